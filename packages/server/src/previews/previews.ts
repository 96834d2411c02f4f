import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createDrawing } from './drawing.ts';
import { findSubject, type SubjectSource } from './find.ts';
import { withPreview } from './head.ts';
import { fontFiles, languageOf, type PreviewParts, readParts } from './parts.ts';
import { pictureOf } from './picture.ts';
import type { Subject } from './subject.ts';

interface PreviewsDeps extends SubjectSource {
  readonly webRoot: string;
  /** Where the game is, as clients see it: `https://example.org/games/holdup`. */
  rootOf(request: FastifyRequest): string;
  addressOf(request: FastifyRequest): string;
}

/** What links to this server look like in a chat. */
export interface Previews {
  /** The page with what its address leads to in its head. */
  complete(request: FastifyRequest, page: string): Promise<string>;
  close(): Promise<void>;
}

interface Asked {
  readonly subject: Subject;
  readonly parts: PreviewParts;
  readonly language: string;
}

const PICTURES_PER_MINUTE = 60;
const PICTURE_SECONDS = 300;

/** The language in `?lang=`. */
const wishIn = (url: string): string | null => new URLSearchParams(url.split('?')[1]).get('lang');

/** Adds the pictures' routes. */
export function servePreviews(app: FastifyInstance, deps: PreviewsDeps): Previews {
  const parts = readParts(deps.webRoot);
  if (parts === null) return { complete: async (_, page) => page, close: async () => {} };
  const drawing = createDrawing(fontFiles(deps.webRoot));

  const look = async (request: FastifyRequest, path: string): Promise<Asked> => ({
    subject: await findSubject(path, deps.addressOf(request), deps),
    parts,
    language: languageOf(parts, wishIn(request.url), request.headers['accept-language']),
  });

  app.get<{ Params: { '*': string } }>(
    '/pictures/*',
    { config: { rateLimit: { max: PICTURES_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { subject, language } = await look(
        request,
        `/${request.params['*'].replace(/\.png$/, '')}`,
      );
      const png = await drawing.draw(pictureOf(subject, parts, language));
      if (png === null)
        return reply
          .code(503)
          .header('retry-after', '10')
          .send({ error: 'tooManyRequests', message: 'Too many pictures are being drawn.' });
      return (
        reply
          .type('image/png')
          // Chats fetch it from anywhere.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', `public, max-age=${PICTURE_SECONDS}`)
          .send(png)
      );
    },
  );
  return {
    async complete(request, page) {
      const path = request.url.split('?')[0] ?? '/';
      return withPreview(page, await look(request, path), { root: deps.rootOf(request), path });
    },
    close: drawing.close,
  };
}
