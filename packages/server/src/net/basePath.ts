/**
 * A request target without the base path. Whatever lies outside it stays as it is: a proxy may have removed the base
 * already, and health checks come without a proxy.
 */
export function belowBase(target: string, base: string): string {
  if (base === '' || !target.startsWith(base)) return target;
  const rest = target.slice(base.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : target;
}

/** Whether a request asks for the base itself without the slash that relative links need. */
export const lacksSlash = (target: string, base: string): boolean =>
  base !== '' && (target === base || target.startsWith(`${base}?`));
