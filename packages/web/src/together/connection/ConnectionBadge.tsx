import type { ConnectionState } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import './connection.css';

/** The state of the connection: a dot, and words when it is not online. */
export const ConnectionBadge = ({ state }: { state: ConnectionState }) => (
  <p class="connection" data-state={state} role="status">
    <span class="connection-dot" />
    <span class={state === 'online' ? 'unseen' : ''}>{words().connection[state]}</span>
  </p>
);
