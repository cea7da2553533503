import { type AnswerAbout, aboutAnswer, type Language, tableWords } from '@portal/contract';
import type { ChartSpec, PictureWords } from '@portal/ui/charts';

/**
 * What a picture of a chart says: above it its months and what narrows it, below it where its figures are from. A chart
 * that names months and source of its own is believed.
 */
export function pictureWords(
  { period, source, note }: Pick<ChartSpec, 'period' | 'source' | 'note'>,
  answer: AnswerAbout,
  filters: readonly [string, string][],
  language: Language,
): PictureWords {
  const words = tableWords(language);
  const own: Record<string, string | undefined> = { [words('period')]: period, [words('dataSource')]: source };
  // What is said of rows holds for the table.
  const about = aboutAnswer({ ...answer, cut: null, belowMinimum: undefined, outsideLimits: undefined }, [], language)
    .filter(([label]) => label !== words('filters'))
    .map(([label, text]): [string, string] => [label, own[label] ?? text]);
  const isAbove = ([label]: readonly [string, string]) => label === words('period');
  const text = about.map(([, text]) => text.toLowerCase()).join('\n');
  const notes = (note?.split(' · ') ?? []).filter((part) => !text.includes(part.toLowerCase()));
  return {
    above: [...about.filter(isAbove), ...filters],
    below: [
      ...about.filter((line) => !isAbove(line)),
      ...(notes.length > 0 ? [[words('note'), notes.join(' · ')] as const] : []),
    ],
  };
}
