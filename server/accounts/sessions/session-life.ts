/** S9.004: how long a session lives, in milliseconds. */
export const sessionLife = 7 * 24 * 60 * 60 * 1000;

/** A32: how long a session that was not asked to stay lives after its last use, in milliseconds. */
export const idleLife = 12 * 60 * 60 * 1000;
