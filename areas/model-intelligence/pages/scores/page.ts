import { definePage, type PageListing } from '@portal/ui/analysis';
import { scoreChoices, scoredPeriods } from '../../market/choices.ts';
import { methodsOf, mostTested } from '../../market/questions.ts';
import { ofScores } from '../../market/subjects.ts';

export const scores = definePage({
  name: 'scores',
  words: { zh_CN: '评测得分', en: 'Scores' },
  of: ofScores,
  choices: scoreChoices,
  cuts: scoreChoices.by,
  periods: scoredPeriods,
  first: ({ view, catalogue, choices: { by } }) => [
    methodsOf(view, catalogue),
    ...((view.filters[by] ?? []).length > 0 ? [] : [mostTested(view, catalogue, by)]),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '评测得分导出', en: 'scores export' },
  shows: {
    model: 'model={key}',
    brand: 'by=brand&brand={key}',
    scoreAspect: 'scoreAspect={key}',
    scoreRater: 'scoreRater={key}',
    scoreMethod: 'method={key}',
  },
};
