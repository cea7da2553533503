import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: 'Every day',
      who: 'Research and public relations',
      question: 'Which of today’s stories really matters to the brands I follow?',
      answer:
        'News is organised by brand, model and topic; set your preferences once and the first screen shows only what is relevant. Every item carries its source and date and links straight to the sales of the models it mentions, so you can weigh it before it goes into the briefing.',
      products: ['news', 'sales'],
    },
    {
      when: 'The day a policy is issued',
      who: 'Policy and regulation',
      question: 'When does it take effect, whom does it cover, and how much is it worth?',
      answer:
        'The policy library is organised by issuer, region and scope. It gives issue, effective and expiry dates and quantifies terms such as subsidy amounts. Each figure states its unit and how it was derived from the text, so there is no need to comb through annexes.',
      products: ['policy', 'new-energy'],
    },
    {
      when: 'Every quarter',
      who: 'Industry research',
      question: 'Where is NEV penetration heading, and which cities point the way?',
      answer:
        'Start with mix and trend: the shares of BEV, PHEV and EREV by city tier and restriction type. Leading cities often anticipate the national picture by several quarters. Public reports offer other readings to check against your own figures; the differences are the most worth writing about.',
      products: ['sales', 'new-energy', 'public-report'],
    },
    {
      when: 'Before the annual plan',
      who: 'Strategy and investor relations',
      question: 'In a three-year trend, what is structural and what was one year of policy?',
      answer:
        'Put the turning points in sales and the start and end dates of policies on one timeline. Pull-forward before a subsidy ends borrows sales from the following year; strip it out and what remains is the trend. Prices add a third angle: whether growth was driven by demand or bought with discounts.',
      products: ['sales', 'policy', 'price'],
    },
  ],
  limit:
    'An insight is an interpretation, not the data itself: opinions in reports and news are those of their authors. The portal guarantees only that the definitions and sources of its figures can be verified.',
};
