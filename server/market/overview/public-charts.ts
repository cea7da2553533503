import { type CallData, formatMonth, formatMonthRange, type MarketAnswer, type PublicChart } from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import { type Asking, latestOf } from '../questions/asking.ts';
import type { ChartDeclaration } from './chart-declaration.ts';
import { chartDeclarations } from './public-chart-list.ts';

/**
 * The small charts of the pages that open without signing in: figures of a demonstration market, which anybody may see.
 * Figures that were imported belong to who may read them: of those there is no chart. A dataset that the release has not
 * leaves its charts out.
 */
export async function publicCharts(asking: Asking): Promise<CallData<'getPublicCharts'>> {
  const { market, language } = asking;
  if (!market.release()?.demonstration) return [];
  const [{ dataSource, month: last }, datasets] = [
    await latestOf({ market, language }, undefined),
    await market.datasets(language),
  ];
  const found: PublicChart[] = [];
  for (const declared of chartDeclarations) {
    const span = await market.months(declared.dataset);
    if (!span) continue;
    // Events of cars are announced ahead: what is still to come is no figure of a month.
    const to = Math.min(span.last, monthNumber(last));
    const from = Math.max(span.first, to - declared.months + 1);
    const name = datasets.find(({ key }) => key === declared.dataset)?.name ?? '';
    const answer = await market.query(
      {
        dataset: declared.dataset,
        dataSources: declared.dataset === 'sales' ? [dataSource] : [],
        dateType: 'monthly',
        from: monthText(from),
        to: monthText(to),
        ...declared.question,
      },
      language,
      asking.signal,
    );
    const chart = chartOf(declared, answer, language, name);
    if (chart.points.length > 1) found.push(chart);
  }
  return found;
}

function chartOf(
  { key, title, along, question }: ChartDeclaration,
  answer: MarketAnswer,
  language: Asking['language'],
  dataset: string,
): PublicChart {
  const first = answer.columns.find(({ kind }) => kind === 'indicator');
  const dimension = question.by[0] ?? '';
  const rows = answer.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);
  const points = rows.map(({ keys, names, values }) => ({
    name: (along === 'months' ? keys : names)[dimension] ?? '',
    value: values[first?.key ?? ''] ?? null,
  }));
  return {
    key,
    title: title[language],
    kind: along === 'months' ? 'line' : 'bars',
    unit: first?.unit ?? '',
    format: first?.format ?? 'count',
    source: answer.dataSources.map(({ name }) => name).join(', ') || dataset,
    period: periodOf(answer.period, question.dateType),
    points: points.filter(({ value }) => value !== null || along === 'months'),
  };
}

function periodOf({ from, to }: MarketAnswer['period'], dateType: ChartDeclaration['question']['dateType']): string {
  if (dateType === 'annual') return to.slice(0, 4);
  return from === to ? formatMonth(to) : formatMonthRange(from, to);
}
