import type { PlainPage } from '@portal/shell';
import { trailLines } from '../../data/ask.ts';
import { queryOfTrail, trailView } from '../../data/trail-view.ts';

export const trail: PlainPage = {
  name: 'trail',
  words: { zh_CN: '审计记录', en: 'Audit trail' },
  ahead: ({ search }) => [trailLines.ask(queryOfTrail(trailView.read(search)))],
};
