import { tableOf } from '../members/car-keys.ts';
import type { KnownCars } from '../members/known-cars.ts';
import type { Member } from '../members/known-members.ts';
import { allCarFields, carFields } from '../rows/car-fields.ts';
import type { Places, Problem } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { formerTable } from './former-tables.ts';
import { askNumber, type Staged } from './staging.ts';

/** Something of a member that is otherwise than the former release has it, or than it was before. */
export interface DescribedChange {
  /** The table, and the member by its key and present name. */
  table: string;
  key: string;
  name: { zh_CN: string; en: string };
  /** What changes; `name` where it is renamed. */
  field: string;
  /** The month from which the new value holds, year * 12 + month - 1; null where it is learned for all time. */
  since: number | null;
  before: string;
  after: string;
}

/**
 * Settles what changes from a month on when all figures are known: before its first figure nothing of a sub-model can
 * have changed. What then is no change is what has held all along.
 * @param onto whether a former release is there
 * @returns what is refused, in the order of the source
 */
export async function settleHistory(
  staged: Pick<Staged, 'connection'>,
  cars: KnownCars,
  places: Places,
  onto: boolean,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const former = onto ? await formerTable(staged.connection, 'sales_national') : null;
  for (const [place, values] of cars.history) {
    const [table = '', key = '', field = ''] = place.split('\n');
    const id = cars.table('subModel').withKey(key)?.id;
    const [step] = values.steps;
    if (table !== tableOf.subModel || id === undefined || !step || step.row === null) continue;
    const months = ['facts', ...(former === null ? [] : [former])].map(
      (from) => `SELECT MIN(month) AS month FROM ${from} AS own WHERE sub_model_id = ${id}`,
    );
    const first = await askNumber(staged.connection, `SELECT MIN(month) FROM (${months.join(' UNION ALL ')})`);
    if (first === 0 || step.since > first) continue;
    values.steps = values.steps.slice(1);
    if (values.first === null) values.first = step.value;
    else {
      const at = places.get(step.row);
      if (at) problems.push({ ...at, ...reasons.beforeFirst(field, step.since, first), field, value: step.value });
    }
  }
  const order = [...places.keys()];
  const rank = ({ part, row }: Problem) =>
    order.findIndex((label) => places.get(label)?.row === row && places.get(label)?.part === part);
  return problems.sort((problem, other) => rank(problem) - rank(other));
}

/** @returns all that is described otherwise than before */
export function describedChanges({ history, names, tables }: KnownCars): DescribedChange[] {
  const called = (member: Member | undefined) => member && { zh_CN: member.zh, en: member.en };
  const of = (table: string, key: string) => ({ table, key, name: called(tables.get(table)?.withKey(key)) });
  const found = [
    ...[...history].flatMap(([place, { first, steps }]) => {
      const [table = '', key = '', field = ''] = place.split('\n');
      const values = [first ?? 'unknown', ...steps.map(({ value }) => value)];
      return steps.flatMap(({ since, row, value }, at) =>
        row === null ? [] : [{ ...of(table, key), field, since, before: values[at] ?? '', after: value }],
      );
    }),
    ...names.fresh().flatMap(({ level, key, steps }) =>
      steps.flatMap(({ since, row, name }, at) => {
        const table = tableOf[level];
        const before = steps[at - 1]?.name.zh_CN ?? '';
        return row === null ? [] : [{ ...of(table, key), name, field: 'name', since, before, after: name.zh_CN }];
      }),
    ),
    ...[...tables].flatMap(([table, { byId, learned }]) =>
      learned.map(({ id, column, code }) => {
        const member = byId.get(id);
        const field = allCarFields.find((each) => carFields[each].column === column) ?? column;
        return {
          table,
          key: member?.key ?? '',
          name: called(member),
          field,
          since: null,
          before: 'unknown',
          after: code,
        };
      }),
    ),
  ];
  // A member that no accepted row speaks of is not written.
  return found.flatMap(({ name, ...change }) => (name ? [{ ...change, name }] : []));
}
