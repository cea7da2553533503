import { definePage, type PageListing } from '@portal/ui/analysis';
import { benefitsNow } from '../../market/questions.ts';
import { ofOneByOne } from '../../market/subjects.ts';

export const offers = definePage({
  name: 'offers',
  words: { zh_CN: '有效权益', en: 'Benefits in force' },
  of: ofOneByOne,
  periods: 1,
  written: { counts: true, money: true },
  lists: ({ view, catalogue }) => [benefitsNow(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '有效权益导出', en: 'list of benefits export' },
  links: { benefit: 'benefit={key}' },
  shows: {
    benefit: 'benefit={key}',
    benefitKind: 'benefitKind={key}',
    benefitAudience: 'benefitAudience={key}',
    benefitReach: 'benefitReach={key}',
    valueBasis: 'valueBasis={key}',
    model: 'model={key}',
  },
};
