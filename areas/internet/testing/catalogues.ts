import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that the area asks, in a test. */
export const { catalogueOf, answers, only } = marketOf({
  attention: {
    figures: [
      'attentionIndex',
      'totalAttention',
      'leads',
      'mentions',
      'positiveMentions',
      'negativeMentions',
      'netSentiment',
      'positiveShare',
      'negativeShare',
      'attentionShare',
      'leadShare',
      'mentionShare',
      'yoyLeads',
      'momLeads',
      'yoyAttention',
      'yoyMentions',
    ],
    own: ['mediaChannel'],
  },
  topic: {
    figures: [
      'topicMentions',
      'positiveTopicMentions',
      'negativeTopicMentions',
      'topicSentiment',
      'topicShare',
      'positiveTopicShare',
      'negativeTopicShare',
      'yoyTopicMentions',
      'momTopicMentions',
    ],
    own: ['topic'],
  },
  comparison: {
    figures: ['comparisons', 'turned', 'turnRate', 'comparisonShare', 'yoyComparisons', 'momComparisons'],
    own: ['rivalModel', 'rivalBrand'],
  },
  sales: { figures: ['volume', 'yoy', 'share'] },
});
