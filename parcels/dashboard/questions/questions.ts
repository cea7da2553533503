import type {
  CallData,
  CallName,
  CallPayload,
  DataSource,
  NewCar,
  PolicyItem,
  PricePoint,
  SalesTrendPoint,
} from '@portal/contract';
import { manufacturerRank, marketPrice, salesIndex, subModelSales } from './at-first.ts';
import { type NewsView, newsView } from './news-view.ts';

/** How one call of the dashboard is asked and what of its answer is kept. */
export interface Rule<Name extends CallName, Read> {
  payload: (source: DataSource) => CallPayload<Name>;
  read: (answer: CallData<Name>) => Read | null;
  /** What stands in the store until there is an answer (S4.083). */
  atFirst: () => Read;
}

const rule = <Name extends CallName, Read>(_: Name, entry: Rule<Name, Read>): Rule<Name, Read> => entry;

type Figures = 'getPvSales' | 'getEnergySales' | 'getPvSalesTrend' | 'listManfSales' | 'listSubModelSales' | Prices;
type Prices = 'getMarketPrice' | 'getMarketPriceTrend';

/** The figures follow the data source (S7.075, A37) and are nested in data.data (S3.036). */
function figures<Name extends Figures, Read>(_: Name, atFirst: () => Read): Rule<Name, Read> {
  return {
    payload: (dataSource) => ({ dataSource }) as CallPayload<Name>,
    read: (answer) => (answer as { data: Read | null }).data,
    atFirst,
  };
}

/** S2.098 S9.016: the latest news of the dashboard's channel. */
const latestNews = { newsType: 1, newsId: null, newsPushChannelId: 12, page: 1, pageSize: 3 };

/** Everything that the panels ask. */
export const questions = {
  getPvSales: figures('getPvSales', salesIndex),
  getEnergySales: figures('getEnergySales', salesIndex),
  getPvSalesTrend: figures('getPvSalesTrend', (): SalesTrendPoint[] => []),
  listManfSales: figures('listManfSales', manufacturerRank),
  listSubModelSales: figures('listSubModelSales', subModelSales),
  getMarketPrice: figures('getMarketPrice', marketPrice),
  getMarketPriceTrend: figures('getMarketPriceTrend', (): PricePoint[] => []),
  /** S3.033. */
  onSaleModel: rule('onSaleModel', {
    payload: () => ({}),
    read: (onSaleList) => ({ onSaleList }),
    atFirst: () => ({ onSaleList: [] as NewCar[] }),
  }),
  /** S3.034 S7.061: an empty filter means all. */
  comingSoonModel: rule('comingSoonModel', {
    payload: () => ({}),
    read: (foreList) => ({ foreList }),
    atFirst: () => ({ foreList: [] as NewCar[] }),
  }),
  listNews: rule('listNews', {
    payload: () => latestNews,
    read: (items) => items.map(newsView),
    atFirst: (): NewsView[] => [],
  }),
  hostPolicy: rule('hostPolicy', {
    payload: () => ({}),
    read: (items) => items,
    atFirst: (): PolicyItem[] => [],
  }),
} as const;

export type Question = keyof typeof questions;

export type Answer<Name extends Question> = ReturnType<(typeof questions)[Name]['atFirst']>;
