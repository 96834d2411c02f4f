import { type Replay, readReplay, result, runReplay, type Seat } from '@holdup/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Character } from './names.ts';

/**
 * Before anyone sits down the server publishes the SHA-256 of a secret. Each person's client then adds randomness, and
 * the seed of the match is the SHA-256 of both. Neither side can choose the shuffle: the server is bound by its
 * commitment, the clients do not know the secret. After the match the secret is shown, and anyone can check.
 */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly randoms: readonly { readonly seat: Seat; readonly value: string }[];
}

/** A finished match: played again, it is the same; and its shuffle can be checked. */
export interface MatchRecord {
  readonly format: 'holdup-record';
  readonly id: string;
  readonly finishedAt: number;
  readonly replay: Replay;
  /** Whom each seat played as. Matches kept by older servers do not say. */
  readonly characters?: readonly Character[];
  readonly proof: Proof;
  /** The moves (by index) that were defaults, since time was up. */
  readonly defaults: readonly number[];
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The commitment to a secret of 64 hex digits. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The seed that the server's secret and everybody's randomness give. */
export const seedOf = (secret: string, randoms: Proof['randoms']): string =>
  hash(
    ['holdup seed 1', secret, ...randoms.map(({ seat, value }) => `${seat}:${value}`)].join('\n'),
  );

/** SHA-256 of a text, in hex. */
export const hashText = hash;

export type Verdict =
  | { readonly fair: true; readonly randoms: number }
  | { readonly fair: false; readonly why: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);
const isRandoms = (value: unknown): value is Proof['randoms'] =>
  Array.isArray(value) &&
  value.every((each) => isRecord(each) && Number.isInteger(each.seat) && isHex(each.value, 32));

const no = (why: string): Verdict => ({ fair: false, why });

/**
 * Checks a finished match from anywhere: the secret fits the commitment, the seed follows from secret and randomness,
 * and the moves lead from that seed to an end. `own` is what this client added and the commitment it was shown then.
 */
export function verifyFairness(
  record: unknown,
  own: { readonly commitment?: string; readonly random?: string } = {},
): Verdict {
  if (!isRecord(record) || !isRecord(record.proof)) return no('it has no proof in it');
  const { commitment, secret, randoms } = record.proof;
  if (!isHex(commitment, 64) || !isHex(secret, 64)) return no('its proof is damaged');
  if (!isRandoms(randoms)) return no('its proof is damaged');
  if (commitmentOf(secret) !== commitment)
    return no('the secret is not the one the server was committed to');
  if (own.commitment !== undefined && own.commitment !== commitment)
    return no('the commitment is not the one that was shown before the match');
  if (own.random !== undefined && !randoms.some(({ value }) => value === own.random))
    return no('the randomness of this client was left out');
  let replay: Replay;
  try {
    replay = readReplay(record.replay);
  } catch (error) {
    return no(error instanceof Error ? error.message : 'its replay cannot be read');
  }
  if (replay.seed !== seedOf(secret, randoms))
    return no('the seed does not follow from the secret and the randomness');
  try {
    if (result(runReplay(replay)) === null)
      return no('its moves do not reach the end of the match');
  } catch (error) {
    return no(error instanceof Error ? error.message : 'its moves cannot be played');
  }
  return { fair: true, randoms: randoms.length };
}
