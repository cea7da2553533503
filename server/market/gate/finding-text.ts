import type { Language } from '@portal/contract';
import { monthText } from '../model/index.ts';
import type { FoundRow } from './rule.ts';
import type { GateReport } from './run-rules.ts';
import type { SetRule } from './settings.ts';

const words = {
  row: {
    zh_CN: (place: string, before: string, was: string, after: string, is: string) =>
      `${place}：${before} ${was}，${after} ${is}`,
    en: (place: string, before: string, was: string, after: string, is: string) =>
      `${place}: ${before} ${was}, ${after} ${is}`,
  },
  everything: { zh_CN: '全部', en: 'everything' },
  nothing: { zh_CN: '无', en: 'none' },
} as const satisfies Record<string, Record<Language, unknown>>;

const inDigits = (value: number, most: number) => value.toLocaleString('en-US', { maximumFractionDigits: most });

const figureText = (value: number | null, { rule }: SetRule, language: Language): string => {
  if (value === null) return words.nothing[language];
  if (rule.figure === 'percent') return `${inDigits(value, 1)}%`;
  return inDigits(value, rule.figure === 'ratio' ? 2 : 0);
};

/** @returns a row that a rule found, in words: month, sources, brand or model, and its two figures */
export function findingText({ sourceNames }: GateReport, set: SetRule, row: FoundRow, language: Language): string {
  const named = [row.source, row.other].flatMap((number) => {
    const name = number === null ? undefined : sourceNames.get(number);
    return name ? [name[language]] : [];
  });
  const parts = [row.month === null ? '' : monthText(row.month), named.join(' / '), row.name?.[language] ?? ''];
  const place = parts.filter((part) => part !== '').join('  ') || words.everything[language];
  const { before, after } = set.rule.sides;
  const figures = [figureText(row.before, set, language), figureText(row.after, set, language)] as const;
  return words.row[language](place, before[language], figures[0], after[language], figures[1]);
}

/** @returns a threshold with its unit: 10%, 4 months */
export const thresholdText = ({ rule, threshold }: SetRule, language: Language): string =>
  `${inDigits(threshold, 3)}${rule.threshold.unit[language]}`;

/** @returns what a rule is against, with its threshold */
export const explanationText = (set: SetRule, language: Language): string =>
  set.rule.explanation[language].replace('{threshold}', thresholdText(set, language));
