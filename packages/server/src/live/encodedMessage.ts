import { type Json, json, type ServerMessage } from '@holdup/protocol';

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

/** Header and payload in one buffer, so that one write sends the frame. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  frame[1] = header === 2 ? length : header === 4 ? TWO_BYTES : EIGHT_BYTES;
  if (header === 4) frame.writeUInt16BE(length, 2);
  if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, header);
  return frame;
}

/** A message assembled from encoded fragments. */
export const encodeJson = (text: Json<ServerMessage>): EncodedMessage => ({
  text,
  frame: textFrame(text),
});

export const encode = (message: ServerMessage): EncodedMessage => encodeJson(json(message));
