import type { AreaCode } from '@portal/contract';
import { within } from '../loading/within.ts';
import { applyOverrides, type Override, type OverridePolicy } from './apply-overrides.ts';
import { changeReact } from './development-react.ts';
import { takeExpired } from './expiry.ts';
import type { OverridesLibrary } from './library.ts';
import { takeLinked } from './linked.ts';
import { loaded } from './loaded.ts';
import { type OverrideCode, overrideCode } from './override-code.ts';
import { leaveRefusals, takePassedOver, takeRefusals } from './passed-over.ts';
import type { ReadOverrides } from './read-overrides.ts';

/** What is known of the lists: what they name, and the addresses that did not answer in time. */
async function readLists(overrides: OverridesLibrary, limit: number) {
  const addresses = overrides.getExternalOverrides();
  const lists = await Promise.all(
    addresses.map((address) => within(limit, address, overrides.getExternalOverrideMap([address])).catch(() => null)),
  );
  // Of lists that name the same module the later one counts, whichever has answered first.
  const imports: Record<string, string> = Object.assign({}, ...lists.map((list) => list?.imports));
  return { imports, silent: addresses.filter((_, at) => lists[at] === null) };
}

/** What judges, and what the page can do. */
export interface JudgePolicy extends OverridePolicy {
  /** Whether the page can have the development build of React. */
  developmentReact: boolean;
}

/** @returns where the entry of an override lies and what is known of it; null where it does not answer in its time */
async function answered(
  { address }: Override,
  until: number,
): Promise<{ entry: string; code: OverrideCode | null } | null> {
  try {
    const code = await overrideCode(address, until - Date.now());
    const entry = code?.entry ?? address;
    // Modules of the language come once the browser knows the names that they import.
    const came = code?.format === 'es' || (await loaded(entry, until - Date.now()));
    return came ? { entry, code } : null;
  } catch {
    return null;
  }
}

/**
 * Judges what the person has overridden. What does not answer in its time is not used, and named among what was refused.
 *
 * @param policy which of it may count
 * @param until milliseconds since 1970, for lists and modules together
 */
export async function judgeOverrides(
  overrides: OverridesLibrary,
  policy: JudgePolicy,
  until: number,
): Promise<ReadOverrides> {
  const linked = takeLinked(overrides, policy);
  const expired = takeExpired(overrides, Date.now());
  const lists = await readLists(overrides, until - Date.now());
  const wanted = { ...lists.imports, ...overrides.getOverrideMap().imports };
  const { active, refused } = applyOverrides(wanted, policy);
  const passedOver = takePassedOver();
  const answers = await Promise.all(
    active.map(async (override) => (passedOver.includes(override.name) ? null : answered(override, until))),
  );
  const used = active.filter((_, place) => answers[place]);
  const silent = active.filter((_, place) => !answers[place]);
  const imports: Record<string, string> = {};
  const codes: Record<string, AreaCode> = {};
  for (const [place, { name }] of active.entries()) {
    const found = answers[place];
    if (found) imports[name] = found.entry;
    if (found?.code) codes[name] = found.code;
  }
  const once = [
    ...takeRefusals(),
    ...linked,
    ...expired.map((override) => ({ ...override, reason: 'expired' as const })),
  ];
  const wantsReact = answers.some((found) => found?.code?.developmentReact === true);
  // A load that goes without an override says nothing of what that wants.
  const loadsAnew = policy.developmentReact && passedOver.length === 0 && changeReact(wantsReact);
  if (loadsAnew) leaveRefusals(once);
  return {
    imports,
    codes,
    loadsAnew,
    passedOver,
    once,
    active: used,
    refused: [
      ...refused,
      ...once,
      ...silent.map(({ name, address }) => ({ name, address, reason: 'no-answer' as const })),
      ...lists.silent.map((address) => ({ name: address, address, reason: 'no-list' as const })),
    ],
  };
}
