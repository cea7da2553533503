/**
 * One visit of the area. `left` is what was more after unmount than before mount.
 *
 * @typedef {object} Visit
 * @property {'pending' | 'done' | 'failed'} mount
 * @property {'none' | 'pending' | 'done' | 'failed'} unmount
 * @property {boolean} drawn whether something stood in its element when it was left
 * @property {string} [words] of what was thrown
 * @property {Left | null} left
 */

/**
 * @typedef {object} Left
 * @property {string[]} listeners
 * @property {string[]} timers
 * @property {string[]} observers
 * @property {string[]} globals
 * @property {string[]} functions that were replaced, such as window.fetch
 * @property {string[]} attributes of html and body, such as body[inert]
 * @property {number} sheets adopted style sheets
 * @property {number} styles style elements in the head
 * @property {string[]} nodes beside the area in the page
 * @property {number} content nodes in its own element
 */

/**
 * What was measured of an area in a browser.
 *
 * @typedef {object} Measured
 * @property {{ name: string, path: string }} area its module and its path
 * @property {boolean} isInMenu
 * @property {{ state: 'mounted' | 'failed' | 'pending', reason: string, words: string, ms: number }} first ms: until it stood
 * @property {{ state: string, words: string } | null} later the first later visit that did not stand
 * @property {number[]} again milliseconds of the later visits
 * @property {Visit[]} visits
 * @property {{ selector: string, reaches: string }[]} styles
 * @property {string[]} popups
 * @property {{ en: string[], zh_CN: string[] }} texts
 * @property {{ light: Fault[], dark: Fault[] }} faults of accessibility, by theme
 * @property {{ address: string, bytes: number, copies: string[] }[]} files of its own: brotli bytes, libraries that it brings
 * @property {({ kind: 'policy' | 'error' } & Record<string, any>)[]} trouble
 * @property {Record<string, number> | null} growth per visit, whoever has begun it, by kind and name: 'listeners resize (window)',
 * 'elements'; null where there were too few visits
 */

/** @typedef {{ id: string, help: string, places: string[] }} Fault */

export {};
