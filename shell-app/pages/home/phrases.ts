import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    headline: '看清每一个月的中国汽车市场',
    lead: '面向整车厂、经销商与供应商的分析人员：从全市场到单一子车型，从全国到一座城市，同一口径，一问即答。',
    question1: '本月谁在增长？',
    answer1: '厂商、品牌、子车型的销量、份额与同比环比排行',
    question2: '新能源走到哪一步？',
    answer2: '纯电、插混、增程与燃油的结构和趋势',
    question3: '数字从哪里来？',
    answer3: '批发、厂商销量与零售三种口径分开呈现，从不相加',
    chartTitle: '新能源渗透率',
    chartUnit: '%，乘用车批发',
    demonstration: '演示数据',
    chartText: '演示数据：新能源车占乘用车批发量的比例，从 %{from} 的 %{first}% 上升到 %{to} 的 %{last}%。',
    newEnergy: '新能源',
    fuel: '燃油',
  },
  en: {
    headline: 'See the Chinese car market, month by month',
    lead: 'For analysts of makers, dealers and suppliers: from the whole market to one sub-model, from the nation to one city, with one definition and an answer at once.',
    question1: 'Who grew this month?',
    answer1: 'Volume, share, year on year and month on month, by maker, brand and sub-model',
    question2: 'How far has new energy come?',
    answer2: 'Battery, plug-in, range-extended and fuel: structure and trend',
    question3: 'Where do the figures come from?',
    answer3: 'Wholesale, maker sales and retail stand side by side and are never added',
    chartTitle: 'New-energy share',
    chartUnit: '%, passenger-vehicle wholesale',
    demonstration: 'Demonstration data',
    chartText:
      'Demonstration data: the share of new energy in passenger-vehicle wholesale rises from %{first}% in %{from} to %{last}% in %{to}.',
    newEnergy: 'New energy',
    fuel: 'Fuel',
  },
});
