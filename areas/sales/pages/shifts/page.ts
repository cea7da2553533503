import { definePage, type PageListing } from '@portal/ui/analysis';
import { growthAgainst, shiftEffects } from '../../market/choices.ts';
import { chosenSubject, mostMoved, readShifts, shareOfSubject, sharesOfRivals } from './shift-questions.ts';

export const shifts = definePage({
  name: 'shifts',
  words: { zh_CN: '份额得失', en: 'Share gains and losses' },
  choices: { against: growthAgainst, place: [], effect: shiftEffects },
  periods: 1,
  first: ({ view, catalogue, search }) => {
    const { choice } = readShifts(search, view);
    const subject = chosenSubject(view);
    return subject
      ? [shareOfSubject(view, catalogue, subject, choice), sharesOfRivals(view, catalogue, subject, choice)]
      : [mostMoved(view, catalogue, choice)];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '份额得失导出', en: 'share gains and losses export' },
  shows: { brand: 'brand={key}', manufacturer: 'manufacturer={key}', model: 'model={key}' },
};
