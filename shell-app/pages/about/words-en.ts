import type { About } from './about.ts';

export const en: About = {
  sections: [
    {
      id: 'whom',
      title: 'Who it is for',
      paragraphs: [
        'The portal is for business customers of the car industry: people at makers, dealer groups, suppliers and finance companies who analyse sales, products, marketing and strategy, and the managers who rely on what they find.',
        'There are three kinds of product. Market data says what happened, research says why, and decision support brings both to one decision. Each user can open the products that their company holds.',
      ],
    },
    {
      id: 'sources',
      title: 'Where figures come from',
      paragraphs: [
        'Volumes have three sources: wholesale, sales of makers, and retail. They count the same car at different moments, so they stand side by side and are never added. Every figure on a page names its source.',
        'Prices are list prices (MSRP) and transaction prices (TP) of a month. News, policies and reports keep their source and day. A new installation holds a demonstration market made by program. It behaves like the real one and is not the real one; wherever it is used, a mark says so.',
      ],
    },
    {
      id: 'making',
      title: 'How numbers are made',
      paragraphs: [
        'Each indicator is defined once, and overview, charts, tables and exports use that one formula. Share is the part of the whole that was chosen. Year on year compares with the same month of the year before, month on month with the month before, and year to date counts from January. Transaction prices and discounts are weighted by volume, not averaged plainly.',
        'Data is published in releases. A release never changes; a revision is a new one, and the one before is kept so that it can be returned to.',
      ],
    },
    {
      id: 'limits',
      title: 'Where they end',
      paragraphs: [
        'Figures of the last months may be revised; charts draw them dotted. Without a base to compare with there is a dash, not a zero. The weighted price of a model that sells little moves with a few cars, so read it together with the volume.',
        'The portal does not predict, and holds no personal data of buyers. Opinions in news and reports belong to their authors.',
      ],
    },
  ],
};
