import { columnUnit, formatMonth, type Language } from '@portal/contract';
import { changeText, figureText, footOf, inUnit, type Lines, type Picture, pictureWord } from '../../exports/index.ts';
import type { History } from '../judging/histories.ts';
import type { FigureRule, Verdict } from '../kinds/verdict.ts';
import type { Named } from '../kinds/words.ts';

/** Where the limit of a condition lies beside the figures; null for one that has none. */
function limitOf(rule: FigureRule, { change, before }: Verdict, named: Named, language: Language): Lines['limit'] {
  if (rule.kind === 'above' || rule.kind === 'below') {
    return { value: rule.than, text: pictureWord(language, rule.kind, figureText(rule.than, named, language)) };
  }
  if (rule.kind !== 'change' || before === null) return null;
  // Of both limits the one on the side to which it went.
  const by = (change ?? 0) < 0 ? -rule.than : rule.than;
  const isPoints = named.format === 'percent' || named.format === 'points';
  const value = isPoints ? before + by : before + (Math.abs(before) * by) / 100;
  return { value, text: pictureWord(language, 'change', changeText(by, named.format, language)) };
}

/**
 * The history of the figure of a condition with its limit.
 * @returns null where fewer than two figures are known: a point alone shows no way
 */
export function pictureOfHistory(
  { points, months, about }: History,
  rule: FigureRule,
  verdict: Verdict,
  named: Named,
  language: Language,
): Picture | null {
  const [first, last] = [points[0], points.at(-1)];
  const values = points.map(({ figure }) => inUnit(figure, named.format));
  if (!first || !last || values.filter((value) => value !== null).length < 2) return null;
  const { preliminaryFrom } = about.period;
  const may = preliminaryFrom === null ? -1 : points.findIndex(({ month }) => month >= preliminaryFrom);
  const subject = [named.row, named.figure].filter(Boolean).join(language === 'en' ? ' · ' : ' ');
  const notes = months > 1 ? [pictureWord(language, 'each', months)] : [];
  return {
    title: `${subject} · ${named.title}`,
    unit: columnUnit(named, language),
    language,
    count: named.format === 'count',
    foot: footOf(about, { from: first.month, to: last.month }, notes, language),
    body: {
      kind: 'lines',
      names: points.map(({ month }) => formatMonth(month)),
      series: [{ name: '', values }],
      preliminaryFrom: may < 0 ? null : may,
      partial: [],
      limit: limitOf(rule, verdict, named, language),
      last: values.at(-1) === null ? '' : figureText(values.at(-1) ?? null, named, language),
    },
  };
}
