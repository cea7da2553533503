import type { BenefitDetail, MarketRow } from '../schemas/index.ts';

/** A benefit with its days. */
export interface DatedBenefit {
  row: MarketRow;
  from: string;
  until: string;
  places: string;
}

/**
 * What has happened to a benefit: it is new, goes on with the terms that it had, follows another one of its kind, or has
 * ended and nothing follows.
 */
export interface BenefitChange {
  day: string;
  what: 'new' | 'extended' | 'changed' | 'ended';
  before: DatedBenefit | null;
  now: DatedBenefit | null;
}

/** One benefit follows another where no more days than these lie between them. */
const nextWithin = 31;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Whether what ends on a day is followed by what begins on another. */
const follows = (until: string, from: string): boolean => {
  if (until === '' || from === '') return false;
  const days = dayNumber(from) - dayNumber(until);
  return days > 0 && days <= nextWithin;
};

/** What benefits are alike by: of one car, of one kind, for the same buyers in the same places. */
const likeness = ({ row: { keys }, places }: DatedBenefit): string =>
  [keys.subModel, keys.benefitKind, keys.benefitAudience, keys.benefitReach, places].join(' ');

/** Whether one that follows another gives the same: by its name and its value. */
const isSame = ({ row: before }: DatedBenefit, { row: now }: DatedBenefit): boolean =>
  before.names.benefit === now.names.benefit && before.values.benefitValue === now.values.benefitValue;

const beginning = (before: DatedBenefit | undefined, now: DatedBenefit): BenefitChange['what'] =>
  before ? (isSame(before, now) ? 'extended' : 'changed') : 'new';

/**
 * What began and ended in some months, the newest first: what follows another of its kind stands beside that.
 * @param span the first and the last month, such as 2026-03
 */
export function changesIn(
  answer: { rows: readonly MarketRow[] },
  details: readonly Pick<BenefitDetail, 'key' | 'from' | 'until' | 'places'>[],
  span: { from: string; to: string },
): BenefitChange[] {
  const known = new Map(details.map((detail) => [detail.key, detail]));
  const all = answer.rows.flatMap((row): DatedBenefit[] => {
    const detail = known.get(row.keys.benefit ?? '');
    return row.kind === 'row' && detail ? [{ row, ...detail }] : [];
  });
  const alike = new Map<string, DatedBenefit[]>();
  for (const benefit of all) {
    const key = likeness(benefit);
    alike.set(key, [...(alike.get(key) ?? []), benefit]);
  }
  const isIn = (day: string) => day !== '' && day.slice(0, 7) >= span.from && day.slice(0, 7) <= span.to;
  const changes = all.flatMap((benefit): BenefitChange[] => {
    const others = (alike.get(likeness(benefit)) ?? []).filter((other) => other !== benefit);
    const [before] = others
      .filter(({ until }) => follows(until, benefit.from))
      .sort((first, other) => other.until.localeCompare(first.until));
    const isFollowed = others.some(({ from }) => follows(benefit.until, from));
    return [
      ...(isIn(benefit.from)
        ? [
            {
              day: benefit.from,
              what: beginning(before, benefit),
              before: before ?? null,
              now: benefit,
            },
          ]
        : []),
      ...(isIn(benefit.until) && !isFollowed
        ? [{ day: benefit.until, what: 'ended' as const, before: benefit, now: null }]
        : []),
    ];
  });
  return changes.sort((first, other) => other.day.localeCompare(first.day));
}
