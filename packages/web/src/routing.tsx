import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** The page's path; the whole of the routing state. */
export const path = signal('/');

export const startRouting = (): void => {
  path.value = location.pathname;
  addEventListener('popstate', () => {
    path.value = location.pathname;
  });
};

export const navigate = (to: string): void => {
  if (to === location.pathname) return;
  history.pushState(null, '', to);
  path.value = to;
  scrollTo(0, 0);
};

type LinkProps = { to: string; class?: string; children: ComponentChildren };

/** A real link: opens in a new tab when asked to, otherwise stays in the app. */
export const Link = ({ to, class: className, children }: LinkProps) => (
  <a
    href={to}
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
