import { failStart, serve } from './start/serve.ts';

serve(process.env).catch(failStart);
