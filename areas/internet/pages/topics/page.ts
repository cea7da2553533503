import { definePage, type PageListing } from '@portal/ui/analysis';
import { topicChoices } from '../../market/choices.ts';
import { mostTalkedOf, topicsOf, topicsTrend } from '../../market/questions.ts';
import { ofTopics } from '../../market/subjects.ts';

export const topics = definePage({
  name: 'topics',
  words: { zh_CN: '话题口碑', en: 'Topics' },
  of: ofTopics,
  choices: topicChoices,
  cuts: [...topicChoices.by, 'topic'],
  first: ({ view, catalogue, choices: { by } }) => [
    topicsOf(view, catalogue),
    topicsTrend(view, catalogue),
    ...((view.filters[by] ?? []).length > 0 ? [] : [mostTalkedOf(view, catalogue, by)]),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '话题口碑导出', en: 'topics export' },
  shows: { topic: 'topic={key}', brand: 'brand={key}', model: 'by=model&model={key}' },
};
