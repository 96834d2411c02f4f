// Usage: node scripts/pack/apiMain.ts   Writes the API of each library into its README.
import { runTypes } from '../runners.ts';
import { writeReadmes } from './readme.ts';

const { failed } = await runTypes();
if (failed === 0) writeReadmes();
else process.exitCode = 1;
