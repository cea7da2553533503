import type { DimensionKey } from '@portal/contract';
import { formatMonthRange, type View } from '@portal/ui';
import type { AnalysisArea } from '../page/analysis-area.ts';

/** Addresses within the area, the first one first: where a person pressed something that led on. */
export type Trail = readonly string[];

/** More would say nothing any more. */
const longest = 8;

/** The trail that an entry of the history brought along; what is not understood is none. */
export function trailIn(state: unknown): Trail {
  const stored = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((candidate): candidate is string => typeof candidate === 'string' && /^\/(?!\/)/.test(candidate))
    .slice(-longest);
}

/** What the next entry of the history brings along. */
export const stateOf = (trail: Trail) => (trail.length > 0 ? { trail: trail.slice(-longest) } : null);

/** What a trail is told with. */
export interface TrailWords {
  /** The title of a page. */
  titleOf: (page: string) => string;
  /** That a page shows the members of a dimension. */
  by: (dimension: string) => string;
  /** That a step has taken away what narrowed. */
  wider: string;
  nameOf: (dimension: DimensionKey, key: string) => string;
  /** That a member is left out. */
  without: (name: string) => string;
}

interface Step {
  page: string;
  by: string | null;
  view: View;
}

function stepAt({ views, cuts }: Pick<AnalysisArea, 'views' | 'cuts'>, address: string): Step {
  const [path = '', query = ''] = address.split('?');
  const page = path.split('/')[1] ?? '';
  const search = new URLSearchParams(query);
  const cut = cuts.find((candidate) => candidate.page === page);
  const by = cut && (search.get(cut.as ?? 'by') ?? cut.by[0]);
  return { page, by: views.dimensions.find((dimension) => dimension === by) ?? null, view: views.read(search) };
}

const monthsOf = ({ view: { from, to } }: Step) => (from && to ? formatMonthRange(from, to) : '');

/** What a step has added to the one before it: page, dimension, members, months. */
function stepText(step: Step, before: Step | null, dimensions: readonly DimensionKey[], words: TrailWords): string {
  const members = dimensions.flatMap((dimension) => {
    const had = before?.view.filters[dimension] ?? [];
    const chosen = step.view.filters[dimension] ?? [];
    const wasOut = before?.view.without[dimension] ?? [];
    const out = (step.view.without[dimension] ?? []).filter((key) => !wasOut.includes(key));
    return [
      ...chosen
        .filter((key) => !had.includes(key) || had.length > chosen.length)
        .map((key) => words.nameOf(dimension, key)),
      ...out.map((key) => words.without(words.nameOf(dimension, key))),
    ];
  });
  const turned = step.page !== before?.page;
  const months = monthsOf(step);
  const parts = [
    ...(turned ? [words.titleOf(step.page)] : []),
    ...members,
    ...(step.by !== null && before && (turned || step.by !== before.by) ? [words.by(step.by)] : []),
    ...(before && months !== '' && months !== monthsOf(before) ? [months] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : words.wider;
}

/**
 * The steps of a trail and the place it has led to, each by what it has added: `Ranking`, `BYD`, `by city`.
 * @param here address within the area
 */
export function trailTexts(
  trail: Trail,
  here: string,
  area: Pick<AnalysisArea, 'views' | 'cuts'>,
  words: TrailWords,
): { to: string; label: string }[] {
  const steps = [...trail, here].map((to) => ({ to, step: stepAt(area, to) }));
  return steps.map(({ to, step }, at) => ({
    to,
    label: stepText(step, steps[at - 1]?.step ?? null, area.views.dimensions, words),
  }));
}
