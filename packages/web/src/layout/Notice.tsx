import type { ComponentChildren } from 'preact';
import { Character, type CharacterId, type Expression } from '../art/index.ts';
import './notice.css';

type NoticeProps = {
  who: CharacterId;
  expression: Expression;
  title: string;
  text?: string;
  children?: ComponentChildren;
};

/** An error page that says what is wrong and what can be done. */
export const Notice = ({ who, expression, title, text, children }: NoticeProps) => (
  <main class="notice">
    <Character id={who} expression={expression} size={160} />
    <h1 tabIndex={-1}>{title}</h1>
    {text !== undefined && <p>{text}</p>}
    <div class="notice-ways">{children}</div>
  </main>
);
