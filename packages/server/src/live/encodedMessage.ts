import { json, type ServerMessage } from '@holdup/protocol';

/** A message to clients: its text, and the WebSocket frame that carries it, built once for everyone who gets it. */
export interface EncodedMessage {
  readonly text: string;
  readonly frame: Buffer;
}

/** FIN and the opcode of a text frame (RFC 6455, 5.2); a server does not mask. */
const TEXT = 0x81;
/** Lengths from here on follow the header's first two bytes, in two or in eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const NOTHING = Buffer.alloc(0);

/** Header and payload in one buffer, so that one write sends the frame. */
export function textFrame(text: string, beginning: Buffer = NOTHING): Buffer {
  const length = beginning.length + Buffer.byteLength(text);
  const header = length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  frame[1] = header === 2 ? length : header === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (header === 4) frame.writeUInt16BE(length, 2);
  if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  beginning.copy(frame, header);
  frame.write(text, header + beginning.length);
  return frame;
}

/** The beginning of several messages, encoded once. */
export interface Beginning {
  readonly text: string;
  readonly bytes: Buffer;
}

export const encodeBeginning = (text: string): Beginning => ({ text, bytes: Buffer.from(text) });

export const encodeAfter = ({ text, bytes }: Beginning, end: string): EncodedMessage => ({
  text: text + end,
  frame: textFrame(end, bytes),
});

export function encode(message: ServerMessage): EncodedMessage {
  const text = json(message);
  return { text, frame: textFrame(text) };
}
