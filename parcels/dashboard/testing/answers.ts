import type { MarketPrice, NewCar, NewsItem, PolicyItem } from '@portal/contract';
import type { FakeAnswer } from '../../../shell-app/testing/fake-server.ts';
import type { Question } from '../questions/questions.ts';

const figure = (value: number | null, yoy: number | null) => ({ value, yoy });

export const salesIndex = (volume: number) => ({
  month: '2024-03',
  preliminary: false,
  dataSource: 'DATASOURCE_CLH_PIFA',
  monthIndex: figure(volume, 0.1),
  shareIndex: figure(0.412, -5),
  totalIndex: figure(volume * 3, null),
});

const line = (rank: number) => ({
  rank,
  key: `k${rank}`,
  name: `名称${rank}`,
  volume: 1234567 - rank,
  yoy: 0.123,
  mom: -0.045,
  share: 0.1,
  shareChange: 1.2,
});

/** More than a panel shows. */
export const lines = Array.from({ length: 12 }, (_, at) => line(at + 1));

export const trendPoint = {
  month: '2024-03',
  preliminary: false,
  volume: 2_000_000,
  energyVolume: 800_000,
  yoy: 0.1,
  mom: 0.2,
};

const yuan = (value: number | null) => ({ key: value === null ? '-' : 'yuan', value });
const ratio = (value: number | null) => ({ key: value === null ? '-' : 'ratio', value });

export const price: MarketPrice = {
  month: '2024-03',
  preliminary: true,
  bqPriceIndex: {
    tp: yuan(158_300),
    msrp: yuan(180_000),
    discount: ratio(0.1206),
    yoyMsrp: ratio(0.01),
    yoyTp: ratio(-0.031),
  },
  tqPriceIndex: {
    tp: yuan(163_400),
    msrp: yuan(178_200),
    discount: ratio(0.0831),
    yoyMsrp: ratio(null),
    yoyTp: ratio(null),
  },
  definitions: [
    { key: 'tp', name: '成交价', unit: '元', definition: '实际成交价的平均值', formula: '成交额 / 销量' },
    {
      key: 'discount',
      name: '折扣率',
      unit: '',
      definition: '低于指导价的幅度',
      formula: '(指导价 - 成交价) / 指导价',
    },
  ],
};

export const pricePoints = [
  { month: '2024-01', preliminary: false, msrp: null, tp: null, discount: null },
  { month: '2024-02', preliminary: false, msrp: 200_000, tp: 180_000, discount: 0.1 },
  { month: '2024-03', preliminary: true, msrp: 202_000, tp: 171_000, discount: 0.153 },
];

export const newCar = (more: Partial<NewCar> = {}): NewCar => ({
  key: 'n1',
  name: '新车一',
  manufacturer: '厂商',
  brand: '品牌',
  fuelType: '纯电',
  segment: 'B',
  launchOn: '2024-03-05',
  msrpFrom: 129_800,
  msrpTo: 169_800,
  presalePrice: null,
  model: null,
  ...more,
});

export const newsItem = (id: string): NewsItem => ({
  newsId: id,
  newsTitle: `标题 ${id}`,
  newsTime: '2024-03-18 09:30:00',
  coverUrl: `/covers/${id}.svg`,
  summary: '',
  source: '演示资讯社',
  topics: [],
});

export const policy = (id: string): PolicyItem => ({
  policyId: id,
  title: `政策 ${id}`,
  summary: '',
  level: 'national',
  region: '',
  regionKey: 'cn',
  issuer: '部门',
  kind: 'tax',
  status: 'in-force',
  issuedOn: '2024-02-01',
  effectiveFrom: '',
  effectiveTo: '2024-12-31',
});

/** What the server says to each question of the dashboard. */
export const answers: Record<Question, FakeAnswer> = {
  getPvSales: { data: { data: salesIndex(2_234_567) } },
  getEnergySales: { data: { data: salesIndex(912_345) } },
  getPvSalesTrend: { data: { data: [trendPoint] } },
  listManfSales: { data: { data: { year: '2024', month: '3', preliminary: true, salesRanks: lines } } },
  listSubModelSales: {
    data: {
      data: {
        year: '2024',
        month: '03',
        preliminary: false,
        list: lines.map((entry, at) => ({
          ...entry,
          model: `m${at + 1}`,
          manufacturer: '厂商',
          fuelType: 'BEV',
          msrp: 129_800,
          presalePrice: at === 0 ? 139_800 : null,
        })),
      },
    },
  },
  getMarketPrice: { data: { data: price } },
  getMarketPriceTrend: { data: { data: pricePoints } },
  onSaleModel: { data: [newCar({ model: 'm1' })] },
  comingSoonModel: {
    data: [
      newCar({ key: 'c2', name: '后来者', launchOn: '2024-07', msrpFrom: null, msrpTo: null }),
      newCar({ key: 'c1', name: '先到者', launchOn: '2024-04-20', presalePrice: 189_800 }),
    ],
  },
  listNews: { data: ['a', 'b', 'c', 'd'].map(newsItem) },
  hostPolicy: { data: ['p1', 'p2'].map(policy) },
};
