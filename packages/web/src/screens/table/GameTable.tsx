import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { createStage } from '../../motion/stage.ts';
import { Dialog } from '../../ui/index.ts';
import { Count } from './Count.tsx';
import type { TableContext } from './context.ts';
import { Hand } from './Hand.tsx';
import { BubbleIcon, ListIcon, MenuIcon, SkipIcon } from './icons.tsx';
import { LiveLog, LogList } from './Log.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { namesFor } from './names.ts';
import { PromptPanel } from './PromptPanel.tsx';
import { type Choice, promptOf } from './prompt.ts';
import { Scene } from './Scene.tsx';
import { SeatDialog } from './SeatDialog.tsx';
import { stepName } from './stepName.ts';
import { TalkDialog } from './TalkDialog.tsx';
import { Waiting } from './Waiting.tsx';
import { useWakeLock } from './wakeLock.ts';
import './table.css';
import './scene.css';
import './seats.css';
import './dock.css';

type GameTableProps = {
  game: Game;
  /** What the menu offers beside the settings: leaving, and what else the owner of the screen knows. */
  menu?: ComponentChildren;
  /** Shown beneath the table instead of a decision, such as the controls of a replay. */
  controls?: ComponentChildren;
  /** Called once the end has been told. */
  onOver?: () => void;
};

type Opened =
  | { readonly kind: 'menu' | 'log' }
  | { readonly kind: 'talk'; readonly to: Seat | null }
  | { readonly kind: 'seat'; readonly seat: Seat };

/** The table, whatever kind of game it is. For an audience (no seat) the same scene fills the screen. */
export const GameTable = ({ game, menu, controls, onOver }: GameTableProps) => {
  const stage = useMemo(() => createStage(game), [game]);
  useEffect(() => () => stage.stop(), [stage]);
  useWakeLock();
  const opened = useSignal<Opened | null>(null);
  const answered = useSignal<number | null>(null);
  const text = words();
  const { table } = text;
  const view = stage.view.value;
  const latest = game.latest.value;
  const names = namesFor(game.sitters.value, view.seat);
  const cash = view.public.edition === 'first';
  // Others lock in while an answer is on its way; only when something happens can there be a new question.
  const moment = stage.told.value.findLast(({ event }) => event.type !== 'locked')?.id ?? -1;
  const asking = stage.idle.value && answered.value !== moment && latest.view === view;
  const prompt = asking ? promptOf(view, names) : null;
  const over = view.public.result !== null && stage.idle.value;
  const told = useRef(false);
  useEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    onOver?.();
  }, [over, onOver]);
  const close = () => {
    opened.value = null;
  };
  const isCount = view.public.decision === 'aim' || view.public.decision === 'courage';
  const context: TableContext = {
    game,
    words: text,
    prompt,
    answer: ({ move }: Choice) => {
      if (!isCount) answered.value = moment;
      game.answer(move);
    },
    isChosen: ({ move }) => JSON.stringify(game.choice.value) === JSON.stringify(move),
    inspect: (seat) => {
      opened.value = { kind: 'seat', seat };
    },
    secrets: stage.secrets.value,
  };
  const showing = opened.value;
  const waiting = !stage.idle.value || prompt === null || game.choice.value !== null;
  const skippable = game.abilities.hurry && waiting && !over;
  const log = <LogList stage={stage} names={names} context={context} cash={cash} />;
  return (
    <div class="table-screen" data-audience={view.seat === null}>
      <header class="table-bar">
        <div class="table-where">
          <h1 tabIndex={-1} class="table-round">
            {text.game.counts.round(stage.scene.value.round, view.public.rounds)}
          </h1>
          <span class="table-step">{stepName(view, stage.scene.value)}</span>
        </div>
        <div class="table-tools">
          {skippable && (
            <button
              type="button"
              class="button button-quiet icon-button"
              aria-label={table.skip}
              data-tool="skip"
              onClick={() => {
                stage.skip();
                game.hurry();
              }}
            >
              <SkipIcon />
            </button>
          )}
          {game.abilities.talk && (
            <button
              type="button"
              class="button button-quiet icon-button"
              aria-label={table.say}
              onClick={() => {
                opened.value = { kind: 'talk', to: null };
              }}
            >
              <BubbleIcon />
            </button>
          )}
          <button
            type="button"
            class="button button-quiet icon-button table-log-button"
            aria-label={table.log}
            onClick={() => {
              opened.value = { kind: 'log' };
            }}
          >
            <ListIcon />
          </button>
          <button
            type="button"
            class="button button-quiet icon-button"
            aria-label={table.menu}
            onClick={() => {
              opened.value = { kind: 'menu' };
            }}
          >
            <MenuIcon />
          </button>
        </div>
      </header>
      <main class="table-main">
        <Scene stage={stage} view={view} names={names} context={context} />
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
        <aside class="table-side">
          <h2 class="table-side-title">{table.log}</h2>
          {log}
        </aside>
      </main>
      <Count game={game} />
      <LiveLog stage={stage} names={names} context={context} cash={cash} />
      {showing?.kind === 'menu' && <MenuDialog onClose={close}>{menu}</MenuDialog>}
      {showing?.kind === 'log' && (
        <Dialog title={table.log} onClose={close}>
          {log}
        </Dialog>
      )}
      {showing?.kind === 'talk' && (
        <TalkDialog names={names} context={context} to={showing.to} onClose={close} />
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
