import type { Sentence } from '../../kernel/words/sentence.ts';
import type { NamedLevel } from '../rows/car-fields.ts';
import { nameKey } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { CalledMembers } from './called-members.ts';

/** A name from a month on: in both languages, and the part of a key that files make of it. */
export interface NameStep {
  /** year * 12 + month - 1; 0 for the first name. */
  since: number;
  own: string;
  name: Sentence;
  /** The row that says so; null where the former release has it. */
  row: string | null;
}

/** A member that was renamed: its first name makes its key, which stays. */
interface Renamed {
  key: string;
  steps: NameStep[];
}

/** Where a name is told apart: a model within its brand, a sub-model within its model. */
export interface Scope {
  level: NamedLevel;
  within: string;
}

const placeOf = ({ level, within }: Scope, own: string): string => [level, within, own].join('\n');

/** Which members were renamed, and under which names files may speak of them. */
export class KnownNames {
  private readonly byKey = new Map<string, Renamed>();
  private readonly byName = new Map<string, Renamed>();
  /** The members of the former release, by all that they are called. */
  readonly called = new CalledMembers();

  /** Takes over the names of a member of the former release, the first one first. */
  stand(scope: Scope, key: string, steps: readonly Omit<NameStep, 'row'>[]): void {
    const renamed = { key, steps: steps.map((step) => ({ ...step, row: null })) };
    this.byKey.set(`${scope.level}\n${key}`, renamed);
    // What only follows the name of its brand or manufacturer has no name of its own that files would write.
    for (const { own } of steps) if (own !== '') this.byName.set(placeOf(scope, own), renamed);
  }

  /**
   * @returns the part of a key that a name makes: of a member that was renamed, that of its first name; of a manufacturer
   *   or brand that is known by another name, its key
   */
  ownOf(scope: Scope, name: string): string {
    const own = nameKey(name);
    const renamed = this.byName.get(placeOf(scope, own))?.steps[0]?.own;
    if (renamed !== undefined) return renamed;
    const { level } = scope;
    return level === 'manufacturer' || level === 'brand' ? this.called.keyOf(level, [], name, own) : own;
  }

  /** @returns the present name of a member that was renamed, or is of the former release */
  nameOf(level: NamedLevel, key: string): Sentence | undefined {
    return this.byKey.get(`${level}\n${key}`)?.steps.at(-1)?.name ?? this.called.nameOf(level, key);
  }

  /**
   * Takes in that a member has another name from a month on.
   * @param key of the member
   * @param before its name until then
   * @param isTaken whether another member is known by a part of a key
   * @returns the reason where that cannot be
   */
  rename(
    scope: Scope,
    key: string,
    before: Omit<NameStep, 'since' | 'row'>,
    step: NameStep,
    isTaken: (own: string) => boolean,
  ): Reason | null {
    const known = this.byKey.get(`${scope.level}\n${key}`);
    const [first = { ...before, since: 0, row: null }, ...later] = known?.steps ?? [];
    // Until now it may have changed its name with its brand only.
    const steps = [{ ...first, own: before.own }, ...later];
    const same = steps.find(({ own }) => own === step.own);
    if (same && same.since === step.since) return null;
    if (same && same.since > 0) return reasons.knownSince(scope.level, step.name.zh_CN, same.since);
    if (same) return reasons.namedAgain(step.name.zh_CN);
    if (this.byName.has(placeOf(scope, step.own)) || isTaken(step.own)) return reasons.nameTaken(step.name.zh_CN);
    const last = steps.at(-1);
    if (last && last.since >= step.since) return reasons.knownSince(scope.level, last.name.zh_CN, last.since);
    const renamed = { key, steps: [...steps, step] };
    this.byKey.set(`${scope.level}\n${key}`, renamed);
    for (const { own } of renamed.steps) if (own !== '') this.byName.set(placeOf(scope, own), renamed);
    return null;
  }

  /** The members that rows have renamed. */
  fresh(): { level: NamedLevel; key: string; steps: readonly NameStep[] }[] {
    return [...this.byKey].flatMap(([place, { key, steps }]) =>
      steps.some(({ row }) => row !== null) ? [{ level: place.split('\n')[0] as NamedLevel, key, steps }] : [],
    );
  }
}
