import { describe, expect, test } from '@jest/globals';
import { firstQuestions, type Query } from '@portal/ui/analysis';
import { area } from '../area.ts';
import { catalogueOf } from '../testing/catalogues.ts';
import { askPeers } from './peers.ts';
import { newestLaunched, onlyPlaces, segmentOf, yearsOf } from './questions.ts';

const sales = catalogueOf({ dataset: 'sales' });
const viewOf = (query: string) => area.pages.ramp?.of?.views.read(new URLSearchParams(query)) as never;

describe('questions of the new cars', () => {
  test('the view of the address stands in the first questions of the calendar, and no source', () => {
    const address = new URLSearchParams('from=2024-01&to=2024-06&brand=b1&eventKind=presale&by=brand');
    const queries = firstQuestions(area, 'calendar', address, catalogueOf({ dataset: 'launch' }));
    const questions = queries.filter((question) => !(question instanceof Promise)) as Query[];
    expect(questions.map(({ by }) => by[0])).toEqual(['period', 'period', 'event']);
    for (const question of questions)
      expect(question).toMatchObject({
        dataset: 'launch',
        dataSources: [],
        from: '2024-01',
        to: '2024-06',
        filters: { brand: ['b1'], eventKind: ['presale'] },
      });
  });

  test('the newest cars are of the year up to the last month, of whatever places are chosen', () => {
    expect(newestLaunched(viewOf('segment=A&tier=1&from=2020-01&to=2020-02'), sales, 'model')).toMatchObject({
      from: '2023-09',
      to: '2024-08',
      filters: { segment: ['A'], eventKind: ['launched'] },
      sort: { by: 'period', direction: 'descending' },
    });
  });

  test('the segment of a car is the one that most of it was sold in, in the places chosen', () => {
    const view = viewOf('model=m1&brand=b1&tier=1');
    expect(onlyPlaces(view).filters).toEqual({ tier: ['1'] });
    expect(segmentOf(view, sales, 'model', 'm1')).toMatchObject({
      by: ['segment'],
      filters: { tier: ['1'], model: ['m1'] },
      limit: 1,
    });
  });

  test('the launched of a segment are each asked once, the newest first, in spans that a question may have', async () => {
    const queries: Query[] = [];
    const launched: Record<string, string[]> = { '2020-12': ['old', 'again'], '2023-12': ['new', 'again'] };
    const found = await askPeers({ by: 'model', segment: 'A', first: '2018-01', last: '2023-12' }, async (query) => {
      queries.push(query);
      const rows = (launched[query.to] ?? []).map((model) => ({ keys: { model } }));
      return { rows } as never;
    });
    expect(found).toEqual(['new', 'again', 'old']);
    expect(queries.map(({ from, to }) => [from, to])).toEqual([
      ['2018-01', '2020-12'],
      ['2021-01', '2023-12'],
    ]);
  });

  test('days are asked by whole years', () => {
    expect(yearsOf({ from: '2023-10', to: '2024-02' })).toEqual({ from: '2023-01', to: '2024-12' });
  });
});
