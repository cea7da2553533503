import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** By what attention is ranked. */
export const rankings: RankingScope = {
  ranked: ['brand', 'model', 'mediaChannel', 'origin', 'luxuryType'],
  indicators: [
    ...(['leads', 'leadShare', 'yoyLeads', 'attentionIndex', 'yoyAttention'] as const),
    ...(['mentions', 'mentionShare', 'netSentiment'] as const),
  ],
  least: ['0'],
};

export const attentionBy = [
  ...(['brand', 'model', 'mediaChannel', 'origin', 'luxuryType'] as const),
] as const satisfies readonly DimensionKey[];

export const attentionFigures = [
  ...(['attentionIndex', 'leads', 'attentionShare', 'leadShare', 'yoyAttention', 'yoyLeads'] as const),
] as const satisfies readonly FigureKey<'attention'>[];

export const attentionChoices = { by: attentionBy, indicator: attentionFigures } as const;

/** As many members as are compared at once. */
export const mostCompared = 8;

export const toneBy = ['brand', 'model', 'mediaChannel', 'origin'] as const satisfies readonly DimensionKey[];

export const toneFigures = [
  ...(['netSentiment', 'positiveShare', 'negativeShare'] as const),
] as const satisfies readonly FigureKey<'attention'>[];

/** Of fewer mentions the tone says little. */
export const leastMentions = ['5000', '0', '50000', '500000'] as const;

export const toneChoices = { by: toneBy, indicator: toneFigures, least: leastMentions } as const;

export const topicBy = ['brand', 'model', 'origin'] as const satisfies readonly DimensionKey[];

/** What colours the cells: a part of the mentions of the row, how they sound, or how many they are. */
export const topicFigures = ['topicWeight', 'topicSentiment', 'topicMentions'] as const;

export const topicChoices = { by: topicBy, indicator: topicFigures } as const;

/** What goes before sales: growth against the year before, so that the season does not make it. */
export const leading = [
  ...(['yoyLeads', 'yoyAttention', 'yoyMentions'] as const),
] as const satisfies readonly FigureKey<'attention'>[];

export const besideBy = ['brand', 'origin', 'luxuryType'] as const satisfies readonly DimensionKey[];

export const besideChoices = { by: besideBy, indicator: leading } as const;

export const balanceBy = ['brand', 'model', 'origin'] as const satisfies readonly DimensionKey[];

export const balanceFigures = [
  ...(['attentionShare', 'leadShare', 'mentionShare'] as const),
] as const satisfies readonly FigureKey<'attention'>[];

/** Of fewer cars a ratio says little. */
export const leastCars = ['5000', '0', '1000', '50000'] as const;

export const balanceChoices = { by: balanceBy, indicator: balanceFigures, least: leastCars } as const;

/** Whose comparisons are shown; a brand's own models are compared within it. */
export const rivalBy = ['brand', 'model'] as const satisfies readonly DimensionKey[];

export type RivalBy = (typeof rivalBy)[number];

export const rivalFigures = ['turned', 'comparisons'] as const satisfies readonly FigureKey<'comparison'>[];

export const rivalTops = ['10', '20', '40'] as const;

/** `of` is the member whose rivals are shown. */
export const rivalChoices = { by: rivalBy, of: [], indicator: rivalFigures, top: rivalTops } as const;
