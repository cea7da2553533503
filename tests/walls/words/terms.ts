/** A term of the trade: its one name in each language, and what is not written in its place. */
export interface Term {
  zh_CN: string;
  en: string;
  not: { zh_CN?: RegExp; en?: RegExp };
}

/** The terms of docs/glossary.md that a test can hold: a match of `not` in a text of that language is a second name. */
export const terms: Term[] = [
  { zh_CN: '协会批发量', en: 'Association wholesale volume', not: { zh_CN: /(?<!协会)批发量/, en: /^wholesale$/i } },
  {
    zh_CN: '协会销量',
    en: 'Association sales volume',
    not: { zh_CN: /上险量|厂商口径|厂商销量(?=与|和|、)/, en: /\binsured\b|^association sales$/i },
  },
  {
    zh_CN: '终端零售量',
    en: 'Terminal retail volume',
    not: { zh_CN: /(?<!终端)零售量/, en: /(?<!terminal )retail volume|^retail$/i },
  },
  {
    zh_CN: '销量',
    en: 'Sales',
    not: {
      zh_CN: /销售量|销量数(?!据)/,
      en: /(?<!wholesale |sales |retail |bulk |steady |low-)\bvolumes?\b(?! models?)/i,
    },
  },
  { zh_CN: '累计销量', en: 'YTD sales', not: { en: /year[- ]to[- ]date|since january|cumulative|\bytd\b/ } },
  { zh_CN: '同比', en: 'YoY', not: { en: /year[- ]on[- ]year|on the year\b|against last year/i } },
  { zh_CN: '环比', en: 'MoM', not: { en: /prior period|period on period|month on month/i } },
  { zh_CN: '上年同期', en: 'A year before', not: { zh_CN: /去年同期/, en: /same time last year/i } },
  { zh_CN: '基期', en: 'Base period', not: { zh_CN: /基准期/, en: /reference period/i } },
  { zh_CN: '累计同比', en: 'YTD growth', not: { zh_CN: /累计增速|累计增幅/, en: /YoY of YTD/i } },
  { zh_CN: '份额', en: 'Share', not: { zh_CN: /市占率|市场占有率/, en: /market percentage/i } },
  { zh_CN: '份额变化', en: 'Share change', not: { zh_CN: /份额变动/, en: /change of share/i } },
  {
    zh_CN: '新能源汽车',
    en: 'NEV',
    not: { en: /new[- ]energy (?:cars?|vehicles?|passenger|volume|sales|market|share)|\bplug-in cars?\b/i },
  },
  { zh_CN: '新能源渗透率', en: 'NEV penetration', not: { zh_CN: /新能源(?:占比|份额)/, en: /\bNEV share$/i } },
  { zh_CN: '燃油', en: 'ICE', not: { en: /combustion (?:cars?|vehicles?)|fuel cars?\b/i } },
  { zh_CN: '辆', en: 'units', not: { zh_CN: /^台$/, en: /^cars$|\(cars\)/i } },
  { zh_CN: '出口量', en: 'Exports', not: { en: /^export volume$/i } },
  { zh_CN: '经销商库存', en: 'Dealer stock', not: { zh_CN: /渠道库存/, en: /dealer inventor|channel inventor/i } },
  { zh_CN: '厂商', en: 'Manufacturer', not: { zh_CN: /制造商|生产商/, en: /\bmakers?\b/i } },
  { zh_CN: '级别', en: 'Segment', not: { zh_CN: /细分市场/, en: /^class$/i } },
  { zh_CN: '燃料类型', en: 'Fuel type', not: { zh_CN: /动力类型|能源类型/, en: /^drive$|\bdrive type\b/i } },
  { zh_CN: '配置', en: 'Trim', not: { zh_CN: /^版本$/, en: /^version$/i } },
  { zh_CN: '年款', en: 'Model year', not: { zh_CN: /年型/, en: /^model-year$|vintage/i } },
  { zh_CN: '指导价', en: 'MSRP', not: { zh_CN: /厂家指导价/, en: /\blist price/i } },
  { zh_CN: '成交价', en: 'Transaction price', not: { zh_CN: /交易价|实际售价/, en: /\bTP\b/ } },
  { zh_CN: '折扣率', en: 'Discount', not: { zh_CN: /优惠率|折让率/, en: /discount rate/i } },
  { zh_CN: '预售价', en: 'Presale price', not: { zh_CN: /预售价格/, en: /^presale$/i } },
  { zh_CN: '终端优惠', en: 'Incentive', not: { zh_CN: /终端促销(?:同比|环比|力度)/, en: /^promotion$/i } },
  { zh_CN: '现金优惠', en: 'Cash incentive', not: { zh_CN: /现金折扣/, en: /^cash$|cash discount/i } },
  { zh_CN: '置换补贴', en: 'Trade-in subsidy', not: { zh_CN: /置换优惠/, en: /trade-in bonus/i } },
  { zh_CN: '优惠力度', en: 'Incentive depth', not: { zh_CN: /促销力度/, en: /incentive rate|incentive share/i } },
  {
    zh_CN: '搭载率（含选装）',
    en: 'Fitment incl. options',
    not: { zh_CN: /可得率|(?<!功能)搭载率$/, en: /^availability$|fitment incl\. optional/i },
  },
  {
    zh_CN: '纯电续航里程（CLTC）',
    en: 'Electric range (CLTC)',
    not: { zh_CN: /(?<!纯电)续航里程/, en: /^range(?: \(.*\))?$/i },
  },
  { zh_CN: '亮相', en: 'Unveiled', not: { zh_CN: /^首秀$/, en: /^shown$/i } },
  { zh_CN: '开启预售', en: 'Presale opened', not: { zh_CN: /^预售$/, en: /^on presale$/i } },
  { zh_CN: '换代', en: 'New generation', not: { zh_CN: /^全新换代$/, en: /^next generation$/i } },
  { zh_CN: '停售', en: 'Discontinued', not: { zh_CN: /^停产$/, en: /^ended$/i } },
  { zh_CN: '公共直流桩', en: 'Public DC charging points', not: { zh_CN: /公共快充桩/, en: /fast charging points/i } },
  { zh_CN: '直营店', en: 'Directly operated store', not: { zh_CN: /直营门店/, en: /direct store/i } },
  { zh_CN: '二级网点', en: 'Secondary outlet', not: { zh_CN: /二网/, en: /satellite/i } },
  { zh_CN: '汽车垂直媒体', en: 'Automotive portals', not: { zh_CN: /垂媒/, en: /car portals?/i } },
  { zh_CN: '净情感度', en: 'Net sentiment', not: { zh_CN: /净口碑/, en: /net tone/i } },
  { zh_CN: '保有量', en: 'Parc', not: { en: /^cars in use\b|car population/i } },
  { zh_CN: '零整比', en: 'Parts-to-car ratio', not: { zh_CN: /零配比/, en: /\bparts ratio/i } },
  { zh_CN: '残值率', en: 'Residual value', not: { zh_CN: /保值率/, en: /resale value/i } },
  { zh_CN: '二手车价格', en: 'Used-car price', not: { en: /second-hand price/i } },
  { zh_CN: '数据版本', en: 'Release', not: { zh_CN: /市场版本/, en: /data version/i } },
  { zh_CN: '排除', en: 'Leave out', not: { en: /\bexclud(e|ed|ing)\b/i } },
  { zh_CN: '收藏', en: 'Favorite', not: { en: /\bbookmark|favourite/i } },
  {
    zh_CN: '演示数据',
    en: 'Demonstration data',
    not: { zh_CN: /示例数据/, en: /\bmade up\b|\binvented\b|sample data/i },
  },
];
