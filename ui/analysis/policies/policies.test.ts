import { describe, expect, test } from '@jest/globals';
import type { PolicyItem, PolicyQuery } from '@portal/contract';
import { askPolicies } from './ask-policies.ts';
import { offReason, readMarks } from './policy-choice.ts';
import { mostInMonth, policyEvents, policyPlaces } from './policy-events.ts';

const policy = (policyId: string, own: Partial<PolicyItem> = {}): PolicyItem => ({
  policyId,
  title: `Title ${policyId}`,
  summary: '',
  level: 'national',
  region: 'China',
  regionKey: 'cn',
  issuer: '',
  kind: 'tax',
  status: 'in-force',
  issuedOn: '2024-01-20',
  effectiveFrom: '2024-03-01',
  effectiveTo: '',
  ...own,
});
const months = ['2024-02', '2024-03', '2024-04'].map((key) => ({ key, name: key.replace('-', '/') }));
const nowhere = () => undefined;
const marked = (...policies: PolicyItem[]) => policyEvents(policies, months, 'en', nowhere);
const places = (events: ReturnType<typeof marked>['events']) => events.map(({ at, name }) => [at, name]);

describe('which policies become marks of which months', () => {
  test('each stands at the month of its first day, and leads to where it is read', () => {
    const first = policy('a', { effectiveFrom: '2024-04-30', issuedOn: '2024-02-01' });
    const { events } = policyEvents([first], months, 'en', (id) => `/policy/policies?id=${id}`);
    expect(events).toEqual([{ at: 2, kind: 'policy', name: 'Title a', to: '/policy/policies?id=a' }]);
  });

  test('none without a day, of a month that is not shown, or of a kind that moves no sales', () => {
    const others = [{ effectiveFrom: '' }, { effectiveFrom: '2024-01-31' }, { effectiveFrom: '2024-05-01' }];
    const kinds = ['production', 'charging', 'other'].map((kind) => ({ kind }));
    expect(marked(...[...others, ...kinds].map((own, at) => policy(`p${at}`, own)))).toEqual({
      events: [],
      isCut: false,
    });
  });

  test('of one month the strongest kinds come first, and no more than a hint can hold', () => {
    const kinds = ['restriction', 'subsidy', 'tax', 'trade-in'];
    const { events, isCut } = marked(...kinds.map((kind) => policy(kind, { kind })));
    expect(places(events)).toEqual([
      [1, 'Title tax'],
      [1, 'Title trade-in'],
      [1, 'Title subsidy'],
    ]);
    expect([events.length, isCut]).toEqual([mostInMonth, true]);
    expect(marked(policy('a'), policy('b'), policy('c')).isCut).toBe(false);
  });

  test('months that stand together hold the days of both', () => {
    const pair = [{ key: '2024-02', name: '2024/01–02' }];
    const january = policy('a', { effectiveFrom: '2024-01-01' });
    expect(places(policyEvents([january], pair, 'en', nowhere).events)).toEqual([[0, 'Title a']]);
  });

  test('a local one says where it holds, once', () => {
    const local = { level: 'city', region: 'Hangzhou' };
    const described = policy('b', { ...local, title: 'Hangzhou licence plan' });
    expect(marked(policy('a', local), described).events.map(({ name }) => name)).toEqual([
      'Hangzhou: Title a',
      'Hangzhou licence plan',
    ]);
  });
});

test('a view narrowed to provinces and cities has their policies, any other those of the nation', () => {
  expect(policyPlaces({ filters: { province: ['44'], city: ['4401'], brand: ['b'] } })).toEqual(['44', '4401']);
  expect(policyPlaces({ filters: { brand: ['b'], tier: ['1'] } })).toEqual([]);
});

describe('the question', () => {
  const answer = (items: PolicyItem[]) => ({ items, total: items.length, facets: {} as never });
  const queryOf = async (of: { places: string[]; from: string }, pages: PolicyItem[][] = [[]]) => {
    const queries: PolicyQuery[] = [];
    const found = await askPolicies(of, async (query) => {
      queries.push(query);
      return answer(pages[(query.page ?? 1) - 1] ?? []);
    });
    return { queries, found };
  };

  test('is about the nation, or about the places alone, and about what has taken effect', async () => {
    const usual = { kinds: ['tax', 'trade-in', 'subsidy', 'restriction'], statuses: ['in-force', 'expired'] };
    const paged = { sort: 'effective', page: 1, pageSize: 100 };
    const nation = await queryOf({ places: [], from: '2024-01' });
    expect(nation.queries).toEqual([{ ...usual, ...paged, levels: ['national'] }]);
    const local = await queryOf({ places: ['44', '3301'], from: '2024-01' });
    expect(local.queries).toEqual([{ ...usual, ...paged, regions: ['44', '3301'] }]);
  });

  test('goes on until it reaches back before the first month, and names no more places at once than may be named', async () => {
    const page = (effectiveFrom: string) => Array.from({ length: 100 }, (_, at) => policy(`${at}`, { effectiveFrom }));
    const pages = [page('2024-05-01'), page('2024-02-28'), page('2023-01-01')];
    const { queries, found } = await queryOf({ places: [], from: '2024-03' }, pages);
    expect([queries.length, found.length]).toEqual([2, 200]);
    const many = await queryOf({ places: Array.from({ length: 51 }, (_, at) => `${at}`), from: '2024-01' });
    expect(many.queries.map(({ regions }) => regions?.length)).toEqual([50, 1]);
  });
});

test('the address says what is marked; only months on one chart can be', () => {
  const search = (text: string) => new URLSearchParams(text);
  expect([readMarks(search(''), 'none'), readMarks(search('marks=policy'), 'none')]).toEqual(['none', 'policy']);
  expect([readMarks(search(''), 'policy'), readMarks(search('marks=none'), 'policy')]).toEqual(['policy', 'none']);
  expect(offReason(search(''), { dateType: 'monthly' })).toBeNull();
  expect(offReason(search(''), { dateType: 'quarterly' })).toBe('monthsOnly');
  expect(offReason(search('lines=each'), { dateType: 'monthly' })).toBe('oneChart');
});
