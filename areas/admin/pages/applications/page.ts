import type { PlainPage } from '@portal/shell';
import { applicationsView } from '../../data/applications-view.ts';
import { orders, trials } from '../../data/ask.ts';

export const applications: PlainPage = {
  name: 'applications',
  words: { zh_CN: '申请', en: 'Requests' },
  ahead({ search }) {
    const { kind, trial, order } = applicationsView.read(search);
    return kind === 'trials' ? [trials.ask({ state: trial })] : [orders.ask({ state: order })];
  },
};
