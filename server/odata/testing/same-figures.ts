import { beforeAll, expect, test } from '@jest/globals';
import type { MarketCatalogue, MarketQuery } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import type { TestServer } from '../../testing/server.ts';
import { type Asker, askPage, expectCsv, expectFeed, expectSlides, expectWorkbook, type Shown } from './ways-out.ts';

/** What is shown of a dataset here: its first figures by its first dimension, of the newest month. */
function questionOf(
  { dimensions, indicators, dataSources, last }: MarketCatalogue,
  dataset: string,
): MarketQuery | null {
  const by = dimensions.find(({ key }) => key !== 'period' && key !== 'dataSource')?.key;
  if (!by || indicators.length === 0) return null;
  const [source] = dataSources;
  return {
    dataset,
    dataSources: source ? [source.key] : [],
    dateType: 'monthly',
    from: source?.last ?? last,
    to: source?.last ?? last,
    by: [by],
    indicators: indicators.slice(0, 3).map(({ key }) => key),
    limit: 12,
  } as MarketQuery;
}

/** Some are known by quarter or year alone, or have no figure that stands by itself. */
async function shownOf(asker: Asker, dataset: string, monthly: MarketQuery): Promise<Shown> {
  for (const dateType of ['monthly', 'quarterly', 'annual'] as const)
    for (const indicators of [monthly.indicators, monthly.indicators.slice(0, 1)]) {
      const shown = await askPage(asker, dataset, { ...monthly, dateType, indicators });
      if (shown) return shown;
    }
  throw new Error(`${dataset} was refused`);
}

/**
 * Tests that every way out of the portal says the figures of the page, of each dataset.
 * @param at the server that has started, and the secret of a key that may ask
 */
export function sameFigures(at: () => { server: TestServer; secret: string }): void {
  const all: Shown[] = [];
  let asker: Asker;
  beforeAll(async () => {
    asker = { ...at(), token: await at().server.signIn() };
  });

  test.each(datasetKeys)('%s: page, CSV and feed say the same figures', async (dataset) => {
    const { server, token } = asker;
    const catalogue = (await server.call('marketCatalogue', { dataset }, { token, language: 'en' })).body.data;
    const monthly = catalogue && questionOf(catalogue, dataset);
    if (!monthly) throw new Error(`nothing can be asked of ${dataset}`);
    const shown = await shownOf(asker, dataset, monthly);
    expect(shown.page.length).toBeGreaterThan(0);
    await expectFeed(asker, shown);
    await expectCsv(asker, shown);
    all.push(shown);
  });

  /** A file has so many sheets at most. */
  const files = () => [all.slice(0, 11), all.slice(11)];

  test('workbooks of all datasets say the figures of their pages', async () => {
    expect(all).toHaveLength(datasetKeys.length);
    for (const file of files()) await expectWorkbook(asker, file);
  });

  test('slides of all datasets draw the figures of their pages', async () => {
    let drawn = 0;
    for (const file of files()) drawn += await expectSlides(asker, file);
    expect(drawn).toBeGreaterThan(datasetKeys.length / 2);
  });
}
