/** What a look at the address of an entry found. */
export type FileKind = 'absent' | 'changed' | 'page' | 'es' | 'system' | 'script';

/** Begins a line of the text of a module of the language, and of no other script. */
const esWords =
  /(?:^|[;}\n])\s*(?:export\s*(?:[{*]|default\b|const\b|let\b|var\b|(?:async\s+)?function\b|class\b)|import\s*(?:["'{*]|[\w$]+\s*(?:,|from\b)))/;

/**
 * What came for a script, by its text.
 *
 * @param type of the content, as the answer names it
 */
export function kindOfText(text: string, type = ''): Exclude<FileKind, 'absent' | 'changed'> {
  if (/html/i.test(type) || /^\s*<(?:!doctype|html|head|body)\b/i.test(text)) return 'page';
  if (/\bSystem\s*\.\s*register\s*\(/.test(text)) return 'system';
  return esWords.test(text) ? 'es' : 'script';
}

/** Of a file that is another one than its hash says. */
export const changedWords =
  'It is not the file that was published: it has changed there since, and the browser has refused it.';

/** Where a look did not find what a module wants to be, in words for its developer; empty where it did. */
export function kindWords(address: string, found: FileKind, wanted: 'system' | 'es'): string {
  if (found === wanted) return '';
  const seen: Record<FileKind, string> = {
    absent: 'There is no such file.',
    changed: changedWords,
    page: 'It is an HTML page and no script: the server answers with one where a file is missing.',
    es: "It is a module of the language, and a System module is wanted. Say 'format': 'es' in its manifest.json; an override names that manifest.json, or a file that ends in .mjs.",
    system: "It is a System module, though its manifest says 'format': 'es'.",
    script: 'It is a script that neither calls System.register nor exports anything.',
  };
  return `${address}: ${seen[found]}`;
}
