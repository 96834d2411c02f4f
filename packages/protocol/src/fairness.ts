import {
  checkPowers,
  isRecord,
  POWER_NAMES,
  POWER_WAYS,
  type PowerDeal,
  type Replay,
  RULES_VERSION,
  readReplay,
  result,
  runReplay,
  type Seat,
} from '@holdup/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { HASH_DIGITS, LIMITS } from './limits.ts';
import type { Character } from './names.ts';

/**
 * How a shuffle is made so that nobody can choose it:
 * 1. Before anyone sits down, the server publishes the SHA-256 of a secret (`commitment`).
 * 2. In the lobby every client publishes the SHA-256 of its randomness (`seal`).
 * 3. When the host starts, no more seals are taken, and the clients reveal their randomness.
 * 4. The seed of the match is the SHA-256 of the secret and all revealed randomness (`seedOf`).
 * After the match the secret is published, and anyone can check. What is left to a cheat: whoever is the last to reveal
 * can see the shuffle first and withhold, which the record shows.
 */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly randoms: readonly { readonly seat: Seat; readonly value: string }[];
  /** Seals whose randomness was not revealed in time. Absent in records older than seals. */
  readonly withheld?: readonly { readonly seat: Seat; readonly seal: string }[];
}

/** A finished match, which can be replayed and whose shuffle can be verified. */
export interface MatchRecord {
  readonly format: 'holdup-record';
  readonly id: string;
  readonly finishedAt: number;
  readonly replay: Replay;
  /** The character of each seat; absent in records of older servers. */
  readonly characters?: readonly Character[];
  readonly proof: Proof;
  /** How players got their powers; absent without powers, or if they were dealt as the rules say. */
  readonly powerDeal?: PowerDeal;
  /** The moves (by index) that were defaults because time was up. */
  readonly defaults: readonly number[];
}

/** This client's part in a shuffle, stored to verify the record afterwards. */
export interface Share {
  /** The server's commitment as shown in the lobby. */
  readonly commitment: string;
  readonly random: string;
  /** All seals as shown when this client revealed; null: it has not. */
  readonly seals: readonly string[] | null;
  /** The server confirmed that the randomness arrived in time. */
  readonly counted: boolean;
  /** The match it was used for. */
  readonly match: string | null;
  /** How powers were to be dealt when this client revealed; absent in shares stored by older versions. */
  readonly deal?: PowerDeal | null;
}

/** SHA-256 of a text, in hex. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const hashHex = (digits: string): string => bytesToHex(sha256(hexToBytes(digits)));

/** The commitment to a secret of 64 hex digits. */
export const commitmentOf = (secret: string): string => hashHex(secret);

/** The seal of randomness of 32 hex digits. */
export const sealOf = (random: string): string => hashHex(random);

/** The seed derived from the server's secret and everybody's randomness. */
export const seedOf = (secret: string, randoms: Proof['randoms']): string =>
  hashText(
    ['holdup seed 1', secret, ...randoms.map(({ seat, value }) => `${seat}:${value}`)].join('\n'),
  );

export type Verdict =
  | {
      readonly fair: true;
      /** How many players added randomness. */
      readonly randoms: number;
      /** How many committed to randomness and did not reveal it. */
      readonly withheld: number;
    }
  | { readonly fair: false; readonly why: string }
  /** The shuffle is verified, but the match was played by rules that this version cannot replay. */
  | { readonly fair: null; readonly rulesVersion: number };

const isHex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);
const isListOf = (value: unknown, field: string, digits: number): boolean =>
  Array.isArray(value) &&
  value.every(
    (each) => isRecord(each) && Number.isInteger(each.seat) && isHex(each[field], digits),
  );

const isProof = (value: unknown): value is Proof =>
  isRecord(value) &&
  isHex(value.commitment, HASH_DIGITS) &&
  isHex(value.secret, HASH_DIGITS) &&
  isListOf(value.randoms, 'value', LIMITS.randomDigits) &&
  (value.withheld === undefined || isListOf(value.withheld, 'seal', HASH_DIGITS));

const isPowerDeal = (value: unknown): value is PowerDeal =>
  isRecord(value) &&
  POWER_WAYS.some((way) => way === value.way) &&
  Array.isArray(value.banned) &&
  value.banned.every((power) => POWER_NAMES.some((name) => name === power));

/** A stored share; null: it is damaged. */
export function readShare(value: unknown): Share | null {
  if (
    !isRecord(value) ||
    !isHex(value.commitment, HASH_DIGITS) ||
    !isHex(value.random, LIMITS.randomDigits)
  )
    return null;
  const { commitment, random, seals, counted, match, deal } = value;
  const isList = Array.isArray(seals) && seals.every((seal) => isHex(seal, HASH_DIGITS));
  return {
    commitment,
    random,
    seals: isList ? seals : null,
    counted: counted === true,
    match: typeof match === 'string' ? match : null,
    ...(deal === null || isPowerDeal(deal) ? { deal } : {}),
  };
}

const no = (why: string): Verdict => ({ fair: false, why });
const reasonOf = (error: unknown, fallback: string): string =>
  error instanceof Error ? error.message : fallback;

/** What contradicts this client's observations; null: nothing. */
function contradiction({ commitment, randoms, withheld = [] }: Proof, own: Share): string | null {
  if (own.commitment !== commitment)
    return 'the commitment is not the one that was shown before the match';
  if (own.seals === null) return null;
  const seals = [...randoms.map(({ value }) => sealOf(value)), ...withheld.map(({ seal }) => seal)];
  if (!seals.every((seal) => own.seals?.includes(seal)))
    return 'some randomness was not committed to before the match';
  if (!seals.includes(sealOf(own.random))) return 'the commitment of this client was left out';
  if (own.counted && !randoms.some(({ value }) => value === own.random))
    return 'the randomness of this client was left out';
  return null;
}

const sameDeal = (a: PowerDeal, b: PowerDeal): boolean =>
  a.way === b.way && a.banned.join() === b.banned.join();

/** Throws if seats have powers that the shuffle did not offer, contrary to the record. */
function checkDeal(deal: unknown, { options, seed }: Replay, own: Share | undefined): void {
  if (!Array.isArray(options.powers)) return;
  if (!isPowerDeal(deal)) throw new Error('it does not say how the powers were dealt');
  if (own?.deal === null || (own?.deal && !sameDeal(own.deal, deal)))
    throw new Error('the powers were not dealt as the table had agreed');
  checkPowers(deal, seed, options.powers);
}

/**
 * Verifies a finished match from any source: the secret matches the commitment, the seed follows
 * from secret and randomness, and the moves lead from that seed to an end. With `own`, this
 * client's share, it also verifies that the record matches what the server showed before: without
 * it a server could fabricate the whole record.
 */
export function verifyFairness(record: unknown, own?: Share): Verdict {
  if (!isRecord(record) || !isRecord(record.proof)) return no('it has no proof in it');
  const { proof, replay } = record;
  if (!isProof(proof)) return no('its proof is damaged');
  const { commitment, secret, randoms, withheld = [] } = proof;
  if (commitmentOf(secret) !== commitment)
    return no('the secret is not the one the server was committed to');
  const contradicted = own === undefined ? null : contradiction(proof, own);
  if (contradicted !== null) return no(contradicted);
  if (!isRecord(replay)) return no('it has no replay in it');
  if (replay.seed !== seedOf(secret, randoms))
    return no('the seed does not follow from the secret and the randomness');
  const { rulesVersion } = replay;
  if (typeof rulesVersion === 'number' && rulesVersion !== RULES_VERSION)
    return { fair: null, rulesVersion };
  try {
    const played = readReplay(replay);
    checkDeal(record.powerDeal, played, own);
    if (result(runReplay(played)) === null)
      return no('its moves do not reach the end of the match');
  } catch (error) {
    return no(reasonOf(error, 'its moves cannot be played'));
  }
  return { fair: true, randoms: randoms.length, withheld: withheld.length };
}
