import type { Frame } from 'puppeteer';
import type { Language, Visitor } from '../visitor.ts';

const anyHan = /\p{Script=Han}/u;

/** Traces of a value that was never there, and of a phrase whose value was never put in. */
const leftovers = /undefined|\bNaN\b|\[object|%\{|\|\|\|\||Invalid Date|\bInfinity\b/;

/** S9.018: a day as the wire writes it; persons read 2024/01/05. */
const dayOfWire = /\b\d{4}-\d{2}-\d{2}\b/;

/** Three words of English in a row, as a sentence has them and a name of a model seldom does. */
const anyEnglish = /\b[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}\b/;

/**
 * Everything that a person reads or is read to: visible text, names for screen readers, hints of fields, and the title.
 * What is marked as being in another language is left out.
 */
async function wordsOf(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const own = document.documentElement.lang;
    const inAnother = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? own) !== own;
    const seen = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, template, noscript') || inAnother(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const labels = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name));
      for (const words of [...texts.map((node) => node.textContent), ...labels])
        if (words?.trim()) seen.push(words.replace(/\s+/g, ' ').trim());
    }
    return seen;
  });
}

/**
 * What on the screen, and in frames of the portal inside it, is in the wrong language or is not meant to be read.
 * @param names names of persons and companies, which are the same in every language
 * @param keys keys of phrases
 */
export async function wrongWords(
  visitor: Visitor,
  language: Language,
  { names, keys }: { names: readonly string[]; keys: ReadonlySet<string> },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const frame of visitor.page.frames()) {
    for (const words of await wordsOf(frame)) {
      const rest = names.reduce((text, name) => text.replaceAll(name, ''), words);
      if (language === 'en' && anyHan.test(rest)) wrong.push(`Chinese: ${words}`);
      if (language === 'zh_CN' && anyEnglish.test(rest) && !anyHan.test(rest)) wrong.push(`English: ${words}`);
      if (leftovers.test(words)) wrong.push(`left over: ${words}`);
      if (dayOfWire.test(words)) wrong.push(`day: ${words}`);
      const key = words.match(/\w+/g)?.find((word) => keys.has(word));
      if (key) wrong.push(`key ${key}: ${words}`);
    }
  }
  return [...new Set(wrong)];
}
