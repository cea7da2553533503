import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketCatalogue } from '@portal/contract';

const known = readFileSync(join(__dirname, '../../../contract/schemas/market/keys.ts'), 'utf8');

/** The keys of all dimensions and figures of every dataset. */
const keys: readonly string[] = [...new Set([...known.matchAll(/'(\w+)'/g)].map(([, key = '']) => key))];

/** A catalogue that calls all dimensions and figures of any dataset by names: who shows a key has not asked for its name. */
export function namingAll(catalogue: MarketCatalogue): MarketCatalogue {
  const { dimensions, indicators } = catalogue;
  const own = new Set<string>([...dimensions, ...indicators].map(({ key }) => key));
  const [dimension, indicator] = [dimensions[0], indicators[0]];
  if (!dimension || !indicator) throw new Error('a catalogue has dimensions and figures');
  const more = keys.filter((key) => !own.has(key));
  return {
    ...catalogue,
    // What the test market does not know has a name too.
    dimensions: [...dimensions, ...more.map((key) => ({ ...dimension, key, name: `d:${key}`, distinguished: true }))],
    indicators: [
      ...indicators,
      ...more.map((key) => ({ ...indicator, key: key as typeof indicator.key, name: `i:${key}`, growth: false })),
    ],
  };
}

const broken = /undefined|NaN|\[object |%\{|\{\w+\}/;

/** The texts of an element itself, and what it says to who does not see it. */
function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const attributes = ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
  return [...own.map(({ textContent }) => textContent ?? ''), ...attributes].map((text) => text.trim());
}

/** The labels of a page that are a raw key, or have a hole where a word or a figure belongs. */
export function wrongLabels(page: Element): string[] {
  const texts = [...page.querySelectorAll('*:not(style, script)')].flatMap(textsOf);
  return [...new Set(texts.filter((text) => broken.test(text) || keys.includes(text)))];
}
