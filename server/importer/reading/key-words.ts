import type { Dataset } from '../../market/index.ts';
import type { KeyWords } from '../rows/key-reasons.ts';

const lowerFirst = (text: string): string => text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** @returns what tells the figures of a dataset apart, as sentences say it: month, source, sub-model and city */
export function keyWordsOf({ facts }: Dataset): KeyWords {
  const members = facts.chains.flatMap(({ chain: { tables, dimensions } }) => {
    const [table] = tables;
    const named = Object.values(dimensions).find(
      (dimension) => dimension.kind === 'named' && dimension.table.name === table?.name,
    );
    return named ? [named.name] : [];
  });
  const source = facts.source === null ? [] : [{ zh_CN: '来源', en: 'source' }];
  const all = [{ zh_CN: '月份', en: 'month' }, ...source, ...members];
  const english = all.map(({ en }) => lowerFirst(en));
  const key = {
    zh_CN: all.map(({ zh_CN }) => zh_CN).join('、'),
    en: [english.slice(0, -1).join(', '), ...english.slice(-1)].filter(Boolean).join(' and '),
  };
  return { key, isOne: facts.figures.length === 1 };
}
