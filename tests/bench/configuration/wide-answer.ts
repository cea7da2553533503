import type { MarketAnswer, MarketQuery } from '@portal/contract';

const items = 270;
const trims = 28;
const categories = 12;
const states = ['standard', 'optional', 'none'] as const;

/** A row for each item of each trim; as in the trade, neighbours have most items alike, and each item differs somewhere. */
function equipmentRows(): MarketAnswer['rows'] {
  return Array.from({ length: items * trims }, (_, at) => {
    const [item, trim] = [Math.floor(at / trims), at % trims];
    const state = states[(item + Math.floor(trim / 5)) % states.length] ?? 'none';
    const size = item % 4 === 0 && state !== 'none' ? ` ${10 + (trim % 6)} in` : '';
    const keys = {
      equipmentCategory: `category-${String(Math.floor((item * categories) / items)).padStart(2, '0')}`,
      equipmentItem: `item-${item}`,
      equipmentState: state,
      equipmentValue: `item-${item} ${state}${size}`,
      trim: `trim-${trim}`,
    };
    const names = { ...keys, equipmentItem: `Item ${item} of the car`, trim: `Car model ${trim} long range 2026` };
    return {
      kind: 'row' as const,
      keys,
      names: { ...names, equipmentValue: `${names.equipmentItem} ${state}${size}` },
      values: { optionPrice: state === 'optional' ? 1000 + item * 10 : null },
    };
  });
}

/** The answer of a market to what 28 trims have of 270 items, or to what they cost. */
export function wideAnswer(query: MarketQuery): MarketAnswer {
  const priced = Array.from({ length: trims }, (_, at) => ({
    kind: 'row' as const,
    keys: { trim: `trim-${at}` },
    names: { trim: `Car model ${at} long range 2026` },
    values: { msrp: 100_000 + at * 5000, tp: 95_000 + at * 5000 },
  }));
  return {
    columns: [],
    rows: query.dataset === 'price' ? priced : equipmentRows(),
    total: null,
    cut: null,
    dataSources: [],
    coverage: [],
    release: { id: 'wide', publishedAt: '2026-01-01T00:00:00Z', demonstration: true, note: '' },
    period: { from: query.from, to: query.to, preliminaryFrom: null },
  };
}
