/** The address of the gang's picture; the build draws it (vite.gang.ts). */
declare module 'virtual:gang' {
  export const gang: string;
}
