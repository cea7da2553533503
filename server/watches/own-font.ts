import { fileURLToPath } from 'node:url';

/** The file of the portal's own font, which draws figures and latin words; fonts of the system draw the rest. */
export const ownFont = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url),
);
