/** The server with errors that nobody expects: one thrown by a callback, and a promise that is rejected. */
import { serve } from '../src/serve.ts';

await serve(process.env);
setImmediate(() => {
  throw new Error('boom');
});
void Promise.reject(new Error('boom'));
