import { defineConfig } from 'vite';
import { compressedFiles } from './vite.compress.ts';
import { firstPaint, gangPicture } from './vite.gang.ts';
import { offlineFiles, SERVICE_WORKER } from './vite.offline.ts';
import { previewParts } from './vite.previews.ts';
import { typefaces } from './vite.typefaces.ts';

/** The gallery is a page of its own and no input of this build, so it never reaches production. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    firstPaint(),
    typefaces(),
    gangPicture(),
    previewParts(),
    offlineFiles(),
    compressedFiles(),
  ],
  worker: { format: 'es' },
  experimental: {
    // Built files find each other wherever a server puts them; the page's own links are rewritten by the server.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', serviceWorker: 'src/offline/serviceWorker.ts' },
      output: {
        // A few files instead of dozens of tiny ones: every link costs a slow phone milliseconds before anything is drawn.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: /^(?!.*serviceWorker)/, priority: 3 },
            { name: 'parts', test: /[\\/]src[\\/](?:art|ui|wording|layout)[\\/]/, priority: 2 },
            {
              name: 'table',
              test: /[\\/]src[\\/](?:table|screens[\\/]finished)[\\/]/,
              priority: 1,
            },
          ],
        },
        entryFileNames: ({ name }) =>
          name === 'serviceWorker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});
