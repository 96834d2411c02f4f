import type { GoneMessage, Presence } from '@holdup/protocol';
import { knockerWithToken } from '../table/door.ts';
import { personsOf, personWithToken, type Table } from '../table/table.ts';
import type { EncodedMessage } from './encodedMessage.ts';

/** One connection that views a table. */
export interface Viewer {
  /** Null: a spectator. */
  person: number | null;
  /** A spectator that is a big screen. */
  screen: boolean;
  /** Watches from the door: sees who is there, but not the match or the talk. */
  door: boolean;
  /** The hash of the token with which they wait for the host's approval; null: they don't wait. */
  knocks: string | null;
  /** The fingerprint of a spectator's browser at this table, for guesses; null: none. */
  watcher: string | null;
  /** Its network, which pays for bots' thinking. */
  readonly network: string;
  /** The connection has ended: it must not be added to a table any more. */
  readonly closed: boolean;
  send(message: EncodedMessage): void;
  gone(why: GoneMessage['why']): void;
}

interface CrowdDeps {
  presence(code: string): Presence;
  /** A viewer arrived or left. `took`: the person who took their seat here. */
  viewersChanged(code: string, took: number | null): void;
}

/** The viewers of one table: who is let in, who stays at the door, and who is dismissed. */
export function createCrowd(viewers: Set<Viewer>, deps: CrowdDeps, code: string) {
  /** Who is connected once this viewer is, too. */
  function presenceWith(viewer: Viewer, person: number | null, door: boolean): Presence {
    const presence = deps.presence(code);
    if (person === null) {
      if (viewers.has(viewer)) return presence;
      return door
        ? { ...presence, door: (presence.door ?? 0) + 1 }
        : { ...presence, spectators: presence.spectators + 1 };
    }
    const persons = new Set([...presence.persons, person]);
    return { ...presence, persons: [...persons].sort((a, b) => a - b) };
  }

  function dismiss(why: GoneMessage['why'], which: (viewer: Viewer) => boolean): void {
    const dismissed = [...viewers].filter(which);
    for (const viewer of dismissed) {
      viewers.delete(viewer);
      viewer.gone(why);
    }
    if (dismissed.length > 0) deps.viewersChanged(code, null);
  }

  /** If two tabs have one seat, the newer one plays, and the older one is dismissed. */
  function welcome(viewer: Viewer, person: number | null, door: boolean): void {
    viewer.person = person;
    viewer.door = door;
    viewers.add(viewer);
    if (person !== null)
      dismiss('replaced', (other) => other !== viewer && other.person === person);
  }

  return {
    presenceWith,
    dismiss,
    welcome,
    /** Dismisses the viewers whose person has left the table or was removed. */
    dismissLeft(table: Table): void {
      const persons = new Set(personsOf(table).map(({ person }) => person));
      dismiss('removed', ({ person }) => person !== null && !persons.has(person));
    },
    dismissSpectators: () =>
      dismiss('removed', ({ person, screen, door }) => person === null && !screen && !door),
    /** Lets in viewers the host has admitted, and dismisses those the host rejected. */
    answerKnocks(table: Table, whole: (viewer: Viewer) => EncodedMessage): void {
      for (const viewer of viewers) {
        if (viewer.knocks === null || knockerWithToken(table, viewer.knocks) !== null) continue;
        const person = personWithToken(table, viewer.knocks)?.person ?? null;
        viewer.knocks = null;
        if (person === null) dismiss('turnedAway', (other) => other === viewer);
        else {
          welcome(viewer, person, false);
          viewer.send(whole(viewer));
          deps.viewersChanged(code, person);
        }
      }
    },
  };
}
