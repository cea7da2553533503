import { chinaAhead, type WatchRule } from '@portal/contract';
import { chinaDay, instantOfDay } from '../../kernel/days/dates.ts';

const [hour, day] = [3_600_000, 86_400_000];

export type CalendarRule = Extract<WatchRule, { kind: 'weekly' | 'daily' }>;

export const isByClock = (rule: WatchRule): rule is CalendarRule => rule.kind === 'weekly' || rule.kind === 'daily';

/** Of the week in China, from Monday as 1. */
const weekday = (midnight: number): number => ((new Date(midnight + chinaAhead).getUTCDay() + 6) % 7) + 1;

const fits = (rule: CalendarRule, midnight: number): boolean => rule.kind === 'daily' || weekday(midnight) === rule.day;

/**
 * The first instant after another that a rule names. Days and hours are those of China, which knows no summer time.
 * @param after milliseconds since 1970
 */
export function nextInstant(rule: CalendarRule, after: number): number {
  let midnight = instantOfDay(chinaDay(after));
  while (midnight + rule.hour * hour <= after || !fits(rule, midnight)) midnight += day;
  return midnight + rule.hour * hour;
}

/** The last instant that a rule names, up to now. */
export function lastInstant(rule: CalendarRule, now: number): number {
  let midnight = instantOfDay(chinaDay(now));
  while (midnight + rule.hour * hour > now || !fits(rule, midnight)) midnight -= day;
  return midnight + rule.hour * hour;
}

/** What a rule by calendar is told for, and only once. @param now milliseconds since 1970 */
export const occasionOf = (
  rule: WatchRule,
  { now, release, month }: { now: number; release: string; month: string },
): string => {
  if (isByClock(rule)) return `instant ${lastInstant(rule, now)}`;
  return rule.kind === 'release' ? `release ${release}` : `month ${month}`;
};
