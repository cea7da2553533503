import { definePage, type PageListing } from '@portal/ui/analysis';
import { usualPeriods } from '../../market/choices.ts';
import { eventDays } from '../../market/events.ts';
import { launchList, yearsOf } from '../../market/questions.ts';
import { ofLaunches } from '../../market/subjects.ts';

export const presale = definePage({
  name: 'presale',
  words: { zh_CN: '预售价与上市价', en: 'Presale price' },
  of: ofLaunches,
  periods: usualPeriods,
  written: { counts: true, money: true },
  first({ view, catalogue }) {
    const list = launchList(view, catalogue);
    return [list, eventDays.ask(yearsOf(list))];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '预售价与上市价导出', en: 'presale price export' },
};
