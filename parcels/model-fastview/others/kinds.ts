import type { Query } from '../ask/ask.ts';

/** What stands on the page of a dataset beside sales and prices: its figures, and those that paper has room for. */
export interface OtherKind {
  dataset: 'incentive' | 'attention';
  title: 'incentives' | 'attention';
  note: 'incentivesNote' | 'attentionNote';
  indicators: Query['indicators'];
  onPaper: readonly string[];
  /** Where more of it is read, by the key of the model. */
  page: (model: string) => string;
}

export const incentives: OtherKind = {
  dataset: 'incentive',
  title: 'incentives',
  note: 'incentivesNote',
  indicators: [
    'incentive',
    'incentiveDepth',
    'incentiveChange',
    'cash',
    'tradeIn',
    'financeSubsidy',
    'gifts',
    'insurance',
  ],
  onPaper: ['incentive', 'incentiveDepth', 'incentiveChange', 'cash', 'tradeIn', 'financeSubsidy'],
  page: (model) => `/incentive/terminal?${new URLSearchParams({ model })}`,
};

export const attention: OtherKind = {
  dataset: 'attention',
  title: 'attention',
  note: 'attentionNote',
  indicators: [
    'attentionIndex',
    'yoyAttention',
    'leads',
    'momLeads',
    'mentions',
    'positiveMentions',
    'negativeMentions',
    'netSentiment',
  ],
  onPaper: ['attentionIndex', 'leads', 'momLeads', 'mentions', 'netSentiment'],
  page: (model) => `/news/news?${new URLSearchParams({ model })}`,
};
