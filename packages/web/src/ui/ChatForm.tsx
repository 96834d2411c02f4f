import { LIMITS } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../i18n/index.ts';
import { Button } from './Button.tsx';

/** One line to everybody. Where sending fails (`send` returns false), the text comes back for another try. */
export const ChatForm = ({ send }: { send: (text: string) => boolean | Promise<boolean> }) => {
  const { chat } = words().tables;
  const typed = useSignal('');
  const submit = async (): Promise<void> => {
    const text = typed.value.trim();
    if (text === '') return;
    typed.value = '';
    if (!(await send(text)) && typed.value === '') typed.value = text;
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input
        type="text"
        class="chat-field"
        aria-label={chat.label}
        placeholder={chat.label}
        maxLength={LIMITS.chatLength}
        value={typed.value}
        enterkeyhint="send"
        autocomplete="off"
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
        }}
      />
      <Button type="submit" look="sky">
        {chat.send}
      </Button>
    </form>
  );
};
