import type { CallData, PolicyQuery } from '@portal/contract';
import type { Detail, Found, Home, Item } from '../data/ask.ts';

/** A few policies for tests: days in all forms, a long title, a text that looks like markup. */

const plain: Item = {
  policyId: 'p1',
  title: 'Trade-in support for new energy cars',
  summary: 'Buyers who hand in an old car receive 20,000 yuan for a <b>new energy</b> car.',
  level: 'national',
  region: 'China',
  regionKey: 'cn',
  issuer: 'Ministry of Examples',
  kind: 'trade-in',
  status: 'in-force',
  issuedOn: '2026-01-05',
  effectiveFrom: '2026-01-10',
  effectiveTo: '2026-12-31',
};

export const testItems: Item[] = [
  plain,
  { ...plain, policyId: 'p2', title: 'Charging posts, =1+1', kind: 'charging', status: 'announced', effectiveTo: '' },
  {
    ...plain,
    policyId: 'p3',
    title: `A very long title ${'about everything '.repeat(20)}`,
    summary: '',
    level: 'foreign',
    region: 'US',
    issuer: '',
    kind: 'unheard-of',
    issuedOn: '',
    effectiveFrom: '',
    effectiveTo: '',
  },
];

const facet = (key: string, count: number) => ({ key, name: `n:${key}`, count });

/** The answer to a search: all three, whatever is asked, or none for the word 'nothing'. */
export function testFound({ text, page = 1 }: PolicyQuery): Found {
  if (text === 'nothing') return { total: 0, items: [], facets: { levels: [], kinds: [], statuses: [], regions: [] } };
  return {
    total: 23,
    items: page > 2 ? [] : testItems,
    facets: {
      levels: [facet('national', 20), facet('foreign', 3)],
      kinds: [facet('trade-in', 12), facet('charging', 11)],
      statuses: [facet('in-force', 20)],
      regions: Array.from({ length: 14 }, (_, at) => facet(`r${at}`, 14 - at)),
    },
  };
}

const perCar = { yuan: 20_000, percent: null, fuels: ['BEV', 'PHEV'], from: null };

export function testDetail(policyId: string): Detail {
  const item = testItems.find((candidate) => candidate.policyId === policyId) ?? plain;
  return {
    item,
    paragraphs: ['First paragraph.', 'Second one:\n* a list\n<script>alert(1)</script>'],
    figures: [
      {
        name: 'Support per car',
        value: 20_000,
        unit: 'yuan',
        note: 'Article 2 names the sum.',
        sentences: ['First paragraph.'],
        perCar,
      },
      { name: 'Share of the price', value: null, unit: '%', note: '', sentences: [], perCar: null },
    ],
    sourceUrl: policyId === 'p1' ? 'https://example.com/text' : '',
    changes: [{ on: '2026-03-01', what: 'The last day was moved' }],
    related: testItems.filter((candidate) => candidate.policyId !== policyId),
  };
}

export const testHome: Home = {
  latest: testItems,
  upcoming: testItems.slice(0, 2),
  kinds: [facet('trade-in', 12), facet('charging', 11)],
  levels: [facet('national', 20)],
  months: Array.from({ length: 24 }, (_, at) => ({
    month: `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    count: at,
  })),
  total: 1236,
};

/** A policy whose sum was raised, and which was given a second paragraph. */
export const testVersions = [
  { since: '', title: 'Support', paragraphs: ['Each car has 3,000 yuan.'] },
  { since: '2026-03-01', title: 'Support', paragraphs: ['Each car has 5,000 yuan.', 'Until the end of the year.'] },
];

const city = (key: string, name: string, restriction: string, policies = 0) => ({
  key,
  name,
  restriction,
  policies,
  provinceKey: key.slice(0, 2),
  province: 'Province',
});

export const testCities = [
  city('1101', 'First city', '1', 2),
  city('1201', 'Second city', '2'),
  city('1301', 'Third city', '4'),
];

/** Two reports on policy, of which one is for who holds the product. */
export const testReports = (kind: string): CallData<'policyReports'> => ({
  total: 1,
  items: [
    {
      reportId: kind,
      title: `Report for ${kind}`,
      summary: 'About it',
      publisher: 'Desk',
      publishedOn: '2026-02-03',
      topics: ['policy'],
      pages: 2,
      coverUrl: '',
    },
  ],
  facets: { topics: [facet('policy', 1)] },
});
