import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: 'Every day',
      who: 'Research and public relations',
      question: 'Which item of today truly concerns the brands I follow?',
      answer:
        'News is sorted by brand, model and subject; with preferences set once, the first screen holds only what matters. Each item names its source and day, and leads straight to the volumes of the models it speaks of, so that its weight is known before it enters the briefing.',
      products: ['news', 'sales'],
    },
    {
      when: 'The day a policy is issued',
      who: 'Policy and regulation',
      question: 'From which day does it apply, to whom, and how much is it worth?',
      answer:
        'The policy library is ordered by issuer, region and subject. It gives the days of issue, entry into force and expiry, and the terms that can be counted, such as amounts of subsidy. Each of these figures has its unit and says how it follows from the text, so nobody leafs through annexes.',
      products: ['policy', 'new-energy'],
    },
    {
      when: 'Every quarter',
      who: 'Industry research',
      question: 'Where is the share of new energy going, and which cities show the way?',
      answer:
        'Structure and trend first: the shares of battery, plug-in and range-extended cars, split by tier of city and kind of restriction. Leading cities often show the shape of the nation quarters ahead. Public reports give the readings of others; where they differ from your own figures, there is something to write.',
      products: ['sales', 'new-energy', 'public-report'],
    },
    {
      when: 'Before the annual plan',
      who: 'Strategy and investor relations',
      question: 'What in three years of trend is structure, and what was one year of policy?',
      answer:
        'Put the turning points of volume and the days of policies on one line. Buying ahead of the end of a subsidy borrows from the next year, and what is left without it is the trend. Prices add a third angle: they say whether growth came from demand or was bought with discounts.',
      products: ['sales', 'policy', 'price'],
    },
  ],
  limit:
    'An insight is a reading, not the data: opinions in reports and news belong to their authors. The portal vouches for definitions and sources of the figures.',
};
