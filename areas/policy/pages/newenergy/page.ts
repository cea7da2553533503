import { definePage, type PageListing } from '@portal/ui/analysis';
import { searches } from '../../data/ask.ts';
import { widths } from '../../market/around.ts';
import { ofSales } from '../../market/subjects.ts';
import { effectQuery } from '../../parts/use-chosen-policy.ts';

export const newenergy = definePage({
  name: 'newenergy',
  words: { zh_CN: '新能源渗透率', en: 'NEV penetration' },
  of: ofSales,
  ownFilters: true,
  choices: { policy: [], width: widths },
  ahead: () => [searches.ask(effectQuery)],
});

export const listed: PageListing = {
  download: { zh_CN: '政策前后新能源渗透率导出', en: 'NEV penetration before and after a policy export' },
};
