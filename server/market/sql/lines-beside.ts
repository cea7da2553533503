import type { Chain, Dataset } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import type { KnownMembers } from './known-members.ts';
import { refuseUnlike } from './refuse.ts';

/** Whether a dimension of a chain stands in the table of another one, or further out: narrower ones are several for each. */
function isWider(chain: Chain, wider: string, of: string): boolean {
  const place = (key: string) => chain.tables.findIndex(({ name }) => name === chain.dimensions[key]?.table.name);
  return wider !== of && chain.dimensions[wider] !== undefined && place(wider) >= place(of);
}

const lastOf = ({ successions }: KnownMembers, dimension: string, value: number | string): number | string =>
  (typeof value === 'number' ? successions[dimension]?.lastOf.get(value) : undefined) ?? value;

/**
 * What each member of a dimension has of a wider one, by its key. What has several, as a model of two manufacturers, is
 * several rows without any line as well, and is left out.
 */
function onlyOnes(chain: Chain, of: string, wider: string, members: KnownMembers): Map<string, number | string> {
  const found = new Map<string, Set<number | string>>();
  for (const row of members.described(chain)) {
    const key = row[of] ?? '';
    const own = found.get(key) ?? new Set();
    for (const value of members.valuesOf(wider, [row[wider] ?? ''])) own.add(lastOf(members, wider, value));
    found.set(key, own);
  }
  return new Map(
    [...found].flatMap(([key, [value, ...others]]): [string, number | string][] =>
      value === undefined || others.length > 0 ? [] : [[key, value]],
    ),
  );
}

/**
 * Predecessors and successors are one row each, so what stands beside them must be alike of both: else their line would
 * be two rows of one member, with places and shares of halves.
 * @throws Refusal that names the first that are not
 */
export function checkLines(dataset: Dataset, { by, filters = {} }: Question, members: KnownMembers): void {
  for (const { chain } of dataset.facts.chains) {
    for (const of of by) {
      const lines = chain.dimensions[of] ? members.successions[of]?.lastOf : undefined;
      if (!lines) continue;
      const chosen = new Set(members.valuesOf(of, filters[of] ?? []).map((value) => lastOf(members, of, value)));
      const wanted = [...lines].filter(([, last]) => chosen.size === 0 || chosen.has(last));
      for (const key of by.filter((each) => isWider(chain, each, of))) {
        const values = onlyOnes(chain, of, key, members);
        for (const [before, last] of wanted) {
          const [former, successor] = [members.find(of, before), members.find(of, last)];
          const { name } = chain.dimensions[key] ?? {};
          if (!former || !successor || !name) continue;
          const [own, other] = [values.get(former.key), values.get(successor.key)];
          if (own !== undefined && other !== undefined && own !== other) {
            throw refuseUnlike(name, former.name, successor.name);
          }
        }
      }
    }
  }
}
