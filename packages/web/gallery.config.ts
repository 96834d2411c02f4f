import { defineConfig } from 'vite';
import { gangPicture } from './vite.gang.ts';

/** The gallery built for tests: what is edited meanwhile doesn't reach them. Nothing of it is part of the game's page. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [gangPicture()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    rolldownOptions: { input: 'gallery.html' },
  },
  preview: { host: '127.0.0.1' },
});
