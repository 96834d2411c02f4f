import { enableCompileCache } from 'node:module';

// Every core would otherwise read and compile the engine anew.
enableCompileCache();
await import('./work.ts');
