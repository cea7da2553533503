import type { CallPayload } from '@portal/contract';

type Query = CallPayload<'marketQuery'>;

/** What is asked of each dataset about the models that an article names. */
export const figuresOf = {
  attention: ['mentions', 'netSentiment', 'attentionIndex'],
  sales: ['volume', 'yoy'],
  price: ['tp', 'discount'],
} as const satisfies Partial<Record<Query['dataset'], Query['indicators']>>;

export type OpinionDataset = keyof typeof figuresOf;

/**
 * The figures of models in the month of an article, or in the last one that the dataset has.
 * @param day of the article, such as 2026-10-12
 */
export function figuresOn(
  dataset: OpinionDataset,
  { first, last, dataSources }: { first: string; last: string; dataSources: readonly { key: string }[] },
  models: readonly string[],
  day: string,
): Query {
  const month = [first, day.slice(0, 7), last].sort()[1] ?? last;
  return {
    dataset,
    dataSources: dataSources.slice(0, 1).map(({ key }) => key as Query['dataSources'][number]),
    dateType: 'monthly',
    from: month,
    to: month,
    by: ['model'],
    indicators: [...figuresOf[dataset]],
    filters: { model: [...models] },
  };
}
