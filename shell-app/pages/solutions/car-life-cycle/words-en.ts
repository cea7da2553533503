import type { Solution } from '../solution.ts';

export const en: Solution = {
  moments: [
    {
      when: '24 months before launch',
      who: 'Product planning',
      question: 'Will there still be room in this segment, at this price, in three years?',
      answer:
        'Start with market structure: how sales shift between segments, fuel types and price bands, which cells are growing and which are crowded. Then look at transaction prices within each cell to judge how much margin is left, rather than at MSRP alone. Configuration data completes the picture: the minimum equipment needed to compete.',
      products: ['sales', 'price', 'configuration'],
    },
    {
      when: '3 months before launch',
      who: 'Marketing and pricing',
      question: 'Who else is launching this quarter, and at what presale price?',
      answer:
        'The launch calendar puts competitors’ presales, launches and presale prices on one timeline. The pricing meeting then has two questions to settle: whom to avoid and whom to target. Transaction prices of models already on sale show how far the nominal price band is from what buyers actually pay.',
      products: ['new-car', 'price'],
    },
    {
      when: 'Months 1 to 12',
      who: 'Sales operations',
      question: 'Is the ramp-up faster or slower than its peers, and where is the gap?',
      answer:
        'Compare monthly sales since launch with the segment, then break them down by province and city: slow everywhere, or only in a few cities? A discount that widens before sales change usually points to inventory. Association wholesale and terminal retail are shown separately, and the gap between them is part of the answer.',
      products: ['sales', 'price', 'channel'],
    },
    {
      when: 'Facelift and run-out',
      who: 'Product and finance',
      question: 'When to refresh and when to exit, without buying time with discounts?',
      answer:
        'Share falling for several months while the discount widens is the typical pattern of a late lifecycle. Compared with the previous generation and key rivals at the same stage, it reveals the facelift window months earlier than experience would. Residual values are a reminder that how a model exits affects the price of its successor.',
      products: ['sales', 'price', 'after-market'],
    },
  ],
  limit:
    'The products show what happened and where the gaps are; they do not judge the product itself. Figures for the most recent months may still be revised, and pages say so.',
};
