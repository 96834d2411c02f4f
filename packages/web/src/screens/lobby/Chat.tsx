import type { TableMessage } from '@holdup/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { personName } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { askOrSay } from '../../together/connection/ask.ts';
import { ChatForm } from '../../ui/ChatForm.tsx';

/** Chat in the lobby. Whatever people write is shown as plain text. */
export const Chat = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const { tables } = words();
  const list = useRef<HTMLDivElement>(null);
  const said = now.talk.flatMap((talk) => (talk.kind === 'chat' ? [talk] : []));
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  return (
    <div class="lobby-chat">
      <div ref={list} class="lobby-chat-list" role="log" aria-label={tables.chat.name}>
        {said.length === 0 && <p class="field-hint">{tables.chat.empty}</p>}
        {said.map((talk) => (
          <p key={`${talk.at} ${talk.person}`}>
            <strong>{personName(now, talk.person) ?? '…'}</strong> {talk.text}
          </p>
        ))}
      </div>
      {now.you.seat !== null && (
        <ChatForm send={(text) => askOrSay(table, { type: 'chat', text })} />
      )}
    </div>
  );
};
