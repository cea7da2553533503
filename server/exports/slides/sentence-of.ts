import { columnUnit, type Language, type TableColumn } from '@portal/contract';
import { changeText, type FigureStyle, figureText } from '../picture/figure-text.ts';
import type { Bars, Lines, Picture } from '../picture/picture.ts';
import { slideWord } from './words.ts';

/** More of them are in the table: a sentence is read at a glance. */
const mostNamed = 3;

function barsSentence({ bars }: Bars, style: FigureStyle, language: Language): string {
  const known = bars.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const [first, second] = [...known].sort((bar, other) => other.value - bar.value);
  if (!first) return '';
  const text = ({ name, value }: { name: string; value: number }) => ({
    name,
    figure: figureText(value, style, language),
  });
  return (
    slideWord(language, 'highest', { n: known.length, ...text(first) }) +
    (second ? slideWord(language, 'next', text(second)) : '') +
    slideWord(language, 'end')
  );
}

/** How much a figure has changed: in percent, of a percentage in percentage points; null on nothing and on less. */
function changeOf(now: number, before: number, { format }: FigureStyle): number | null {
  if (format === 'percent' || format === 'points') return now - before;
  return before > 0 ? (100 * (now - before)) / before : null;
}

function linesSentence({ names, series, partial }: Lines, style: FigureStyle, language: Language): string {
  const last = names.length - 1;
  // Nine months are not compared with a year.
  const isWhole = !partial.includes(last) && !partial.includes(last - 1);
  const parts = series.slice(0, mostNamed).flatMap(({ name, values }) => {
    const [now, before] = [values[last] ?? null, values[last - 1] ?? null];
    if (now === null) return [];
    const figure = figureText(now, style, language);
    const change = before === null || !isWhole ? null : changeOf(now, before, style);
    const changed =
      change === null
        ? ''
        : slideWord(language, 'change', {
            period: names[last - 1] ?? '',
            change: changeText(change, style.format, language),
          });
    return [(name && series.length > 1 ? slideWord(language, 'of', { name, figure }) : figure) + changed];
  });
  if (parts.length === 0) return '';
  const figures = parts.join(slideWord(language, 'and'));
  return slideWord(language, 'latest', { period: names[last] ?? '', figures }) + slideWord(language, 'end');
}

/**
 * What a picture says in one sentence: of members which is highest and which follows, of months how high the latest is
 * and how it has changed. Every figure in it is one of the picture, in its unit.
 * @param figure that the picture is of
 * @returns empty where no figure is known
 */
export function sentenceOf({ body }: Picture, figure: TableColumn, language: Language): string {
  const format = figure.format ?? 'count';
  const style = { format, unit: columnUnit(figure, language), decimals: figure.decimals };
  return body.kind === 'bars' ? barsSentence(body, style, language) : linesSentence(body, style, language);
}
