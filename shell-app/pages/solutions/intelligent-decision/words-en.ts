import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: 'Every Monday morning',
      who: 'Management',
      question: 'Is there one figure since last week that changes the plan for this one?',
      answer:
        'The overview after signing in puts market volume, ranks of makers and models, price indexes, news and policies on one page, and each figure carries its period, unit, source and definition. Nothing unusual, and the meeting is over. Otherwise its panel leads straight to the detail, and nobody waits for another paper.',
      products: ['sales', 'price', 'news'],
    },
    {
      when: 'When the month is published',
      who: 'Sales and commercial policy',
      question: 'Where should the commercial policy of next month give more, and where less?',
      answer:
        'Split the change in share by city and model first, and find the few places that made most of it. Then see whether the discount there is above that of rivals already. Where share falls although the discount is high, more money rarely helps; where share falls and the discount is low, it belongs.',
      products: ['sales', 'price', 'incentive'],
    },
    {
      when: 'Every quarter',
      who: 'Strategy and investment',
      question: 'Does the target of the year still hold: did the market change, or did we?',
      answer:
        'Part your growth in two: that of the market, and that of your share. Only the sum is the result, and only the parts have owners. Then look once more by drive. In a flat market the growth of new energy may just cover the fall of fuel cars, and the two ask for opposite steps.',
      products: ['sales', 'cross-analysis'],
    },
    {
      when: 'When something breaks',
      who: 'Office of the general manager',
      question: 'A rival cuts prices or a policy arrives today: what must we answer within days?',
      answer:
        'Quick search starts from the name of a model, a brand or a policy and leads to its volumes or its text. Compared with its rivals on one page, it shows at once which segments, cities and volumes are at risk. Exported tables carry their definitions and dates and can be attached to the decision as they are.',
      products: ['price', 'policy', 'sales'],
    },
  ],
  limit:
    'The system gives grounds, not decisions. It predicts no price or policy that is not published, and replaces no calculation of supply or finance.',
};
