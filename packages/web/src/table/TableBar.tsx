import type { Move, View } from '@holdup/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import { words } from '../i18n/index.ts';
import type { Stage } from '../motion/stage.ts';
import type { Names } from '../wording/names.ts';
import { stepName } from '../wording/stepName.ts';
import { HintButton } from './hint/HintButton.tsx';
import { BubbleIcon, ListIcon, MenuIcon, SkipIcon } from './icons.tsx';

/** What lies over the table or beside it. */
export type Tool = 'talk' | 'log' | 'menu';

const ToolButton = ({
  name,
  label,
  open,
  onClick,
  children,
}: {
  name: Tool | 'skip';
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

/** How much has been written since the reader last looked. */
const useUnread = (game: Game, looking: boolean): number => {
  const chats = game.talk.value.filter(
    ({ kind, seat }) => kind === 'chat' && seat !== game.latest.value.view.seat,
  ).length;
  const read = useRef(chats);
  if (looking) read.current = chats;
  return Math.max(0, chats - read.current);
};

type TableBarProps = {
  game: Game;
  stage: Stage;
  view: View;
  names: Names;
  /** Something can be decided now. */
  asking: boolean;
  over: boolean;
  opened: Tool | null;
  onTool: (tool: Tool) => void;
  onHint: (move: Move) => void;
};

/** Where the game is, and the tools. */
export const TableBar = ({
  game,
  stage,
  view,
  names,
  asking,
  over,
  opened,
  onTool,
  onHint,
}: TableBarProps) => {
  const { table, game: terms } = words();
  const unread = useUnread(game, opened === 'talk');
  const waiting = !asking || game.choice.value !== null;
  const skippable = game.abilities.hurry && waiting && !over;
  return (
    <header class="table-bar">
      <div class="table-where">
        <h1 tabIndex={-1} class="table-round">
          {terms.counts.round(stage.scene.value.round, view.public.rounds)}
        </h1>
        <span class="table-step">{stepName(view, stage.scene.value)}</span>
      </div>
      <div class="table-tools">
        {skippable && (
          <ToolButton
            name="skip"
            label={table.skip}
            onClick={() => {
              stage.skip();
              game.hurry();
            }}
          >
            <SkipIcon />
          </ToolButton>
        )}
        {asking && !skippable && game.abilities.hint && (
          <HintButton view={view} names={names} onHint={onHint} />
        )}
        {game.abilities.talk && (
          <ToolButton
            name="talk"
            label={unread === 0 ? table.say : table.sayUnread(unread)}
            open={opened === 'talk'}
            onClick={() => onTool('talk')}
          >
            <BubbleIcon />
            {unread > 0 && (
              <span class="table-unread" aria-hidden="true">
                {unread}
              </span>
            )}
          </ToolButton>
        )}
        <ToolButton name="log" label={table.log} onClick={() => onTool('log')}>
          <ListIcon />
        </ToolButton>
        <ToolButton name="menu" label={table.menu} onClick={() => onTool('menu')}>
          <MenuIcon />
        </ToolButton>
      </div>
    </header>
  );
};
