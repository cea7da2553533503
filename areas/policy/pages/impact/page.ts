import { definePage, type PageListing } from '@portal/ui/analysis';
import { searches } from '../../data/ask.ts';
import { widths } from '../../market/around.ts';
import { ofSales } from '../../market/subjects.ts';
import { effectQuery } from '../../parts/use-chosen-policy.ts';

export const impact = definePage({
  name: 'impact',
  words: { zh_CN: '量化解读', en: 'Policy impact' },
  of: ofSales,
  ownFilters: true,
  choices: { policy: [], width: widths },
  written: { counts: true },
  ahead: () => [searches.ask(effectQuery)],
});

export const listed: PageListing = {
  download: { zh_CN: '政策量化解读导出', en: 'policy impact export' },
};
