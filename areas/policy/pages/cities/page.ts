import { definePage, type PageListing } from '@portal/ui/analysis';
import { cityLimits } from '../../data/ask.ts';

export const cities = definePage({
  name: 'cities',
  words: { zh_CN: '城市限行限购', en: 'City restrictions' },
  ownFrame: true,
  ahead: () => [cityLimits.ask({})],
});

export const listed: PageListing = {
  download: { zh_CN: '城市限行限购导出', en: 'city restriction export' },
};
