import { choice, day, defineView, item, page, words } from '@portal/ui';
import type { TrailQuery } from './ask.ts';
import { isPlace } from './messages-view.ts';

export const outcomes = ['all', 'done', 'refused', 'closed'] as const;

/** Which lines of the trail are looked at. */
export interface TrailView {
  account: string;
  action: string;
  outcome: (typeof outcomes)[number];
  from: string;
  to: string;
  /** Where the portion begins that is shown; empty for the newest lines. */
  id: string;
  page: number;
}

export const trailView = defineView<TrailView>({
  account: words('account'),
  action: words('action'),
  outcome: choice('outcome', outcomes),
  from: day('from'),
  to: day('to'),
  id: item('after'),
  page: page(),
});

/** What is asked for; the same is asked of a file, but for where it begins. */
export const filterOfTrail = ({ account, action, outcome, from, to }: TrailView) => ({
  ...(account.trim() && { userNm: account.trim() }),
  ...(/^[\w-]+$/.test(action.trim()) && { action: action.trim() }),
  ...(outcome !== 'all' && { outcome }),
  ...(from && { from }),
  ...(to && { to }),
});

export const queryOfTrail = (view: TrailView): TrailQuery =>
  isPlace(view.id) ? { ...filterOfTrail(view), after: view.id } : filterOfTrail(view);
