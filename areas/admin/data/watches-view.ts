import { choice, defineView, item, page, words } from '@portal/ui';
import type { WatchQuery } from './ask.ts';
import { isPlace } from './messages-view.ts';

export const watchConditions = ['all', 'trouble', 'active', 'paused', 'stopped'] as const;

/** Which watches are looked at. */
export interface WatchesView {
  account: string;
  condition: (typeof watchConditions)[number];
  /** Where the portion begins that is shown; empty for the newest. */
  id: string;
  page: number;
}

export const watchesView = defineView<WatchesView>({
  account: words('account'),
  condition: choice('condition', watchConditions),
  id: item('after'),
  page: page(),
});

export const queryOfWatches = ({ account, condition, id }: WatchesView): WatchQuery => ({
  ...(account.trim() && { userNm: account.trim() }),
  ...(condition !== 'all' && { condition }),
  ...(isPlace(id) && { after: id }),
});
