import type { FastifyReply } from 'fastify';

const NOWHERE = "frame-ancestors 'none'";

/** Tables and replays; everything else is for a tab of its own. */
const FRAMED = /^\/(t\/[^/]+|m\/[^/]+\/embed)\/?$/;

/** Lets the named sites show a page in a frame, if it is meant for that. */
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
