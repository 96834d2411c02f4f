import type { Plugin } from 'vite';

/** The letters that every language needs. Polish fetches its further ones with its words. */
const FIRST = /(?:bangers-latin-400|rubik-latin-wght)-normal.*\.woff2$/;

/** Lets browsers fetch the typefaces along with the code, instead of when the first heading is laid out. */
export const typefaces = (): Plugin => ({
  name: 'holdup-typefaces',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head',
        })),
  },
});
