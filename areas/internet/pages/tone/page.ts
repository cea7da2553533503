import { definePage, type PageListing } from '@portal/ui/analysis';
import { toneChoices } from '../../market/choices.ts';
import { attentionTrend, toneOf } from '../../market/questions.ts';

export const tone = definePage({
  name: 'tone',
  words: { zh_CN: '声量与口碑', en: 'Mentions and tone' },
  choices: toneChoices,
  cuts: toneChoices.by,
  first: ({ view, catalogue, choices: { by, least } }) => [
    attentionTrend(view, catalogue),
    toneOf(view, catalogue, by, Number(least)),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '声量与口碑导出', en: 'mentions and tone export' },
};
