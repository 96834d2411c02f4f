export const CODE_MAX = 6;

/** Reads a typed table code; undefined where it can't be one. */
export const readCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z0-9]{4,6}$/.test(code) ? code : undefined;
};
