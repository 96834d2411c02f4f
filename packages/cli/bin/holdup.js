#!/usr/bin/env node
import { runUnderModernNode } from '../../../scripts/bootstrap.js';

await runUnderModernNode('packages/cli/src/main.ts', process.argv.slice(2));
