/**
 * What stands for a style sheet in the cookie `styles`: the beginning of the hash in its name, which changes with what it
 * says.
 * @param file name or address, such as /assets/portal-ui.0f3a5b7c9d1e.css
 */
export const styleId = (file: string): string => file.split('.').at(-2)?.slice(0, 6) ?? '';

/** The ids in the text of the cookie. */
export const readStyleIds = (cookie: string | null | undefined): string[] => (cookie ? cookie.split('.') : []);

/** The text of the cookie. */
export const writeStyleIds = (ids: readonly string[]): string => ids.join('.');
