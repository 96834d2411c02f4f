import { failStart, serve } from './serve.ts';

serve(process.env).catch(failStart);
