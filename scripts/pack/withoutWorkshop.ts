import path from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from '../install.js';

const WORKSHOP = path.join(root, 'packages', 'cli', 'src', 'workshop.ts');

/** Leaves out the commands that need a checkout. */
export const withoutWorkshop = (): Plugin => ({
  name: 'holdup-without-workshop',
  load: (id) => (path.normalize(id) === WORKSHOP ? 'export const WORKSHOP_COMMANDS = [];' : null),
});
