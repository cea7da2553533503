import { definePage, type PageListing } from '@portal/ui/analysis';

export const city = definePage({
  name: 'city',
  words: { zh_CN: '城市档案', en: 'City sheet' },
  written: { counts: true },
});

export const listed: PageListing = {
  download: { zh_CN: '城市档案导出', en: 'city sheet export' },
  links: { city: 'city={key}' },
};
