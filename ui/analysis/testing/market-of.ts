import type { CallPayload } from '@portal/contract';
import { CallError } from '@portal/shell';
import type { Catalogue } from '../page/ask.ts';
import { testCatalogue } from './market.ts';

/** A dataset of a test by its figures, and by the dimensions that the sales do not have. */
export interface TestDataset {
  figures: readonly string[];
  own?: readonly string[];
}

const isGrowth = (key: string) => /^(yoy|mom)|Change$/.test(key);
const isRatio = (key: string) =>
  isGrowth(key) ||
  /^(share|discount|penetration)$|(Share|Sentiment|Rate|Part|Penetration)$|^(costToPrice|partsToCar)$/.test(key);

/**
 * The datasets that an area asks, in a test: every figure and dimension by its key as name.
 * @returns what the market knows of each, the answers of the calls that ask for it, and those answers for an account
 * that may ask a few of the datasets alone
 */
export function marketOf(datasets: Readonly<Record<string, TestDataset>>) {
  const [dimension] = testCatalogue.dimensions;
  const catalogueOf = ({ dataset }: CallPayload<'marketCatalogue'>): Catalogue => {
    const { figures = [], own = [] } = datasets[dataset] ?? {};
    return {
      ...testCatalogue,
      dataset,
      name: dataset,
      ...(dataset !== 'sales' && { dataSources: [] }),
      dimensions: [
        ...testCatalogue.dimensions,
        ...own.flatMap((key) =>
          dimension ? [{ ...dimension, key: key as typeof dimension.key, name: `d:${key}`, groups: [] }] : [],
        ),
      ],
      indicators: figures.map((key) => ({
        key: key as Catalogue['indicators'][number]['key'],
        name: `i:${key}`,
        unit: '',
        definition: `meaning of ${key}`,
        formula: '',
        growth: isGrowth(key),
        adds: 'never',
        format: isRatio(key) ? 'percent' : 'count',
      })),
    };
  };
  const listed = (keys: readonly string[]) => ({ datasets: keys.map((key) => ({ key, name: key, covered: true })) });
  const only = (...open: string[]) => ({
    marketDatasets: () => listed(open),
    marketCatalogue: (payload: CallPayload<'marketCatalogue'>) => {
      if (!open.includes(payload.dataset)) throw new CallError('403', '', '');
      return catalogueOf(payload);
    },
  });
  return { catalogueOf, answers: only(...Object.keys(datasets)), only };
}
