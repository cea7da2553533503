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
  { zh_CN: '厂商', en: 'Manufacturer', not: { zh_CN: /制造商|生产商/, en: /\bmakers?\b/i } },
  { zh_CN: '级别', en: 'Segment', not: { zh_CN: /细分市场/, en: /^class$/i } },
  { zh_CN: '燃料类型', en: 'Fuel type', not: { zh_CN: /动力类型|能源类型/, en: /^drive$|\bdrive type\b/i } },
  { zh_CN: '配置', en: 'Trim', not: { zh_CN: /^版本$/, en: /^version$/i } },
  { zh_CN: '指导价', en: 'MSRP', not: { zh_CN: /厂家指导价/, en: /\blist price/i } },
  { zh_CN: '成交价', en: 'Transaction price', not: { zh_CN: /交易价|实际售价/, en: /\bTP\b/ } },
  { zh_CN: '折扣率', en: 'Discount', not: { zh_CN: /优惠率|折让率/, en: /discount rate/i } },
  { zh_CN: '预售价', en: 'Presale price', not: { zh_CN: /预售价格/, en: /^presale$/i } },
  { zh_CN: '数据版本', en: 'Release', not: { zh_CN: /市场版本/, en: /data version/i } },
  {
    zh_CN: '演示数据',
    en: 'Demonstration data',
    not: { zh_CN: /示例数据/, en: /\bmade up\b|\binvented\b|sample data/i },
  },
];
