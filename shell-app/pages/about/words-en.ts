import type { About } from './about.ts';

export const en: About = {
  sections: [
    {
      id: 'whom',
      title: 'Who it is for',
      paragraphs: [
        'The portal serves business customers in the auto industry: analysts of sales, product, marketing and strategy at automakers, dealer groups, suppliers and finance companies, and the managers who rely on their findings.',
        'There are three kinds of product. Market data shows what happened, research explains why, and decision support applies both to a specific decision. Users can open the products their company has licensed.',
      ],
    },
    {
      id: 'sources',
      title: 'Data sources',
      paragraphs: [
        'Sales come from three sources: association wholesale volume, association sales volume and terminal retail volume. Each counts the same vehicle at a different point, so they are shown separately and never added together. Every figure names its source.',
        'Prices are monthly MSRP and transaction prices. News, policies and reports carry their source and date. A new installation comes with a generated demonstration market. It behaves like the real market but is not real data, and it is labelled “Demonstration data” wherever it is used.',
      ],
    },
    {
      id: 'making',
      title: 'How figures are calculated',
      paragraphs: [
        'Each indicator is defined once, and the overview, charts, tables and exports all use the same formula. Share is the selection as a percentage of the total. YoY compares with the same month of the previous year, MoM with the preceding month, and YTD counts from January. Transaction prices and discounts are weighted by terminal retail volume, not simple averages.',
        'Data is published in releases. A release never changes; a revision is published as a new release, and the previous one is kept so that it can be restored.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      paragraphs: [
        'Figures for the most recent months may be revised; charts draw them dotted or lighter. Where there is no base for comparison, a dash is shown instead of a zero. For low-volume models, a few units can move the weighted price, so read it together with sales.',
        'Forecasts go on from the past of a count alone; they are drawn dashed, with a range, and are part of no total. The portal has no personal data of car buyers. Opinions in news and reports are those of their authors.',
      ],
    },
  ],
};
