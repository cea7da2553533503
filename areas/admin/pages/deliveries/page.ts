import type { PlainPage } from '@portal/shell';
import { deliveries as deliveriesOf, desk, nothing } from '../../data/ask.ts';

export const deliveries: PlainPage = {
  name: 'deliveries',
  words: { zh_CN: '数据交付', en: 'Deliveries' },
  ahead: () => [desk.ask(nothing), deliveriesOf.ask(nothing)],
};
