import { definePage, type PageListing } from '@portal/ui/analysis';
import { eventCuts, usualPeriods } from '../../market/choices.ts';
import { eventDays } from '../../market/events.ts';
import { eventList, eventsBy, eventTrend, yearsOf } from '../../market/questions.ts';

export const calendar = definePage({
  name: 'calendar',
  words: { zh_CN: '新车日历', en: 'Launch calendar' },
  choices: { by: eventCuts, car: [], shape: [] },
  cuts: eventCuts,
  periods: usualPeriods,
  first({ view, catalogue, choices: { by } }) {
    const list = eventList(view, catalogue);
    return [eventTrend(view, catalogue), eventsBy(view, catalogue, by), list, eventDays.ask(yearsOf(list))];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '新车日历导出', en: 'launch calendar export' },
  links: {
    brand: 'brand={key}',
    model: 'model={key}',
    subModel: 'subModel={key}',
    manufacturer: 'manufacturer={key}',
    segment: 'segment={key}',
  },
};
