/** How long after its last sign-in a browser is known to an account, in milliseconds. */
export const deviceLife = 90 * 24 * 60 * 60 * 1000;
