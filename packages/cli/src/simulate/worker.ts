import { enableCompileCache } from 'node:module';
import { serve } from '../workers/serve.ts';
import type { Batch, Plan } from './plan.ts';

// Otherwise every core would compile the engine again.
enableCompileCache();
const { playBatch } = await import('./batch.ts');

await serve(async (plan: Plan) => (batch: Batch) => playBatch(plan, batch));
