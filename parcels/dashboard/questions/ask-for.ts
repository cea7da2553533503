import type { PanelName } from '@portal/contract';
import { release } from '@portal/shell/insider';
import { cachedAnswers } from './cached-answers.ts';
import type { Question } from './questions.ts';

/** What each panel asks when it is drawn. */
const questionsOf: Record<PanelName, Question[]> = {
  'market-sales': ['getPvSales', 'getEnergySales', 'getPvSalesTrend'],
  'manufacturer-top10': ['listManfSales'],
  'model-top10': ['listSubModelSales'],
  'price-index': ['getMarketPrice', 'getMarketPriceTrend'],
  'new-cars': ['onSaleModel', 'comingSoonModel'],
  'industry-trend': ['listNews', 'hostPolicy'],
};

/** A panel that is drawn asks again, and says what went wrong. */
const letGo = () => undefined;

/** Asks for panels ahead of their drawing; they share the calls that are under way (S4.082). */
export function askFor(panels: readonly PanelName[]): void {
  for (const question of panels.flatMap((panel) => questionsOf[panel]))
    cachedAnswers[question].ask(release.dataSource).catch(letGo);
}
