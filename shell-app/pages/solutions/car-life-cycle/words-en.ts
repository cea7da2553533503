import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: '24 months before launch',
      who: 'Product planning',
      question: 'Will there still be room in this segment, at this price, in three years?',
      answer:
        'Begin with structure: how volume moves between segments, drives and price bands, which field grows and which is full. Then look at the transaction price within each field, because it says how much margin is left, where MSRP only says what was hoped for. Equipment completes the picture: what a car needs at least to be considered there.',
      products: ['sales', 'price', 'configuration'],
    },
    {
      when: '3 months before launch',
      who: 'Marketing and pricing',
      question: 'Who else launches this quarter, and at which presale price?',
      answer:
        'The launch calendar puts presales, first days of sale and presale prices of rivals on one line. The pricing meeting is then about two things: whom to avoid and whom to meet. Transaction prices of the models on sale show how far the nominal band lies from what buyers really pay.',
      products: ['new-car', 'price'],
    },
    {
      when: 'Months 1 to 12',
      who: 'Sales operations',
      question: 'Is the ramp-up slower than that of its peers, and where?',
      answer:
        'Compare the months since launch with the segment, then split by province and city: slow everywhere, or slow in a few places? A discount that moves before volume does is usually a sign of stock. Wholesale and retail stand side by side, and the gap between them is part of the answer.',
      products: ['sales', 'price', 'channel'],
    },
    {
      when: 'Facelift and run-out',
      who: 'Product and finance',
      question: 'When to renew and when to leave, without buying time with discounts?',
      answer:
        'Share that falls for months while the discount widens is the shape of a late stage. Laid beside the generation before and the main rivals at the same age, it shows the window for a facelift months earlier than experience does. Residual values add a reminder: the way a model leaves sets the price of the next one.',
      products: ['sales', 'price', 'after-market'],
    },
  ],
  limit:
    'The products say what happened and where the difference lies; they do not judge the car itself. Figures of the last months may still be revised, and pages say so.',
};
