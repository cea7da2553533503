import { marketViews } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

/** Cars that the ministry has announced; which catalogue they are of, the page itself chooses. */
export const ofAnnouncements: Subject = {
  dataset: 'catalogue',
  views: marketViews({
    sources: [],
    dimensions: ['fuelType', 'segment', 'priceBand', 'manufacturer', 'brand', 'model', 'subModel'],
  }),
  refused: { zh_CN: '当前账号不能查看政策', en: 'This account has no access to policies' },
};
