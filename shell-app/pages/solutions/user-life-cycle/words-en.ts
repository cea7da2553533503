import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: 'Attention',
      who: 'Brand and communication',
      question: 'Are we being noticed, and for the right reasons?',
      answer:
        'Internet data tracks attention and word of mouth; industry news shows what happened on those days. Together they separate attention earned by a campaign from attention caused by a controversy. The first should be amplified, the second answered.',
      products: ['internet', 'news'],
    },
    {
      when: 'Comparing',
      who: 'Product and competitive analysis',
      question: 'Which two models does the buyer end up choosing between, and what tips the balance?',
      answer:
        'Sales within a segment and price band show who is gaining at whose expense; configuration and transaction prices then explain why, item by item. More often than not the gap is not on the spec sheet but in the trim the same money actually buys. Purchase benefits are the other half of the price: finance, trade-in and warranty terms often change before the price does.',
      products: ['sales', 'configuration', 'purchase-benefit'],
    },
    {
      when: 'Buying',
      who: 'Regional sales',
      question: 'Why did this city’s orders go to a competing brand?',
      answer:
        'Look at the city’s terminal retail volume, transaction prices and incentives in the same month. Did a rival offer deeper incentives, was its outlet closer, or did local licence-plate or subsidy rules change which fuel types buyers could choose? The policy pages give the start and end date of each rule, so that its effect is not credited to incentives.',
      products: ['sales', 'incentive', 'policy'],
    },
    {
      when: 'Using and replacing',
      who: 'After-sales and retention',
      question: 'When will owners replace their cars, and with what?',
      answer:
        'The vehicle parc and its age show how many cars will be replaced and when; residual values show how much owners have to spend. Against the transaction price of a new car, the gap is the true cost of replacement. The quarters in which it narrows are the best time to invest in retention.',
      products: ['after-market', 'price', 'finance'],
    },
  ],
  limit:
    'The portal holds only aggregate market data and no personal information. It shows how groups of buyers move and cannot identify any individual.',
};
