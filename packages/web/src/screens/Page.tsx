import type { ComponentChildren } from 'preact';
import { words } from '../i18n/index.ts';
import { Link } from '../routing.tsx';
import { BackIcon } from '../ui/index.ts';
import './page.css';

/** A screen with a title and the way back; its heading takes the focus when the screen opens. */
export const Page = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="page">
    <header class="page-head">
      <Link to="/" class="button button-quiet icon-button">
        <BackIcon />
        <span class="unseen">{words().common.back}</span>
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
    <main class="page-main">{children}</main>
  </div>
);
