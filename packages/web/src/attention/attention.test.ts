import { createMatch, type Move, play, type View, viewOf } from '@holdup/engine';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../i18n/index.ts';
import { changeSettings } from '../settings/settings.ts';
import { askToNotify } from './notify.ts';
import { watchForTurn } from './useAttention.ts';

const ICON = '/icons/icon.svg';

/** A page with a title and an icon that can be hidden, in a browser that records notifications. */
const openPage = (permission: NotificationPermission) => {
  const link = new Map([['href', ICON]]);
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    title: 'Round 1 · Hold-Up',
    querySelector: () => ({
      getAttribute: (name: string) => link.get(name),
      setAttribute: (name: string, value: string) => link.set(name, value),
    }),
  });
  const notifications: string[] = [];
  const asked = vi.fn(async () => permission);
  const registration = {
    active: {},
    showNotification: async (title: string) => void notifications.push(title),
    getNotifications: async () =>
      notifications.map(() => ({ close: () => notifications.splice(0) })),
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('Notification', { permission, requestPermission: asked });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return {
    page,
    icon: () => link.get('href'),
    notifications,
    asked,
    hide: (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

/** A reader in seat 0 who waits for the others, and then is asked to aim. */
const views = (): readonly [View, View] => {
  const match = createMatch({ edition: 'second', seats: 3, seed: 'attention' });
  play(match, 0, { move: 'load', bullet: 'click' });
  const waiting = viewOf(match, 0);
  play(match, 1, { move: 'load', bullet: 'click' });
  play(match, 2, { move: 'load', bullet: 'click' });
  return [waiting, viewOf(match, 0)];
};

const gameAt = (view: View) => ({
  latest: signal({ id: 0, events: [], view, secrets: null }),
  choice: signal<Move | null>(null),
});

/** Notifications are shown after a few promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => speak('en'));
afterEach(() => {
  changeSettings({ notify: false });
  vi.unstubAllGlobals();
});

describe('a page in the background', () => {
  it('says in its title and icon that it is the reader’s turn, until they look or have chosen', () => {
    const { page, icon, hide } = openPage('default');
    const [waiting, asked] = views();
    const game = gameAt(waiting);
    const stop = watchForTurn(game);
    hide(true);
    expect(page.title).toBe('Round 1 · Hold-Up');
    game.latest.value = { ...game.latest.value, id: 1, view: asked };
    expect(page.title).toBe('● Your turn! · Hold-Up');
    expect(icon()).toBe('/icons/turn.svg');
    hide(false);
    expect(page.title).toBe('Round 1 · Hold-Up');
    expect(icon()).toBe(ICON);
    hide(true);
    expect(icon()).toBe('/icons/turn.svg');
    game.choice.value = { move: 'aim', target: 1 };
    expect(icon()).toBe(ICON);
    game.choice.value = null;
    stop();
    expect(page.title).toBe('Round 1 · Hold-Up');
  });

  it('notifies once for each turn where the reader switched it on, and takes it back when they look', async () => {
    const { notifications, hide, asked: requested } = openPage('granted');
    changeSettings({ notify: true });
    const [waiting, asked] = views();
    const game = gameAt(waiting);
    const stop = watchForTurn(game);
    hide(true);
    game.latest.value = { ...game.latest.value, id: 1, view: asked };
    await settle();
    expect(notifications).toEqual(['Your turn!']);
    game.latest.value = { ...game.latest.value, id: 2, view: asked };
    await settle();
    expect(notifications).toHaveLength(1);
    hide(false);
    await settle();
    expect(notifications).toEqual([]);
    expect(requested).not.toHaveBeenCalled();
    stop();
  });

  it('never notifies where the reader did not ask for it or the browser refuses', async () => {
    for (const [permission, notify] of [
      ['granted', false],
      ['denied', true],
      ['default', true],
    ] as const) {
      const { notifications, hide, asked: requested } = openPage(permission);
      changeSettings({ notify });
      const [waiting, asked] = views();
      const game = gameAt(waiting);
      const stop = watchForTurn(game);
      hide(true);
      game.latest.value = { ...game.latest.value, id: 1, view: asked };
      await settle();
      expect(notifications).toEqual([]);
      expect(requested).not.toHaveBeenCalled();
      stop();
    }
  });

  it('asks the browser only when told to', async () => {
    const { asked } = openPage('denied');
    expect(await askToNotify()).toBe(false);
    expect(asked).toHaveBeenCalledOnce();
  });
});
