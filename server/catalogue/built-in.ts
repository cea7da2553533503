import type { Language } from '@portal/contract';

export interface Text {
  name: string;
  memo?: string;
}

export type Texts = Record<Language, Text>;

export interface BuiltInProduct {
  /** One of the ids of the rail (S3.079). */
  id: string;
  key: string;
  /** Where its area lies, when that is not its key. */
  path?: string;
  category: string;
  texts: Texts;
  /** Present when the product's area is part of this build; without it the product is in the catalogue and in nobody's menu (A02). */
  menu?: { icon: string; pages: { path: string; texts: Texts }[]; videoUrl?: string };
}

const text = (zh: string, en: string, zhMemo = '', enMemo = ''): Texts => ({
  zh_CN: { name: zh, memo: zhMemo },
  en: { name: en, memo: enMemo },
});

/** A01: the two groups of the catalogue. */
export const groups = [
  { key: 'research', texts: text('研究库', 'Research library') },
  { key: 'decision', texts: text('决策支持', 'Decision support') },
] as const;

export const categories = [
  { key: 'market-data', group: 'research', texts: text('市场数据', 'Market data') },
  { key: 'research', group: 'research', texts: text('研究', 'Research') },
  { key: 'decision-support', group: 'decision', texts: text('决策支持', 'Decision support') },
] as const;

const page = (path: string, zh: string, en: string) => ({ path, texts: text(zh, en) });

const product = (id: string, key: string, category: string, texts: Texts): BuiltInProduct => ({
  id,
  key,
  category,
  texts,
});

/** S1.005 S1.006: the twelve subject areas, then the five further ones, in the order they are shown. */
export const products: readonly BuiltInProduct[] = [
  {
    id: '1000',
    key: 'sales',
    category: 'market-data',
    texts: text(
      '销量分析',
      'Sales',
      '批发、零售与厂商口径的月度销量、份额和增长',
      'Monthly volumes, shares and growth by wholesale, retail and maker figures',
    ),
    menu: {
      icon: 'chart-bar',
      videoUrl: '/videos/sales.webm',
      pages: [
        page('/sales/overview', '市场总览', 'Market overview'),
        page('/sales/trend', '趋势', 'Trend'),
        page('/sales/ranking', '排行', 'Ranking'),
        page('/sales/structure', '结构', 'Structure'),
        page('/sales/compare', '车型对比', 'Model compare'),
      ],
    },
  },
  product(
    '1001',
    'price',
    'market-data',
    text('价格分析', 'Price', '指导价、成交价与折扣', 'List prices, transaction prices and discounts'),
  ),
  product(
    '1004',
    'incentive',
    'market-data',
    text('终端促销', 'Terminal incentive', '终端优惠与促销力度', 'Incentives and offers at the point of sale'),
  ),
  product(
    '1007',
    'new-car',
    'market-data',
    text('新车上市', 'New-car launch', '已上市与即将上市的新车', 'New models on sale and coming soon'),
  ),
  product(
    '1008',
    'channel',
    'market-data',
    text('渠道与经销商', 'Channel and dealer', '网点分布与经销商表现', 'Outlets and the performance of dealers'),
  ),
  {
    // S1.022 S1.023
    id: '1017',
    key: 'news',
    category: 'research',
    texts: text(
      '行业资讯',
      'Industry news',
      '按偏好阅读媒体资讯，关联车型舆情',
      'Media news by preference, linked to public opinion on car models',
    ),
    menu: { icon: 'news', videoUrl: '/videos/news.webm', pages: [page('/news/news', '资讯', 'News')] },
  },
  {
    // S1.024 S1.025
    id: '1018',
    key: 'policy',
    category: 'research',
    texts: text(
      '行业政策',
      'Industry policy',
      '政策信息与量化解读',
      'Policy information with quantified interpretation',
    ),
    menu: {
      icon: 'scale',
      videoUrl: '/videos/policy.webm',
      pages: [
        page('/policy/home', '政策首页', 'Policy home'),
        page('/policy/policies', '政策库', 'Policies'),
        page('/policy/search', '政策检索', 'Policy search'),
      ],
    },
  },
  product(
    '1010',
    'new-energy',
    'market-data',
    text('新能源', 'New energy', '新能源市场、技术与充电', 'The new-energy market, its technology and charging'),
  ),
  product(
    '1011',
    'configuration',
    'market-data',
    text('配置分析', 'Configuration', '车型配置与装配率', 'Equipment of models and how often it is fitted'),
  ),
  product(
    '1012',
    'finance',
    'market-data',
    text('汽车金融', 'Auto finance', '金融方案与渗透率', 'Finance offers and how often they are used'),
  ),
  product(
    '1013',
    'internet',
    'research',
    text('互联网大数据', 'Internet big data', '关注度、口碑与舆情', 'Attention, reputation and public opinion'),
  ),
  product(
    '1014',
    'after-market',
    'market-data',
    text('后市场', 'After-market', '保有量、二手车与售后', 'Cars in use, used cars and service'),
  ),
  {
    id: '1015',
    key: 'public-report',
    path: '/baogao',
    category: 'research',
    texts: text('公共报告', 'Public reports', '公开的市场研究报告', 'Market research reports open to all'),
    menu: { icon: 'file-text', videoUrl: '/videos/public-report.webm', pages: [] },
  },
  {
    // S2.032: a page of the shell, so it has no pages of an area.
    id: '1026',
    key: 'model-fastview',
    category: 'research',
    texts: text(
      '车型速览',
      'Model fast view',
      '一页看清一款车的销量、价格、上市与资讯，并与同级车型并列',
      'Sales, prices, launches and news of one car model on one page, beside its rivals',
    ),
    menu: { icon: 'car', videoUrl: '/videos/model-fastview.webm', pages: [] },
  },
  product(
    '1016',
    'model-intelligence',
    'decision-support',
    text(
      '车型情报与 OTA 评价',
      'Model intelligence and OTA evaluation',
      '车型动态与升级评价',
      'Model news and ratings of updates',
    ),
  ),
  product(
    '1019',
    'purchase-benefit',
    'decision-support',
    text(
      '购车权益监测',
      'Purchase-benefit monitoring',
      '各品牌购车权益的变化',
      'How the benefits offered to buyers change',
    ),
  ),
  product(
    '1020',
    'cross-analysis',
    'decision-support',
    text('多源交叉分析', 'Cross-analysis', '多个数据来源的交叉分析', 'Several data sources analysed together'),
  ),
  product(
    '1021',
    'image-library',
    'decision-support',
    text('车型图库', 'Model image library', '车型外观、内饰与细节图片', 'Pictures of exteriors, interiors and details'),
  ),
  product(
    '1022',
    'report-market',
    'decision-support',
    text('报告市场', 'Report marketplace', '专题研究报告的选购', 'Special reports to choose from and buy'),
  ),
];
