import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import { words } from '../i18n/index.ts';
import { stepName } from '../wording/stepName.ts';
import { useTableState } from './context/context.ts';
import { HintButton } from './hint/HintButton.tsx';
import { BubbleIcon, ListIcon, MenuIcon, SkipIcon } from './icons.tsx';

const ToolButton = ({
  name,
  label,
  open,
  onClick,
  children,
}: {
  name: 'talk' | 'log' | 'menu' | 'skip';
  label: string;
  open?: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) => (
  <button
    type="button"
    class={`button button-quiet icon-button table-${name}-button`}
    aria-label={label}
    data-tool={name}
    {...(open === undefined ? {} : { 'aria-expanded': open })}
    onClick={onClick}
  >
    {children}
  </button>
);

/** The number of chat messages since the reader last looked. */
const useUnread = (game: Game, looking: boolean): number => {
  const chats = game.talk.value.filter(
    ({ kind, seat }) => kind === 'chat' && seat !== game.latest.value.view.seat,
  ).length;
  const read = useRef(chats);
  if (looking) read.current = chats;
  return Math.max(0, chats - read.current);
};

const SkipButton = () => {
  const { stage, game } = useTableState();
  return (
    <ToolButton
      name="skip"
      label={words().table.skip}
      onClick={() => {
        stage.skip();
        game.hurry();
      }}
    >
      <SkipIcon />
    </ToolButton>
  );
};

const TalkButton = () => {
  const { game, opened } = useTableState();
  const { table } = words();
  const open = opened.value?.kind === 'talk';
  const unread = useUnread(game, open);
  return (
    <ToolButton
      name="talk"
      label={unread === 0 ? table.say : table.sayUnread(unread)}
      open={open}
      onClick={() => {
        opened.value = open ? null : { kind: 'talk', to: null };
      }}
    >
      <BubbleIcon />
      {unread > 0 && (
        <span class="table-unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </ToolButton>
  );
};

const Where = ({ title }: { title: string | undefined }) => {
  const { stage } = useTableState();
  const scene = stage.scene.value;
  const view = stage.view.value;
  return (
    <div class="table-where">
      <h1 tabIndex={-1} class="table-round">
        {title ?? words().game.counts.round(scene.round, view.public.rounds)}
      </h1>
      <span class="table-step">{stepName(view, scene)}</span>
    </div>
  );
};

type TableBarProps = {
  heading: { readonly title: string; readonly tools: ComponentChildren } | undefined;
  /** Nothing more is going to happen. */
  closed: boolean;
};

/** Where the game is, and the tools. */
export const TableBar = ({ heading, closed }: TableBarProps) => {
  const { game, stage, prompt, over, opened } = useTableState();
  const { table } = words();
  const asking = prompt.value !== null;
  const waiting = !asking || game.choice.value !== null;
  const done = over.value || (closed && stage.idle.value);
  const hintsFor = game.abilities.hint;
  const skippable = game.abilities.hurry && waiting && !done;
  const open = (kind: 'log' | 'menu') => () => {
    opened.value = { kind };
  };
  return (
    <header class="table-bar">
      <Where title={heading?.title} />
      <div class="table-tools">
        {skippable && <SkipButton />}
        {asking && !skippable && hintsFor !== null && <HintButton company={hintsFor} />}
        {game.abilities.talk && <TalkButton />}
        {heading?.tools ?? (
          <ToolButton name="log" label={table.log} onClick={open('log')}>
            <ListIcon />
          </ToolButton>
        )}
        <ToolButton name="menu" label={table.menu} onClick={open('menu')}>
          <MenuIcon />
        </ToolButton>
      </div>
    </header>
  );
};
