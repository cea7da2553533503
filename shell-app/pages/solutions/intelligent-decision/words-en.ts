import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: 'Every Monday morning',
      who: 'Management',
      question: 'Has any figure since last week changed what we should do this week?',
      answer:
        'The overview puts whole-market sales, manufacturer and model rankings, price indices, news and policies on one page, each figure with its period, unit, source and definition. If nothing stands out, the meeting is over. If something does, its panel leads straight to the detail, with no need to wait for another report.',
      products: ['sales', 'price', 'news'],
    },
    {
      when: 'When the month is published',
      who: 'Sales and commercial policy',
      question: 'Where should next month’s commercial policy be stepped up, and where cut back?',
      answer:
        'First break the change in share down by city and model to find the few that account for most of it. Then check whether discounts there already exceed those of rivals. Where share is falling despite a high discount, more money rarely helps; where share is falling and the discount is low, that is where it should go.',
      products: ['sales', 'price', 'incentive'],
    },
    {
      when: 'Every quarter',
      who: 'Strategy and investment',
      question: 'Does the annual target still hold? Did the market change, or did we?',
      answer:
        'Split your growth into two parts: market growth and change in share. Together they make the result; separately they show who is responsible for what. Then look again by fuel type: in a flat market, NEV growth may be masking a decline in ICE, and the two call for very different action.',
      products: ['sales', 'cross-analysis'],
    },
    {
      when: 'When news breaks',
      who: 'General manager’s office',
      question: 'A rival cuts prices or a policy lands today: what do we need to answer within days?',
      answer:
        'Quick search takes the name of a model, brand or policy straight to its sales or full text. Compared with its rivals on one page, it shows at once which segments, cities and sales are exposed. Exported tables carry their definitions and dates and can be attached to the decision paper as they are.',
      products: ['price', 'policy', 'sales'],
    },
  ],
  limit:
    'The system provides evidence, not decisions. It does not forecast unpublished prices or policies, and does not replace supply or financial planning.',
};
