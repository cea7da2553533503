/** The module @portal/shell as it is built: the public face, the insider face, and the lifecycles of the shell itself. */
export * from './insider.ts';
export * from './public.ts';
