import type { SucceededField } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber } from '../model/index.ts';
import { withReleases } from '../releases/attach.ts';
import type { Succession } from '../releases/delivery.ts';
import { needRelease } from '../releases/verify-release.ts';
import { type FoundMember, needMember } from '../tables/need-member.ts';
import { type SucceededMember, successionTable } from '../tables/succession.ts';
import { tableOfField } from './levels.ts';
import { checkLine, sealSuccessions, successionIn } from './succeed-members.ts';

/** A row of a list of successions: names or keys as somebody wrote them, and the first month of the successor. */
export interface ListedSuccession {
  row: number;
  field: SucceededField;
  predecessor: string;
  successor: string;
  /** Such as 2024-03. */
  month: string;
}

/** A row that has been looked at. */
export interface JudgedSuccession extends ListedSuccession {
  /** What the release calls them; null where it has no single one of that name. */
  before: FoundMember | null;
  after: FoundMember | null;
  /** Whether the release knows of it already, with the same month. */
  isKnown: boolean;
  /** Why it is refused; null where it is not. */
  fault: Sentence | null;
}

const namedTwice = (row: number): Sentence => ({
  zh_CN: `前代与第 ${row} 行相同；一款车型只有一款换代车型`,
  en: `its predecessor is that of row ${row}; a model has one successor`,
});

/** What a refusal says, without the stop of a sentence: a row says several of these. */
const withoutStop = ({ zh_CN, en }: Sentence): Sentence => ({
  zh_CN: zh_CN.replace(/。$/, ''),
  en: en.replace(/\.$/, ''),
});

/**
 * Looks at each row of a list as if it were decided by hand, after those above it. Nothing is changed.
 * @param folder the market folder
 * @throws Refusal when there is no such release
 */
export async function judgeSuccessions(
  folder: string,
  onto: string,
  rows: readonly ListedSuccession[],
): Promise<JudgedSuccession[]> {
  await needRelease(folder, onto);
  return withReleases(folder, { fresh: onto }, async (connection) => {
    const all: SucceededMember[] = await successionIn(connection, 'fresh');
    const first = new Map<string, number>();
    const judged: JudgedSuccession[] = [];
    for (const listed of rows) {
      const table = tableOfField[listed.field];
      const find = (text: string) =>
        needMember(connection, { schema: 'fresh', release: onto }, { name: table, id: `${table}_id` }, text);
      const each: JudgedSuccession = { ...listed, before: null, after: null, isKnown: false, fault: null };
      judged.push(each);
      try {
        const before = await find(listed.predecessor);
        each.before = before;
        const after = await find(listed.successor);
        each.after = after;
        const place = `${table} ${before.id}`;
        const earlier = first.get(place);
        first.set(place, earlier ?? listed.row);
        if (earlier !== undefined) {
          each.fault = namedTwice(earlier);
          continue;
        }
        const decision = { table, predecessor: before.id, successor: after.id, month: monthNumber(listed.month) };
        const own = all.filter((known) => known.table === table);
        each.isKnown = own.some(
          ({ predecessor, successor, month }) =>
            predecessor === before.id && successor === after.id && month === decision.month,
        );
        if (each.isKnown) continue;
        checkLine(own, before, after);
        all.push(decision);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        each.fault = withoutStop(error.sentence);
      }
    }
    return judged;
  });
}

/**
 * Makes a new, unpublished release that knows of all rows of a list that were not known.
 * @param rows looked at in the release `onto`, none of them refused and some of them new
 * @returns its id
 */
export function succeedByList(
  folder: string,
  { onto, by, note }: { onto: string; by: string; note: string },
  rows: readonly JudgedSuccession[],
): Promise<string> {
  const decided = rows.flatMap(({ field, before, after, month, isKnown, fault }) => {
    if (!before || !after || isKnown || fault) return [];
    const succession: Succession = { field, predecessor: before.name, successor: after.name, month };
    const values = `('${tableOfField[field]}', ${before.id}, ${after.id}, ${monthNumber(month)})`;
    return [{ succession, statement: `INSERT INTO ${successionTable} VALUES ${values}` }];
  });
  return sealSuccessions(folder, { onto, by, note }, decided);
}
