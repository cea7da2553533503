import { choice, defineView, item, page } from '@portal/ui';

export const kinds = ['trials', 'orders'] as const;
export const trialStates = ['open', 'approved', 'refused'] as const;
export const orderStates = ['asked', 'granted', 'declined', 'expired', 'cancelled'] as const;

/** Which requests are looked at. */
export interface ApplicationsView {
  kind: (typeof kinds)[number];
  trial: (typeof trialStates)[number];
  order: (typeof orderStates)[number];
  page: number;
  id: string;
}

export const applicationsView = defineView<ApplicationsView>({
  kind: choice('kind', kinds),
  trial: choice('trial', trialStates),
  order: choice('order', orderStates),
  page: page(),
  id: item(),
});
