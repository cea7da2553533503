import type { DatasetKey, DimensionKey, FigureKey, Hit } from '@portal/contract';
import { type Market, monthText } from '../market/index.ts';
import { type HitLinks, waysTo } from './links.ts';
import type { Entry } from './search-index.ts';

interface Listed {
  dataset: DatasetKey;
  /** What each belongs to: a version to its model. */
  around: DimensionKey;
  /** Of which all that is called alike is one hit: the same benefit of two sub-models of a model. */
  alike?: DimensionKey;
  indicator: FigureKey;
  /** Of the last months as well, and not only what there is in the last one: a version stays what it was. */
  years?: number;
}

type ListedKind = Hit['kind'] & DimensionKey;

/** What is listed by name beside the cars: benefits and offers that stand in the last month, versions and features. */
const lists = {
  benefit: { dataset: 'benefit', around: 'subModel', alike: 'model', indicator: 'benefits' },
  offer: { dataset: 'offer', around: 'subModel', alike: 'model', indicator: 'financeOffers' },
  softwareVersion: { dataset: 'software', around: 'model', indicator: 'softwareNotes', years: 10 },
  feature: { dataset: 'feature', around: 'featureDomain', indicator: 'featureModels' },
} as const satisfies Partial<Record<ListedKind, Listed>>;

/** As many rows as a question can have. */
const mostRows = 20_000;

interface Named {
  key: string;
  name: string;
  /** What it belongs to. */
  around: { key: string; name: string };
  /** The member within which it is one hit with what is called alike; itself without one. */
  group: string;
}

async function readList(
  market: Market,
  kind: ListedKind,
  { dataset, around, alike, indicator, years }: Listed,
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
      by: [kind, around, ...(alike ? [alike] : [])],
      indicators: [indicator],
      sort: { by: indicator, direction: 'descending' },
      limit: mostRows,
    },
    language,
  );
  return rows.flatMap(({ kind: row, keys, names }): Named[] => {
    const key = keys[kind];
    if (row !== 'row' || !key) return [];
    const belongs = { key: keys[around] ?? '', name: names[around] ?? '' };
    return [{ key, name: names[kind] ?? key, around: belongs, group: (alike ? keys[alike] : key) ?? key }];
  });
}

/** As many names as say what something belongs to. */
const mostNames = 3;

const namesTogether = (names: readonly string[], language: 'zh_CN' | 'en'): string => {
  const [listed, left] = [names.slice(0, mostNames), names.length - mostNames];
  if (language === 'en') return [...listed, ...(left > 0 ? [`${left} more`] : [])].join(', ');
  return listed.join('、') + (left > 0 ? `等 ${names.length} 项` : '');
};

/** Members that are called alike in both languages, within the member of which that makes them one. */
function alikeOf(chinese: readonly Named[], english: readonly Named[]): Named[][] {
  const names = new Map(english.map(({ key, name }) => [key, name]));
  const groups = new Map<string, Named[]>();
  for (const member of chinese) {
    const id = [member.group, member.name, names.get(member.key)].join('\n');
    groups.set(id, [...(groups.get(id) ?? []), member]);
  }
  return [...groups.values()];
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
    const titles = new Map(english.map(({ key, name }) => [key, name]));
    const belongs = new Map(english.map(({ around }) => [around.key, around.name]));
    for (const members of alikeOf(chinese, english)) {
      const keys = [...new Set(members.map(({ key }) => key))].sort();
      const arounds = [...new Map(members.map(({ around }) => [around.key, around])).values()];
      const [id = '', name = ''] = [keys[0], members[0]?.name];
      found.push({
        kind,
        id,
        title: { zh_CN: name, en: titles.get(id) ?? name },
        subtitle: {
          zh_CN: namesTogether(
            arounds.map((around) => around.name),
            'zh_CN',
          ),
          en: namesTogether(
            arounds.map((around) => belongs.get(around.key) ?? around.name),
            'en',
          ),
        },
        ways: waysTo(links, kind, ...keys),
      });
    }
  }
  return found;
}
