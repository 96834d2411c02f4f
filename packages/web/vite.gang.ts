import { type ComponentType, h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { type Plugin, runnerImport } from 'vite';
import type { ArtProps } from './src/art/drawing/Frame.tsx';

type Art = typeof import('./src/art/index.ts');

const NAME = 'virtual:gang';
const ART = new URL('src/art/index.ts', import.meta.url).pathname;

/** A picture as a file of its own, including the patterns that a page mounts once. */
export const standAlone = <P extends object>(
  { ArtPatterns }: Pick<Art, 'ArtPatterns'>,
  picture: ComponentType<P>,
  props: P,
): string =>
  renderToStaticMarkup(h(picture, props)).replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${renderToStaticMarkup(h(ArtPatterns, {}))}`,
  );

/** The pictures, loaded into the process that builds. */
export const importArt = (): Promise<{ readonly module: Art; readonly dependencies: string[] }> =>
  runnerImport<Art>(ART, {
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    logLevel: 'warn',
  });

/** Puts the wordmark into the page itself: it is there with the first paint, before any script. */
export const firstPaint = (): Plugin => ({
  name: 'holdup-first-paint',
  async transformIndexHtml(html) {
    const { module } = await importArt();
    return html.replace(
      '<!-- wordmark -->',
      standAlone<ArtProps>(module, module.Wordmark, { label: 'Hold-Up' }),
    );
  },
});

/** The gang of the front page, rendered at build time instead of shape by shape on every phone. */
export const gangPicture = (): Plugin => ({
  name: 'holdup-gang-picture',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  async load(id) {
    if (id !== `\0${NAME}`) return null;
    const { module, dependencies } = await importArt();
    for (const file of dependencies) this.addWatchFile(file);
    const svg = standAlone<ArtProps>(module, module.Gang, {});
    const address = `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;
    return `export const gang = ${JSON.stringify(address)};`;
  },
});
