import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useAttention } from '../attention/useAttention.ts';
import type { Game } from '../game/game.ts';
import { words } from '../i18n/index.ts';
import { buzz } from '../motion/haptics.ts';
import { createStage, type Stage } from '../motion/stage.ts';
import { loneMs } from '../motion/timings.ts';
import { Dialog } from '../ui/index.ts';
import { useWide } from '../ui/useWide.ts';
import { Beside } from './beside/Beside.tsx';
import { TableContext, useTableState } from './context/context.ts';
import { isDrawn, useDrawing } from './context/drawing.ts';
import { createTableState, type TableState } from './context/tableState.ts';
import { GodfatherCall } from './dock/GodfatherCall.tsx';
import { PromptPanel } from './dock/PromptPanel.tsx';
import { Waiting } from './dock/Waiting.tsx';
import { useAppraisal } from './hand/appraisal.ts';
import { Hand } from './hand/Hand.tsx';
import { PowerIntroduction } from './introduction/PowerIntroduction.tsx';
import { useLateNotice } from './late/useLateNotice.ts';
import { LiveLog, LogList } from './log/Log.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { Count } from './scene/Count.tsx';
import { Scene } from './scene/Scene.tsx';
import { OwnSeat } from './seats/OwnSeat.tsx';
import { watchRootFont } from './seats/rootFont.ts';
import { SeatDialog } from './seats/SeatDialog.tsx';
import { TableBar } from './TableBar.tsx';
import { Addressed } from './talk/Addressed.tsx';
import { DeadReactions } from './talk/DeadReactions.tsx';
import { TalkPanel } from './talk/TalkPanel.tsx';
import { useLockSounds } from './useLockSounds.ts';
import { useMusic } from './useMusic.ts';
import { useWakeLock } from './wakeLock.ts';
import './table.css';
import './landscape.css';
import './scene/scene.css';
import './scene/shot.css';
import './scene/banner.css';
import './seats/seats.css';
import './seats/big-seats.css';
import './dock/dock.css';
import './dock/choices.css';
import './dock/own-shot.css';
import './hand/hand.css';
import './hint/hint.css';
import './introduction/introduction.css';
import './large-type.css';

/** Vibrates with every new question. */
const useAskBuzz = ({ prompt, stage }: TableState): void => {
  const asked = useComputed(() => (prompt.value === null ? null : stage.moment.value)).value;
  useEffect(() => {
    if (asked !== null) buzz('ask');
  }, [asked]);
};

/** Calls back once, when the end has been shown. */
const useOver = ({ over }: TableState, onOver: (() => void) | undefined): void => {
  const called = useRef(false);
  useEffect(() => {
    if (!over.value || called.current) return;
    called.current = true;
    onOver?.();
  }, [over.value, onOver]);
};

/** Takes the only option there is: nobody has to press it. */
const useLoneChoice = ({ lone, answer, stage, game }: TableState): void => {
  const choice = lone.value;
  const moment = stage.moment.value;
  useEffect(() => {
    if (choice === null) return;
    const open = game.abilities.hurry || stage.view.peek().public.decision === 'take';
    const timer = setTimeout(() => answer(choice), loneMs(open));
    return () => clearTimeout(timer);
  }, [choice?.label, moment]);
};

/** A tap next to everything that can be pressed: the next shot comes at once, or the rest of a sharing. */
const hurryOn =
  ({ stage, game, prompt }: TableState) =>
  ({ target }: Event): void => {
    const beside = target instanceof Element && target.closest('button, a, input') === null;
    if (!beside || prompt.peek() !== null) return;
    if (!stage.scene.peek().sharing) {
      stage.nudge();
      return;
    }
    stage.skip();
    if (game.abilities.hurry) game.hurry();
  };

/** The open decision, or what everybody waits for; `closing` once everything has been shown. */
const Decision = ({ closing, scene }: { closing: ComponentChildren; scene: boolean }) => {
  const { prompt: asked, stage } = useTableState();
  const prompt = asked.value;
  // The hand below keeps its place at the bottom.
  if (!isDrawn('decision')) return <div />;
  if (closing !== undefined && stage.idle.value) return closing;
  return (
    <>
      {prompt ? <PromptPanel prompt={prompt} /> : <Waiting scene={scene} />}
      <GodfatherCall />
    </>
  );
};

/** The table with everybody around it, or the reader's seat where a big screen shows the table; and the count over it. */
const SceneOrSeat = ({ handOnly }: { handOnly: boolean }) => {
  if (!isDrawn('scene')) return null;
  // A table that has just appeared does not count yet.
  const count = isDrawn('unseen') && <Count />;
  if (handOnly) return <OwnSeat>{count}</OwnSeat>;
  return (
    <>
      <Scene />
      {count}
    </>
  );
};

const OwnHand = () => (isDrawn('hand') ? <Hand /> : null);

/** What a table that has just appeared does not show yet. */
const Unseen = () =>
  isDrawn('unseen') ? (
    <>
      <DeadReactions />
      <LiveLog />
    </>
  ) : null;

/** The log beside the table, where there is room for it. */
const SideLog = () => {
  const wide = useWide();
  const { reader } = useTableState();
  if (!wide || reader.value === null) return null;
  return (
    <aside class="table-side">
      <h2 class="table-side-title">{words().table.log}</h2>
      <LogList />
    </aside>
  );
};

/** What the reader opened over the table; talking leaves the decision free. */
const OpenedTalk = () => {
  const { opened } = useTableState();
  const showing = opened.value;
  if (showing?.kind !== 'talk') return null;
  return (
    <TalkPanel
      to={showing.to}
      onClose={() => {
        opened.value = null;
      }}
    />
  );
};

const OpenedDialog = ({ menu }: { menu: ComponentChildren }) => {
  const { opened } = useTableState();
  const showing = opened.value;
  const close = () => {
    opened.value = null;
  };
  switch (showing?.kind) {
    case 'menu':
      return <MenuDialog onClose={close}>{menu}</MenuDialog>;
    case 'log':
      return (
        <Dialog title={words().table.log} onClose={close}>
          <LogList />
        </Dialog>
      );
    case 'seat':
      return <SeatDialog seat={showing.seat} onClose={close} />;
    default:
      return null;
  }
};

type GameTableProps = {
  game: Game;
  /** Menu items besides the settings: leaving, and those added by the surrounding screen. */
  menu?: ComponentChildren;
  /** Shown under the bar in a row of its own, such as a pause: it covers nothing. */
  notices?: ComponentChildren;
  /** Shown beneath the table, such as the controls of a replay. */
  controls?: ComponentChildren;
  /** The page heading if it is not the round, and tools next to it in place of the log. */
  heading?: { readonly title: string; readonly tools: ComponentChildren };
  /** Takes the place of the decision, as soon as everything has been shown. */
  closing?: ComponentChildren;
  /** Called once the end has been shown. */
  onOver?: () => void;
  /** A stage made elsewhere: pictures show a moment of it. */
  staged?: Stage;
  /** A big screen shows the table: here is only what concerns the reader. */
  handOnly?: boolean;
};

/**
 * The table, whatever kind of game it is. For an audience (no seat) the same scene fills the screen. Another game needs
 * another `key`.
 */
export const GameTable = ({
  game,
  menu,
  notices,
  controls,
  heading,
  closing,
  onOver,
  staged,
  handOnly = false,
}: GameTableProps) => {
  const stage = useMemo(() => staged ?? createStage(game), [game, staged]);
  useEffect(() => () => stage.stop(), [stage]);
  const state = useMemo(() => createTableState(game, stage), [game, stage]);
  useDrawing();
  useWakeLock();
  useEffect(watchRootFont, []);
  useMusic(state, controls === undefined);
  useLockSounds(state);
  useAskBuzz(state);
  useAttention(game, controls === undefined && staged === undefined);
  useLoneChoice(state);
  useOver(state, onOver);
  useAppraisal(state);
  useLateNotice(state);
  return (
    <TableContext.Provider value={state}>
      <div
        class="table-screen"
        data-audience={state.reader.value === null}
        data-watching={state.watching.value}
      >
        <TableBar heading={heading} closed={closing !== undefined} />
        <div class="table-notices">{notices}</div>
        <main class="table-main" onPointerDown={hurryOn(state)}>
          <SceneOrSeat handOnly={handOnly} />
          {controls === undefined && staged === undefined && <PowerIntroduction />}
          <div class="dock">
            <Decision closing={closing} scene={!handOnly} />
            {controls}
            <OwnHand />
          </div>
          {handOnly ? <Beside /> : <SideLog />}
          <OpenedTalk />
          <Addressed shown={handOnly} />
        </main>
        <Unseen />
        <OpenedDialog menu={menu} />
      </div>
    </TableContext.Provider>
  );
};
