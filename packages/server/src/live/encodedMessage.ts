/** A message for clients: its text, and the WebSocket frame that carries it, made once for all who get it. */
export interface Letter {
  readonly text: string;
  readonly frame: Buffer;
}

const FINAL_TEXT = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** A whole text frame of a server (RFC 6455, 5.2: not masked), header and all, so that one write sends it. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < LENGTH_IN_2_BYTES ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = LENGTH_IN_2_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_8_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

export const letter = (text: string): Letter => ({ text, frame: textFrame(text) });
