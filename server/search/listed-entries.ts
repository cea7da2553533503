import type { DatasetKey, DimensionKey, FigureKey, Hit } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type Market, monthText } from '../market/index.ts';
import { type HitLinks, waysTo } from './links.ts';
import type { Entry } from './search-index.ts';

interface Listed {
  dataset: DatasetKey;
  /** What each belongs to: a version to its model. */
  around: DimensionKey;
  indicator: FigureKey;
  /** Of the last months as well, and not only what there is in the last one: a version stays what it was. */
  years?: number;
}

type ListedKind = Hit['kind'] & DimensionKey;

/** What is listed by name beside the cars: benefits and offers that stand in the last month, versions and features. */
const lists = {
  benefit: { dataset: 'benefit', around: 'subModel', indicator: 'benefits' },
  offer: { dataset: 'offer', around: 'subModel', indicator: 'financeOffers' },
  softwareVersion: { dataset: 'software', around: 'model', indicator: 'softwareNotes', years: 10 },
  feature: { dataset: 'feature', around: 'featureDomain', indicator: 'featureModels' },
} as const satisfies Partial<Record<ListedKind, Listed>>;

/** As many rows as a question can have. */
const mostRows = 20_000;

interface Named {
  key: string;
  name: string;
  around: string;
}

async function readList(
  market: Market,
  kind: ListedKind,
  { dataset, around, indicator, years }: Listed,
  language: 'zh_CN' | 'en',
): Promise<Named[]> {
  const span = await market.months(dataset);
  if (!span) return [];
  const { last } = span;
  const first = years === undefined ? last : Math.max(span.first, last - (last % 12) - (years - 1) * 12);
  const { rows } = await market.query(
    {
      dataset,
      dataSources: [],
      dateType: years === undefined ? 'monthly' : 'annual',
      from: monthText(first),
      to: monthText(last),
      by: [kind, around],
      indicators: [indicator],
      sort: { by: indicator, direction: 'descending' },
      limit: mostRows,
    },
    language,
  );
  return rows.flatMap(({ kind: row, keys, names }) => {
    const key = keys[kind];
    return row === 'row' && key ? [{ key, name: names[kind] ?? key, around: names[around] ?? '' }] : [];
  });
}

/**
 * What a release lists by name beside the cars, each with what it belongs to. A kind that no area has a page for is not
 * read at all.
 * @param links where each kind leads, and which products open the ways
 */
export async function listedEntries(market: Market, links: HitLinks): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const kind of Object.keys(lists) as (keyof typeof lists)[]) {
    if (!links.has(kind)) continue;
    const [chinese, english] = [
      await readList(market, kind, lists[kind], 'zh_CN'),
      await readList(market, kind, lists[kind], 'en'),
    ];
    const others = new Map(english.map((member) => [member.key, member]));
    // What belongs to several is found once.
    const each = new Map(chinese.map((member) => [member.key, member]));
    for (const { key, name, around } of each.values()) {
      const other = others.get(key);
      const title: Sentence = { zh_CN: name, en: other?.name ?? name };
      const subtitle: Sentence = { zh_CN: around, en: other?.around ?? around };
      found.push({ kind, id: key, title, subtitle, ways: waysTo(links, kind, key) });
    }
  }
  return found;
}
