import type { Terminal } from './terminal.ts';

/** The progress of a long task: a bar that redraws itself in a terminal, an occasional line elsewhere. */
interface Progress {
  readonly update: (done: number, remark?: string) => void;
  /** Removes the bar from the screen. */
  readonly end: () => void;
}

const BAR = 24;
const REDRAW_MS = 80;
const LINE_EVERY_MS = 5000;
const CLEAR_LINE = '\r\x1b[2K';

export function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * BAR);
  return '█'.repeat(filled) + '░'.repeat(BAR - filled);
}

export function startProgress(terminal: Terminal, label: string, total: number): Progress {
  const started = performance.now();
  let last = terminal.live ? Number.NEGATIVE_INFINITY : started;
  let drawn = false;
  return {
    update(done, remark = '') {
      const now = performance.now();
      if (now - last < (terminal.live ? REDRAW_MS : LINE_EVERY_MS)) return;
      last = now;
      const percent = `${Math.floor((100 * done) / total)}`.padStart(3);
      const text = `${label} ${percent} %${remark === '' ? '' : `  ${remark}`}`;
      if (terminal.live) {
        drawn = true;
        terminal.note(`${CLEAR_LINE}${bar(done / total)} ${text}`);
      } else terminal.note(`${text}\n`);
    },
    end() {
      if (drawn) terminal.note(CLEAR_LINE);
      drawn = false;
    },
  };
}
