import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Previews } from '../previews/previews.ts';
import type { Config } from '../start/config.ts';
import { allowFraming } from './framing.ts';
import { NOTHING_HERE } from './nothingHere.ts';

const gzip = promisify(zlib.gzip);

/** The built page as it is sent from a base path: its links lead there, and its scripts read the base from it. */
function pageAt(html: string, base: string): string {
  return base === ''
    ? html
    : html
        .replace(/ (href|src)="\//g, ` $1="${base}/`)
        .replace('<html', `<html data-base="${base}"`);
}

/** Sends the page: compressed if the client can read that, and not again if it has it already. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding, accept-language' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await gzip(page));
}

/** The page and its files. Every other path is a screen of the page. */
export async function servePage(
  app: FastifyInstance,
  config: Pick<Config, 'webRoot' | 'basePath' | 'frameAncestors'>,
  previews: Previews,
): Promise<void> {
  const { webRoot, basePath } = config;
  const index = path.join(webRoot, 'index.html');
  if (!existsSync(index)) {
    app.setNotFoundHandler((_, reply) =>
      reply.code(404).type('text/plain').send('The page is not built. Run “npm start”.\n'),
    );
    return;
  }
  const page = pageAt(readFileSync(index, 'utf8'), basePath);
  await app.register(serveStatic, {
    root: webRoot,
    index: false,
    // The build wrote compressed copies next to the files.
    preCompressed: true,
    // Files with a hash in their name never change; all others are revalidated.
    setHeaders: (reply, file) => {
      const forever = /[\\/]assets[\\/]/.test(file);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    allowFraming(reply, request.url, config.frameAncestors);
    return sendPage(request, reply, await previews.complete(request, page));
  };
  for (const at of ['/', '/index.html', '/t/*', '/m/*']) app.get(at, answer);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage && !request.url.startsWith('/api/')) return answer(request, reply);
    return reply.code(404).send(NOTHING_HERE);
  });
}
