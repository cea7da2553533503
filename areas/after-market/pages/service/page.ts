import { definePage, type PageListing } from '@portal/ui/analysis';
import { serviceChoices } from '../../market/choices.ts';
import { servedOf, servedOverYears } from '../../market/questions.ts';
import { ofService } from '../../market/subjects.ts';

export const service = definePage({
  name: 'service',
  words: { zh_CN: '养护成本', en: 'Service cost' },
  of: ofService,
  choices: serviceChoices,
  cuts: serviceChoices.by,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices }) => [servedOverYears(view, catalogue), servedOf(view, catalogue, choices)],
});

export const listed: PageListing = {
  download: { zh_CN: '养护成本导出', en: 'service cost export' },
};
