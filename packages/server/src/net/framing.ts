import type { FastifyReply } from 'fastify';

const NOWHERE = "frame-ancestors 'none'";

/** Only tables and replays may be framed. */
const FRAMED = /^\/(t\/[^/]+|m\/[^/]+\/embed)\/?$/;

/** Lets the configured sites show a page in a frame, if it may be framed. */
export function allowFraming(reply: FastifyReply, url: string, ancestors: readonly string[]): void {
  if (ancestors.length === 0 || !FRAMED.test(url.split('?')[0] ?? '')) return;
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace(NOWHERE, `frame-ancestors ${ancestors.join(' ')}`),
  );
  // The older header knows no list of sites.
  reply.removeHeader('x-frame-options');
}
