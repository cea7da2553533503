import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: 'Attention',
      who: 'Brand and communication',
      question: 'Are we seen, and is it for a good reason?',
      answer:
        'Internet data shows how attention and reputation move; the news says what happened in those days. Side by side they part the attention that a campaign earned from the attention that a dispute caused. The first deserves more money, the second an answer.',
      products: ['internet', 'news'],
    },
    {
      when: 'Comparing',
      who: 'Product and competitor analysis',
      question: 'Between which two cars does the buyer choose in the end, and what decides it?',
      answer:
        'Volumes in one segment and price band show who grows at whose cost. Equipment and transaction prices then tell why, point by point; mostly the difference is not on the data sheet but in the trim that the same money really buys. Benefits are the other half of the price: finance, trade-in and warranty often change before the price does.',
      products: ['sales', 'configuration', 'purchase-benefit'],
    },
    {
      when: 'Buying',
      who: 'Regional sales',
      question: 'Why did the orders of this city go to the brand next door?',
      answer:
        'Put retail volume, transaction prices and incentives of the city into the same month. Was the offer of the rival deeper, was the outlet closer, or did a local rule on licences or subsidies change which drive a buyer may choose? The policy pages give the first and last day of each rule, so that its effect is not booked to an incentive.',
      products: ['sales', 'incentive', 'policy'],
    },
    {
      when: 'Using and replacing',
      who: 'After-sales and retention',
      question: 'When will owners replace their car, and with which one?',
      answer:
        'Cars in use and their age say how many will be replaced and when; residual values say how much an owner has in hand. Set against the transaction price of a new car, the gap is the true cost of moving on. The quarters in which it narrows are the ones in which keeping owners pays best.',
      products: ['after-market', 'price', 'finance'],
    },
  ],
  limit:
    'The portal holds figures of the market as a whole and no personal data. It shows how groups of buyers move, and can point at nobody.',
};
