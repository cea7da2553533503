import type { Chain } from '../../datasets/dimension.ts';
import { dataSource, period } from '../../datasets/fact-dimensions.ts';
import type { Dataset } from '../../datasets/index.ts';
import { named, text } from '../../datasets/members/declare.ts';

const harbour = { name: 'harbour', id: 'harbour_id' };

const harbours: Chain = {
  key: 'harbours',
  tables: [harbour],
  dimensions: { harbour: named(harbour, null, text('港', 'Harbour'), text('船从何处租出', 'Where boats are rented')) },
};

const words = { unit: text('', ''), format: 'count', formula: text('式', 'How it is made') } as const;

/**
 * A dataset that only a test knows: boats rented in harbours by month, which several sources count, and of which some
 * give months together; the rent is a mean over the rentals, whatever months they are of.
 */
export const rentals: Dataset = {
  key: 'rentals',
  name: text('租船', 'Rentals'),
  products: ['rentals'],
  facts: {
    table: 'rental',
    source: 'source',
    chains: [{ chain: harbours, column: 'harbour_id' }],
    figures: ['rented', 'rent'],
    counted: 'rented',
    rollups: [],
    combined: 'rental_combined',
  },
  dimensions: { period, dataSource, ...harbours.dimensions },
  indicators: {
    rented: {
      kind: 'additive',
      column: 'rented',
      name: text('租出', 'Rented'),
      definition: text('租出的船', 'Boats rented'),
      ...words,
    },
    rent: {
      kind: 'weighted',
      column: 'rent',
      weight: 'rented',
      name: text('租金', 'Rent'),
      definition: text('每船租金', 'Rent for a boat'),
      ...words,
    },
  },
  reported: { by: ['harbour'], figures: ['rented'] },
  covered: () => [],
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month') },
      counter: { kind: 'choice', members: [], source: true, name: text('来源', 'Counted by') },
      harbour: { kind: 'name', name: text('港', 'Harbour') },
      rented: { kind: 'figure', column: 'rented', as: 'count', name: text('租出', 'Rented') },
      rent: { kind: 'figure', column: 'rent', as: 'yuan', name: text('租金', 'Rent') },
    },
    chains: { harbours: { kind: 'levels', levels: [{ table: 'harbour', name: 'harbour', grows: true }] } },
  },
};
