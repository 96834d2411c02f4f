import { batch, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { addressOf, pathOf } from './base.ts';

/** The page's path below the server's base path. */
export const path = signal('/');

/** The state of the history entry; the browser keeps it across reloads. Validate it before use. */
export const routeState = signal<unknown>(null);

const readLocation = (): void =>
  batch(() => {
    path.value = pathOf(location.pathname);
    routeState.value = history.state;
  });

export const startRouting = (): void => {
  readLocation();
  addEventListener('popstate', readLocation);
};

/** Opens a path as a new history entry. Throws where the browser can't store the state. */
export const navigate = (to: string, state: unknown = null): void => {
  if (to === path.peek() && state === null && routeState.peek() === null) return;
  history.pushState(state, '', addressOf(to));
  readLocation();
  scrollTo(0, 0);
};

/** Opens a path in place of the current history entry: the way back skips the page that led here. */
export const redirect = (to: string): void => {
  history.replaceState(null, '', addressOf(to));
  readLocation();
};

/** Returns the state of the history entry and removes it, so that a reload does not find it again. */
export const takeRouteState = (): unknown => {
  const state = routeState.peek();
  history.replaceState(null, '');
  routeState.value = null;
  return state;
};

type LinkProps = { to: string; class?: string; children: ComponentChildren };

/** A real link: the browser handles modified clicks, such as opening a new tab; a plain click stays in the app. */
export const Link = ({ to, class: className, children }: LinkProps) => (
  <a
    href={addressOf(to)}
    class={className}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      navigate(to);
    }}
  >
    {children}
  </a>
);
