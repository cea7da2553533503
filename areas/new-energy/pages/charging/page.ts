import { definePage, type PageListing } from '@portal/ui/analysis';
import { chargingRankings } from '../../market/choices.ts';
import { chargingTrend } from '../../market/questions.ts';
import { ofCharging } from '../../market/subjects.ts';

export const charging = definePage({
  name: 'charging',
  words: { zh_CN: '充电设施', en: 'Charging' },
  of: ofCharging,
  cuts: chargingRankings.ranked,
  written: { counts: true },
  first: ({ view, catalogue }) => [chargingTrend(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '充电设施导出', en: 'charging export' },
  links: { province: 'province={key}', city: 'city={key}' },
};
