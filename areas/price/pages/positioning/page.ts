import { definePage, type PageListing } from '@portal/ui/analysis';
import { modelIndicators, segmentChoices } from '../../market/choices.ts';
import { segmentsOf } from '../../market/questions.ts';

export const positioning = definePage({
  name: 'positioning',
  words: { zh_CN: '价格定位', en: 'Positioning' },
  choices: segmentChoices,
  periods: 1,
  written: { counts: true, money: true },
  // The models hang on the segment, which may hang on the first answer.
  values: { figures: modelIndicators },
  first: ({ view, catalogue }) => [segmentsOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '价格定位导出', en: 'price positioning export' },
  shows: { segment: 'segment={key}' },
};
