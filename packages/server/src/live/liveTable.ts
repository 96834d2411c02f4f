import type { Table } from '../table/table.ts';
import { createAudience } from './audience.ts';
import { contain, enqueue, isBusy, lookForNewRows, type State } from './rowQueue.ts';
import type { LiveTable, LiveTableDeps } from './task.ts';

/**
 * A table in memory. Tasks are applied to it at once, one after the other, but nothing is sent
 * before the row with their entries is committed. If another node was faster, the table is rebuilt
 * from the log and the tasks are tried again: the state in memory is speculative, ahead of the log.
 */
export function createLiveTable(start: Table, deps: LiveTableDeps): LiveTable {
  const { code } = start;
  const audience = createAudience(start, deps);
  const handle: LiveTable = {
    code,
    get table() {
      return state.table;
    },
    viewers: audience.viewers,
    submit: (task) => enqueue(state, task),
    detach: audience.detach,
    dismissPerson: audience.dismissPerson,
    dismissAll: audience.dismissAll,
    catchUp: (seq) =>
      contain(state, () => {
        state.newest = Math.max(state.newest, seq);
        lookForNewRows(state);
      }),
    // With a row on its way, the clock goes out with the next one.
    resendClock: () => contain(state, () => isBusy(state) || audience.resendClock(state.table)),
    broadcast: audience.broadcast,
    contain: (work) => contain(state, work),
    busy: () => isBusy(state),
    idle: () =>
      new Promise((resolve) => {
        if (isBusy(state) && deps.health.up) state.idleListeners.push(resolve);
        else resolve();
      }),
  };
  const state: State = {
    code,
    deps,
    audience,
    attempts: new WeakMap(),
    handle,
    table: start,
    row: null,
    scheduled: false,
    writing: null,
    waiting: null,
    newest: 0,
    faults: 0,
    aside: null,
    idleListeners: [],
  };
  return handle;
}
