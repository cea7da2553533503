import { definePage, type PageListing } from '@portal/ui/analysis';
import { balanceChoices } from '../../market/choices.ts';
import { ofBoth } from '../../market/subjects.ts';

export const balance = definePage({
  name: 'balance',
  words: { zh_CN: '关注与销量错位', en: 'Out of step with sales' },
  of: ofBoth,
  choices: balanceChoices,
  cuts: balanceChoices.by,
  periods: 12,
  written: { counts: true },
});

export const listed: PageListing = {
  download: { zh_CN: '关注与销量错位导出', en: 'attention out of step with sales export' },
};
