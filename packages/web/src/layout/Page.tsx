import type { ComponentChildren } from 'preact';
import { frontWords } from '../i18n/index.ts';
import { Link } from '../routing/routing.tsx';
import { BackIcon } from '../ui/index.ts';
import './page.css';

type PageProps = {
  title: string;
  /** Names the arrangement of a screen that uses the width there is. */
  wide?: string;
  children: ComponentChildren;
};

/** A screen with a title and the way back; its heading takes the focus when the screen opens. */
export const Page = ({ title, wide, children }: PageProps) => (
  <div class={wide === undefined ? 'page' : `page page-wide ${wide}`}>
    <header class="page-head">
      <Link to="/" class="button button-quiet icon-button">
        <BackIcon />
        <span class="unseen">{frontWords().common.back}</span>
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
    <main class="page-main">{children}</main>
  </div>
);
