import { definePage, type PageListing } from '@portal/ui/analysis';
import { usualPeriods } from '../../market/choices.ts';
import { movesOf, movesTrend } from '../../market/questions.ts';

export const calendar = definePage({
  name: 'calendar',
  words: { zh_CN: '权益日历', en: 'Benefit calendar' },
  periods: usualPeriods,
  written: { counts: true, money: true },
  first: ({ view, catalogue }) => [movesTrend(view, catalogue), movesOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '权益日历导出', en: 'benefit calendar export' },
};
