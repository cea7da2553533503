import type { DimensionKey, Hit } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Market } from '../market/index.ts';
import { type HitLinks, waysTo } from './links.ts';
import { listedEntries } from './listed-entries.ts';
import type { Entry } from './search-index.ts';

type Level = Hit['kind'] & DimensionKey;

/** The members that can be found, and the levels above that lead to what each is told apart by. */
const levels = {
  brand: [],
  model: [],
  subModel: ['model', 'brand'],
  manufacturer: [],
  segment: [],
  province: [],
  city: ['province'],
} as const satisfies Partial<Record<Level, readonly Level[]>>;

/** Told apart by who builds them, which may be several: a model mostly carries the name of its brand. */
const built: readonly Level[] = ['brand', 'model'];

interface Named {
  name: Sentence;
  parent: string | null;
  /** What it was called before. */
  formerly: readonly Sentence[];
}

type Members = ReadonlyMap<Level, ReadonlyMap<string, Named>>;

const nowhere: Sentence = { zh_CN: '', en: '' };

/**
 * Members, what is listed beside them, and indicators of a release. A kind that no area has a page for is not found at all.
 * @param links where each kind leads, and which products open the ways
 */
export async function marketEntries(market: Market, links: HitLinks): Promise<Entry[]> {
  const kinds = (Object.keys(levels) as (keyof typeof levels)[]).filter((level) => links.has(level));
  const read = new Set<Level>(kinds.flatMap((kind) => [kind, ...levels[kind]]));
  const members = new Map<Level, Map<string, Named>>();
  for (const level of read) members.set(level, await readLevel(market, level));
  const entry = (kind: Hit['kind'], id: string, title: Sentence, subtitle: Sentence, formerly?: Named['formerly']) => {
    const ways = waysTo(links, kind, id);
    const hit = { kind, id, title, subtitle: formerly?.length ? besides(subtitle, formerly) : subtitle, ways };
    return ways.length > 0 ? [{ ...hit, ...(formerly?.length && { formerly }) } satisfies Entry] : [];
  };
  const builders = new Map<Level, Map<string, Sentence[]>>();
  for (const kind of kinds.filter((candidate) => built.includes(candidate)))
    builders.set(kind, await readBuilders(market, kind));
  const found = kinds.flatMap((kind) =>
    [...(members.get(kind) ?? [])].flatMap(([key, { name, parent, formerly }]) => {
      const makers = builders.get(kind)?.get(key);
      return entry(kind, key, name, makers ? together(makers) : nameAbove(members, levels[kind], parent), formerly);
    }),
  );
  const indicators = links.has('indicator') ? await readIndicators(market) : [];
  const outlets = links.has('outlet') ? await market.outlets(null) : [];
  const stores = outlets.flatMap(({ key, name, address }) =>
    entry('outlet', key, name, { zh_CN: address, en: address }),
  );
  return [
    ...found,
    ...stores,
    ...(await listedEntries(market, links)),
    ...indicators.flatMap(({ key, name }) => entry('indicator', key, name, nowhere)),
  ];
}

/** What the models of a release are called and were called before, by their keys. */
export async function modelNames(market: Market): Promise<ReadonlyMap<string, readonly Sentence[]>> {
  const models = await readLevel(market, 'model');
  return new Map([...models].map(([key, { name, formerly }]) => [key, [name, ...formerly]]));
}

/** The name at the end of the way up; none where it breaks off. */
function nameAbove(members: Members, way: readonly Level[], parent: string | null): Sentence {
  let found: Named | undefined;
  let key = parent;
  for (const level of way) {
    found = members.get(level)?.get(key ?? '');
    key = found?.parent ?? null;
  }
  return found?.name ?? nowhere;
}

const together = (names: readonly Sentence[]): Sentence => ({
  zh_CN: names.map(({ zh_CN }) => zh_CN).join('、'),
  en: names.map(({ en }) => en).join(', '),
});

/** What a member belongs to, and what it was called before: whoever looks for that finds it under another name. */
const besides = (subtitle: Sentence, formerly: readonly Sentence[]): Sentence => {
  const { zh_CN, en } = together(formerly);
  return {
    zh_CN: [subtitle.zh_CN, `曾用名：${zh_CN}`].filter(Boolean).join(' · '),
    en: [subtitle.en, `formerly ${en}`].filter(Boolean).join(' · '),
  };
};

/** The names of the manufacturers of every member of a level. */
async function readBuilders(market: Market, dimension: Level): Promise<Map<string, Sentence[]>> {
  const found = new Map<string, Sentence[]>();
  for (const [maker, { name }] of await readLevel(market, 'manufacturer')) {
    const ask = { dataset: 'sales', dimension, within: { manufacturer: [maker] } } as const;
    const { members } = await market.members({ ...ask, limit: Number.MAX_SAFE_INTEGER }, 'en');
    for (const { key } of members) found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}

/** Every member of a level with its name in both languages. */
async function readLevel(market: Market, dimension: Level): Promise<Map<string, Named>> {
  const ask = { dataset: 'sales', dimension, limit: Number.MAX_SAFE_INTEGER } as const;
  const chinese = await market.members(ask, 'zh_CN');
  const english = await market.members(ask, 'en');
  const others = new Map(english.members.map((member) => [member.key, member]));
  return new Map(
    chinese.members.map(({ key, name, parent, was = [] }): [string, Named] => {
      const other = others.get(key);
      const formerly = was.flatMap((entry, at) =>
        entry.dimension === dimension ? [{ zh_CN: entry.name, en: other?.was?.[at]?.name ?? entry.name }] : [],
      );
      return [key, { name: { zh_CN: name, en: other?.name ?? name }, parent, formerly }];
    }),
  );
}

/** The indicators of the sales dataset with their names in both languages. */
async function readIndicators(market: Market): Promise<{ key: string; name: Sentence }[]> {
  const chinese = await market.catalogue('sales', 'zh_CN');
  const english = await market.catalogue('sales', 'en');
  const names = new Map(english.indicators.map(({ key, name }) => [key, name]));
  return chinese.indicators.map(({ key, name }) => ({ key, name: { zh_CN: name, en: names.get(key) ?? name } }));
}
