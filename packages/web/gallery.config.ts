import { defineConfig } from 'vite';
import { gangPicture } from './vite.gang.ts';

/** Builds the gallery for tests, so that edits during a run don't affect them. It is not part of the game's page. */
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
