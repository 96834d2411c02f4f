import { countOf, type Move, type Seat, sameMove } from '@holdup/engine';
import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import { words } from '../i18n/index.ts';
import { afterPaint } from '../motion/afterPaint.ts';
import { buzz } from '../motion/haptics.ts';
import { createStage, type Stage } from '../motion/stage.ts';
import { Dialog } from '../ui/index.ts';
import { useWide } from '../ui/useWide.ts';
import { namesFor } from '../wording/names.ts';
import type { TableContext } from './context/context.ts';
import { PromptPanel } from './dock/PromptPanel.tsx';
import { Waiting } from './dock/Waiting.tsx';
import { Hand } from './hand/Hand.tsx';
import { LiveLog, LogList } from './log/Log.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { type Choice, promptOf } from './prompt/prompt.ts';
import { Count } from './scene/Count.tsx';
import { Scene } from './scene/Scene.tsx';
import { OwnSeat } from './seats/OwnSeat.tsx';
import { SeatDialog } from './seats/SeatDialog.tsx';
import { TableBar, type Tool } from './TableBar.tsx';
import { TalkPanel } from './talk/TalkPanel.tsx';
import { useWakeLock } from './wakeLock.ts';
import './table.css';
import './scene/scene.css';
import './seats/seats.css';
import './dock/dock.css';
import './dock/choices.css';
import './hand/hand.css';
import './hint/hint.css';

type GameTableProps = {
  game: Game;
  /** What the menu offers beside the settings: leaving, and what else the owner of the screen knows. */
  menu?: ComponentChildren;
  /** Shown beneath the table instead of a decision, such as the controls of a replay. */
  controls?: ComponentChildren;
  /** Called once the end has been told. */
  onOver?: () => void;
  /** The telling, where somebody else does it: pictures show a moment of it. */
  staged?: Stage;
  /** A big screen shows the table: here is only what concerns the reader. */
  handOnly?: boolean;
};

type Opened =
  | { readonly kind: 'menu' | 'log' }
  | { readonly kind: 'talk'; readonly to: Seat | null }
  | { readonly kind: 'seat'; readonly seat: Seat };

/** The table, whatever kind of game it is. For an audience (no seat) the same scene fills the screen. */
export const GameTable = ({
  game,
  menu,
  controls,
  onOver,
  staged,
  handOnly = false,
}: GameTableProps) => {
  const Around = handOnly ? OwnSeat : Scene;
  const stage = useMemo(() => staged ?? createStage(game), [game, staged]);
  useEffect(() => () => stage.stop(), [stage]);
  useWakeLock();
  const wide = useWide();
  const opened = useSignal<Opened | null>(null);
  const answered = useSignal<number | null>(null);
  /** Tapped just now: shown as taken at once, while the table follows with the next picture. */
  const pressed = useSignal<Move | null>(null);
  const hinted = useSignal<{ readonly moment: number; readonly move: Move } | null>(null);
  const text = words();
  const { table } = text;
  const view = stage.view.value;
  const names = namesFor(game.sitters.value, view.seat);
  const cash = view.public.edition === 'first';
  const moment = stage.moment.value;
  const asking = stage.idle.value && answered.value !== moment;
  const prompt = asking ? promptOf(view, names) : null;
  const over = view.public.result !== null && stage.idle.value;
  const asked = prompt !== null;
  useEffect(() => {
    if (asked) buzz('ask');
  }, [asked, moment]);
  const told = useRef(false);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    onOver?.();
  }, [over, onOver]);
  const close = () => {
    opened.value = null;
  };
  const open = (tool: Tool): void => {
    const toggled = tool === 'talk' && opened.peek()?.kind === 'talk';
    opened.value = toggled ? null : tool === 'talk' ? { kind: 'talk', to: null } : { kind: tool };
  };
  const isCount = countOf(view.public.decision) !== null;
  const context: TableContext = {
    game,
    words: text,
    prompt,
    changeable: isCount,
    answer: ({ move }: Choice) => {
      if (pressed.peek() !== null) return;
      game.answer(move);
      if (isCount) return;
      pressed.value = move;
      afterPaint(() =>
        batch(() => {
          answered.value = moment;
          pressed.value = null;
        }),
      );
    },
    isChosen: ({ move }) => sameMove(pressed.value ?? game.choice.value, move),
    isHinted: ({ move }) => hinted.value?.moment === moment && sameMove(hinted.value.move, move),
    inspect: (seat) => {
      opened.value = { kind: 'seat', seat };
    },
    secrets: stage.secrets.value,
  };
  const showing = opened.value;
  const log = () => <LogList stage={stage} names={names} context={context} cash={cash} />;
  return (
    <div class="table-screen" data-audience={view.seat === null}>
      <TableBar
        {...{ game, stage, view, names }}
        asking={prompt !== null}
        over={over}
        opened={showing?.kind === 'seat' ? null : (showing?.kind ?? null)}
        onTool={open}
        onHint={(move) => {
          hinted.value = { moment, move };
        }}
      />
      <main class="table-main">
        <Around stage={stage} view={view} names={names} context={context} />
        <div class="dock">
          {prompt ? (
            <PromptPanel
              prompt={prompt}
              context={context}
              decision={`${view.public.round}-${view.public.decision}`}
            />
          ) : (
            <Waiting stage={stage} view={view} names={names} context={context} />
          )}
          {controls}
          <Hand view={view} context={context} />
        </div>
        {wide && !handOnly && view.seat !== null && (
          <aside class="table-side">
            <h2 class="table-side-title">{table.log}</h2>
            {log()}
          </aside>
        )}
        {showing?.kind === 'talk' && (
          <TalkPanel names={names} context={context} to={showing.to} onClose={close} />
        )}
      </main>
      <Count game={game} stage={stage} />
      <LiveLog stage={stage} names={names} context={context} cash={cash} />
      {showing?.kind === 'menu' && <MenuDialog onClose={close}>{menu}</MenuDialog>}
      {showing?.kind === 'log' && (
        <Dialog title={table.log} onClose={close}>
          {log()}
        </Dialog>
      )}
      {showing?.kind === 'seat' && (
        <SeatDialog
          seat={showing.seat}
          scene={stage.scene.value}
          view={view}
          names={names}
          context={context}
          onTalk={() => {
            opened.value = { kind: 'talk', to: showing.seat };
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
