import { channelPromise } from './channel.ts';
import { floodsPromise } from './floods.ts';
import { framesPromise } from './frames.ts';
import { killPostgresPromise, killPromise } from './kill.ts';
import { nodesPromise } from './nodes.ts';
import { powerPromise } from './power.ts';
import type { ServerPromise } from './promise.ts';
import { proxyPromise } from './proxy.ts';
import { soakPromise } from './soak.ts';
import { silencePromise, twinsPromise } from './suite.ts';
import { timingPromise } from './timing.ts';
import { troublePromise } from './trouble.ts';
import { upgradePromise } from './upgrade.ts';

/** All promises, by the name that a command line gives them. */
export const PROMISES = {
  kill: killPromise,
  'kill-postgres': killPostgresPromise,
  power: powerPromise,
  trouble: troublePromise,
  nodes: nodesPromise,
  frames: framesPromise,
  floods: floodsPromise,
  twins: twinsPromise,
  timing: timingPromise,
  silence: silencePromise,
  soak: soakPromise,
  proxy: proxyPromise,
  channel: channelPromise,
  upgrade: upgradePromise,
} satisfies Record<string, ServerPromise>;
