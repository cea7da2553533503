/** A member, as an answer names it. */
export interface Named {
  key: string;
  name: string;
}

/** How many people compared one with another, and how many of them turned to it. */
export interface Pair {
  from: Named;
  to: Named;
  comparisons: number;
  turned: number;
}

/** What goes between the member that is looked at and a rival, both ways. */
export interface RivalFlow extends Named {
  /** Who looked at the member first, and at the rival too; and who did so the other way round. */
  comparisons: number;
  comparedBack: number;
  /** Who turned to the rival, and who came from it. */
  turned: number;
  turnedBack: number;
  /** What came less what went. */
  net: number;
}

/** What goes between a member and all others together. */
export type Balance = RivalFlow;

type Sums = Omit<RivalFlow, 'net'>;

const begun = ({ key, name }: Named): Sums => ({
  key,
  name,
  comparisons: 0,
  comparedBack: 0,
  turned: 0,
  turnedBack: 0,
});

const withNet = (sums: Sums): RivalFlow => ({ ...sums, net: sums.turnedBack - sums.turned });

/** How large a rival is: all who compared, whichever they looked at first. */
const size = ({ comparisons, comparedBack }: RivalFlow) => comparisons + comparedBack;

/**
 * What goes between one member and each of its rivals, those first whom most compare. What is compared within the member
 * itself, as the models of a brand are, is no flow.
 */
export function flowsOf(pairs: readonly Pair[], subject: string): RivalFlow[] {
  const rivals = new Map<string, Sums>();
  for (const { from, to, comparisons, turned } of pairs) {
    const isOut = from.key === subject;
    if (isOut === (to.key === subject)) continue;
    const rival = isOut ? to : from;
    const sums = rivals.get(rival.key) ?? begun(rival);
    rivals.set(rival.key, {
      ...sums,
      ...(isOut
        ? { comparisons: sums.comparisons + comparisons, turned: sums.turned + turned }
        : { comparedBack: sums.comparedBack + comparisons, turnedBack: sums.turnedBack + turned }),
    });
  }
  return [...rivals.values()].map(withNet).sort((rival, other) => size(other) - size(rival));
}

/** What comes to each member and goes from it, all others together; the nets of all add up to zero. */
export function balancesOf(pairs: readonly Pair[]): Balance[] {
  const members = new Map<string, Sums>();
  const of = (member: Named): Sums => {
    const sums = members.get(member.key) ?? begun(member);
    members.set(member.key, sums);
    return sums;
  };
  for (const { from, to, comparisons, turned } of pairs) {
    if (from.key === to.key) continue;
    const [left, reached] = [of(from), of(to)];
    left.comparisons += comparisons;
    left.turned += turned;
    reached.comparedBack += comparisons;
    reached.turnedBack += turned;
  }
  return [...members.values()].map(withNet).sort((member, other) => other.net - member.net);
}

/** The member that is looked at first: the one whom most look at. */
export function mostLookedAt(pairs: readonly Pair[]): Named | undefined {
  const sums = new Map<string, { member: Named; people: number }>();
  for (const { from, comparisons } of pairs) {
    const people = (sums.get(from.key)?.people ?? 0) + comparisons;
    sums.set(from.key, { member: from, people });
  }
  return [...sums.values()].sort((fewer, more) => more.people - fewer.people)[0]?.member;
}
