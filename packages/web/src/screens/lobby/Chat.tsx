import { LIMITS, type TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button } from '../../ui/index.ts';
import { askOrSay } from './ask.ts';

/** Plain talk in the lobby. Everything people write is shown as text, never as anything else. */
export const Chat = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const { tables } = words();
  const typed = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  const said = now.talk.flatMap((talk) => (talk.kind === 'chat' ? [talk] : []));
  const nameOf = (person: number): string => {
    const seat = now.table.seats.find((each) => each.kind === 'person' && each.person === person);
    return seat?.kind === 'person' ? seat.name : '…';
  };
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  const send = async (): Promise<void> => {
    const text = typed.value.trim();
    if (text === '') return;
    typed.value = '';
    if (!(await askOrSay(table, { type: 'chat', text }))) typed.value = text;
  };
  return (
    <div class="lobby-chat">
      <div ref={list} class="lobby-chat-list" role="log" aria-label={tables.chat.name}>
        {said.length === 0 && <p class="field-hint">{tables.chat.empty}</p>}
        {said.map((talk) => (
          <p key={`${talk.at} ${talk.person}`}>
            <strong>{nameOf(talk.person)}</strong> {talk.text}
          </p>
        ))}
      </div>
      {now.you.seat !== null && (
        <form
          class="lobby-chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            type="text"
            class="name-field"
            aria-label={tables.chat.label}
            placeholder={tables.chat.label}
            maxLength={LIMITS.chatLength}
            value={typed.value}
            enterkeyhint="send"
            autocomplete="off"
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
          <Button type="submit" look="sky">
            {tables.chat.send}
          </Button>
        </form>
      )}
    </div>
  );
};
