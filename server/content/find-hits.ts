import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inTitle, partsOfWord } from '../kernel/words/text-grams.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type ContentState, cacheByContent } from './cache-by-content.ts';
import { compareTexts } from './compare-texts.ts';
import { findParts, type WantedParts } from './find-parts.ts';
import { isPostgres, numberedRows, type TextKind } from './text-index.ts';

/** As many parts of what was typed as are looked for; the text itself is compared after that. */
const mostParts = 24;

/** So few texts are compared, whatever the index says of them. */
const few = 500;

/** How many hits of all searches of a store are kept. */
const mostHits = 500_000;

/** Which texts hold all words, and which of them in the title, by their numbers in the index. */
export interface Hits {
  all: readonly number[];
  titled: readonly number[];
}

/** Conditions on the view of a kind. */
export interface HoldWords {
  holds: RawBuilder<SqlBool>;
  inTitle: RawBuilder<SqlBool>;
}

const hitsBefore = cacheByContent<Hits>(mostHits, ({ all, titled }) => 1 + all.length + titled.length);

/**
 * Finds the texts of a kind that hold all words: the same ones on every store. The index tells of most that they do; the
 * others that may hold them are compared. They are found once as long as the content is the same.
 * @param words as `searchWords` gives them
 */
export const findHits = ({ db, version }: ContentState, kind: TextKind, words: string[]): Promise<Hits> =>
  hitsBefore({ db, version }, JSON.stringify([kind, words]), () => find(db, kind, words));

/** The same as conditions, for the questions that follow. */
export async function holdWords(state: ContentState, kind: TextKind, words: string[]): Promise<HoldWords> {
  const { all, titled } = await findHits(state, kind, words);
  return { holds: isAmong(state.db, kind, all), inTitle: isAmong(state.db, kind, titled) };
}

/** One parameter, however many they are. */
function isAmong(db: StateDatabase, kind: TextKind, docs: readonly number[]): RawBuilder<SqlBool> {
  if (docs.length === 0) return sql<SqlBool>`1 = 0`;
  const among = isPostgres(db)
    ? sql`= any(${docs}::integer[])`
    : sql`in (select value from json_each(${JSON.stringify(docs)}))`;
  return sql<SqlBool>`${sql.ref(`${kind}.row_id`)} in (select row_id from ${numberedRows(db, kind)} where doc ${among})`;
}

async function find(db: StateDatabase, kind: TextKind, words: string[]): Promise<Hits> {
  const each = words.map(partsOfWord);
  const parts = [...new Set(each.flatMap((word) => word.parts))].slice(0, mostParts);
  const compare = async (wanted: WantedParts) => compareTexts(db, kind, words, await findParts(db, kind, wanted));
  if (parts.length === 0) return compareTexts(db, kind, words, null);
  const proofs = each.flatMap(({ proof }) => proof ?? []);
  if (proofs.length < words.length) return compare({ all: parts });
  const proven = [...new Set([...parts, ...proofs])];
  const all = await findParts(db, kind, { all: proven });
  if (all.length <= few) return compare({ all: parts });
  const titles = proofs.map(inTitle);
  const titled = await findParts(db, kind, { all: [...proven, ...titles] });
  const wholes = each.flatMap(({ proof, isWhole }) => (isWhole ? (proof ?? []) : []));
  if (wholes.length === 0) return { all, titled };
  // Words that stand within longer ones: in the text, and in the title of those that hold them by themselves.
  const inOthers = await compare({ all: parts, without: wholes });
  const inTitles = [...new Set(each.flatMap((word) => word.parts.map(inTitle)))].slice(0, mostParts);
  const unsure = await findParts(db, kind, { all: [...proven, ...inTitles], without: wholes.map(inTitle) });
  const more = await compareTexts(db, kind, words, unsure);
  return { all: [...all, ...inOthers.all], titled: [...titled, ...inOthers.titled, ...more.titled] };
}
