import { type Json, json, type ServerMessage } from '@holdup/protocol';
import { Sender } from 'ws';

declare module 'ws' {
  /** Exported by ws, missing from its type definitions. */
  const Sender: {
    frame(
      data: Buffer,
      options: { fin: boolean; opcode: number; mask: boolean; readOnly: boolean; rsv1: boolean },
    ): Buffer[];
  };
}

/** A message to clients: its text, and the WebSocket frame that carries it, built once for everyone who gets it. */
export interface EncodedMessage {
  readonly text: string;
  readonly frame: Buffer;
}

const TEXT = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false } as const;

/** Header and payload in one buffer, so that one write sends the frame. */
export const textFrame = (text: string): Buffer =>
  Buffer.concat(Sender.frame(Buffer.from(text), TEXT));

/** A message that was put together from encoded pieces. */
export const encodeJson = (text: Json<ServerMessage>): EncodedMessage => ({
  text,
  frame: textFrame(text),
});

export const encode = (message: ServerMessage): EncodedMessage => encodeJson(json(message));
