import type { Language } from '../constants.ts';
import type { Annotation, Bulletin, MarketAnswer } from '../schemas/index.ts';
import { formatMonth, formatMonthRange } from '../shown.ts';
import { bulletinsAbout, concerns, type RemarkedFigures } from './concerning.ts';
import type { BulletinKind } from './remarks.ts';

const kindWords: Record<Language, Record<BulletinKind, string>> = {
  zh_CN: { late: '延迟发布', revised: '数据修订', definition: '口径变更', other: '数据公告' },
  en: { late: 'Late', revised: 'Revised', definition: 'Definition changed', other: 'Notice' },
};

/** What a bulletin is about, in a word or two. */
export const bulletinKindText = (kind: BulletinKind, language: Language): string => kindWords[language][kind];

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

type Columns = Pick<MarketAnswer, 'columns'>['columns'];
const nameIn = (columns: Columns, key: string | null): string | null =>
  key === null ? null : (columns.find((column) => column.key === key)?.name ?? null);

/** Where an annotation stands, in words: BYD · 2026/10 · Sales. */
export const anchorText = (
  { member, month, indicator }: Pick<Annotation, 'member' | 'month' | 'indicator'>,
  columns: Columns,
): string => joined([member?.name, month && formatMonth(month), nameIn(columns, indicator)]);

/** The months that a bulletin is about, in words; empty for all. */
export function bulletinMonths({ from, to }: Pick<Bulletin, 'from' | 'to'>, language: Language): string {
  if (from !== null && to !== null) return formatMonthRange(from, to);
  if (from !== null) return language === 'en' ? `from ${formatMonth(from)}` : `${formatMonth(from)}起`;
  if (to !== null) return language === 'en' ? `to ${formatMonth(to)}` : `至${formatMonth(to)}`;
  return '';
}

/**
 * What stands beside the figures of an answer, as lines of a file: the words of the operator first, then what was written
 * at them, with its author.
 * @returns label and text of each
 */
export function remarkLines(
  { annotations, bulletins }: { annotations: readonly Annotation[]; bulletins: readonly Bulletin[] },
  figures: RemarkedFigures,
  language: Language,
): [string, string][] {
  const { columns } = figures.answer;
  const note = language === 'en' ? 'Note' : '批注';
  return [
    ...bulletinsAbout(bulletins, figures).map((bulletin): [string, string] => [
      joined([
        bulletinKindText(bulletin.kind, language),
        bulletinMonths(bulletin, language),
        nameIn(columns, bulletin.indicator),
      ]),
      bulletin.text,
    ]),
    ...annotations
      .filter((annotation) => concerns(annotation, figures))
      .map((annotation): [string, string] => [
        joined([note, anchorText(annotation, columns), annotation.author]),
        annotation.text,
      ]),
  ];
}
