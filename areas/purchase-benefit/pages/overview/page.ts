import { definePage, type PageListing } from '@portal/ui/analysis';
import { overviewChoices } from '../../market/choices.ts';
import { benefitTrend, partsTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '权益总览', en: 'Benefit overview' },
  choices: overviewChoices,
  cuts: overviewChoices.by,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by } }) => [benefitTrend(view, catalogue), partsTrend(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '权益总览导出', en: 'benefit overview export' },
  links: { brand: 'brand={key}', model: 'model={key}', segment: 'segment={key}' },
};
