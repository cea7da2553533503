import { type AreaManifest, type CallPayload, type Hit, type Language, status } from '@portal/contract';
import { keepLatest } from '../kernel/keep-latest.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { spell } from '../kernel/words/spell.ts';
import type { Market } from '../market/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { chooseHits } from './choose-hits.ts';
import { contentEntries, contentVersion, type ModelNames } from './content-entries.ts';
import { type HitLinks, hitLinks } from './links.ts';
import { marketEntries, modelNames } from './market-entries.ts';
import { type MenuEntries, productEntries, readMenuEntries } from './product-entries.ts';
import { type Entry, find, indexMaker, type SearchIndex } from './search-index.ts';
import { toolEntries } from './tool-entries.ts';

const usualLimit = 20;

export interface Search {
  /** What somebody finds who holds these products and pages of the administration. */
  ask(owned: ReadonlySet<string>, payload: CallPayload<'quickSearch'>, language: Language): Promise<Hit[]>;
  /** Spells all names and searches them a few times, so that nobody waits for that. */
  warm(): Promise<void>;
}

/** Searches of each kind: a name, its sound, its letters, several words, nothing. Twice, as the engine learns by doing. */
const rehearsal = ['比亚迪', 'biyadi', 'byd', 'sales trend', 'zzz'].flatMap((text) => [text, text]);

/** What the market says, or this instead where its release was withdrawn a moment ago. */
async function orElse<Answer>(read: () => Promise<Answer>, instead: Answer): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal && error.code === status.refused) return instead;
    throw error;
  }
}

const noNames: ModelNames = new Map();

/** Products in the order they are shown, and a version that is another one when they are. */
interface Areas {
  version: string;
  products: readonly AreaManifest[];
}

/**
 * Finds products, pages, members of the market, indicators, news, policies and reports by their names. The names are
 * kept spelled in memory, and are spelled anew when the menu, the published release or the content is another one.
 * @param areas the products of now in the order they are shown, whose manifests say where hits lead, and their version
 * @param spellName gives the ways a name may be typed
 */
export function openSearch(db: StateDatabase, market: Market, areas: () => Promise<Areas>, spellName = spell): Search {
  const [productIndex, marketIndex, contentIndex] = [keepIndex(spellName), keepIndex(spellName), keepIndex(spellName)];

  const releaseNow = (): string | null => {
    const release = market.release();
    return release && `${release.id} ${release.publishedAt}`;
  };
  const ofMarket = async (links: HitLinks, version: string): Promise<SearchIndex> => {
    const release = releaseNow();
    return release ? marketIndex(`${release} ${version}`, () => orElse(() => marketEntries(market, links), [])) : [];
  };
  const ofContent = async (links: HitLinks, version: string): Promise<SearchIndex> => {
    const release = releaseNow();
    return contentIndex(`${await contentVersion(db)} ${release} ${version}`, async () => {
      const names = release ? await orElse<ModelNames>(() => modelNames(market), noNames) : noNames;
      return contentEntries(db, links, names);
    });
  };

  const indexesOf = async (menuEntries: MenuEntries): Promise<SearchIndex[]> => {
    const { version, products } = await areas();
    const links = hitLinks(products);
    return Promise.all([
      productIndex(JSON.stringify([menuEntries, version]), async () => [
        ...productEntries(menuEntries, products),
        ...toolEntries(),
      ]),
      ofMarket(links, version),
      ofContent(links, version),
    ]);
  };

  return {
    async ask(owned, { text, limit = usualLimit }, language) {
      const indexes = await indexesOf(await readMenuEntries(db));
      const found = indexes.flatMap((index) => find(index, text, (product) => owned.has(product)));
      return chooseHits(found, limit, language);
    },
    async warm() {
      const indexes = await indexesOf(await readMenuEntries(db));
      for (const text of rehearsal) {
        const found = indexes.flatMap((index) => find(index, text, () => true));
        chooseHits(found, usualLimit, 'zh_CN');
      }
    },
  };
}

/** The index of the latest version of what it is made from. */
function keepIndex(spellName: typeof spell) {
  const keep = keepLatest<SearchIndex>();
  const make = indexMaker(spellName);
  return (version: string, read: () => Promise<Entry[]>): Promise<SearchIndex> =>
    keep(version, async () => make(await read()));
}
