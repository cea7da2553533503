import { definePage, type PageListing } from '@portal/ui/analysis';
import { offersNow, offersOf } from '../../market/questions.ts';
import { ofOneByOne } from '../../market/subjects.ts';

export const offers = definePage({
  name: 'offers',
  words: { zh_CN: '金融方案', en: 'Finance offers' },
  of: ofOneByOne,
  written: { counts: true, money: true },
  first: ({ view, catalogue }) =>
    view.filters.offer?.length === 1 ? [] : [offersNow(view, catalogue), offersOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '金融方案导出', en: 'list of finance offers export' },
  links: { offer: 'offer={key}' },
  shows: {
    offer: 'offer={key}',
    lender: 'lender={key}',
    lenderKind: 'lenderKind={key}',
    model: 'model={key}',
    rateBand: 'rateBand={key}',
    termBand: 'termBand={key}',
  },
};
