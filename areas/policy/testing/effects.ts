import type { CallAnswers } from '../../../tests/support/answer-calls.ts';
import { testDetail, testFound, testItems } from './policies.ts';

const [plain] = testItems;

/** Policies that took effect in a month of the test market: one of the nation and one of a province. */
export const effects: CallAnswers = {
  policySearch: (query: object) => ({
    ...testFound(query),
    items: plain
      ? [
          { ...plain, effectiveFrom: '2024-07-01' },
          {
            ...plain,
            policyId: 'p2',
            title: 'A local one',
            level: 'provincial',
            regionKey: 'BEV',
            effectiveFrom: '2024-07-15',
          },
        ]
      : [],
  }),
  policyDetail: ({ policyId }: { policyId: string }) => testDetail(policyId),
};
