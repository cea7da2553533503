/**
 * Something that keeps an area from being shipped.
 *
 * @typedef {object} Finding
 * @property {string} kind which rule it breaks, such as leaves-listener
 * @property {{ en: string, zh: string }} sentence what is wrong, where, and what to do, in both languages
 */

/** @param {string} kind @param {string} en @param {string} zh @returns {Finding} */
export const finding = (kind, en, zh) => ({ kind, sentence: { en, zh } });

/** @param {readonly string[]} names @param {number} [most] how many are named @returns {string} the first of them */
export const listed = (names, most = 5) =>
  names.length > most ? `${names.slice(0, most).join(', ')} +${names.length - most}` : names.join(', ');

/** @param {string} words of an error @returns {string} without the stop at its end, to stand within a sentence */
export const bare = (words) => words.replace(/[.。\s]+$/, '');
