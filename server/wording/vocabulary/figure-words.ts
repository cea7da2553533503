/** What people call figures beside their names: the dataset, its figures, and the words. */
export const figureWords: readonly (readonly [dataset: string, indicators: readonly string[], words: string])[] = [
  [
    'sales',
    ['volume'],
    '销量|销售量|销售|总销量|销售情况|销量数据|卖|卖了|卖出|卖出去|卖得|卖得怎么样|sales|sale|sold|sell|sells|selling|sales volume|sales volumes|volume|volumes|unit sales|units sold|sales figures|car sales|vehicle sales',
  ],
  ['sales', ['volumeChangeYoy'], '同比增减量|同比增量|同比增加量'],
  ['sales', ['volumeChange'], '环比增减量|环比增量|环比增加量'],
  [
    'sales',
    ['penetration'],
    '渗透率|新能源渗透率|新能源车渗透率|电动化率|电动化渗透率|新能源占比|新能源份额|新能源车占比|新能源比例|penetration|penetration rate|nev penetration|nev penetration rate|nev share|share of nevs|ev penetration|new energy penetration|electrification rate',
  ],
  ['stock', ['exports'], '出口|出口量|出口销量|exports|export|exported|export volume|export sales'],
  [
    'stock',
    ['dealerStock'],
    '库存|经销商库存|库存量|渠道库存|inventory|dealer inventory|dealer stock|stock|stocks|dealer stocks',
  ],
  [
    'price',
    ['tp'],
    '成交价|成交均价|均价|平均成交价|平均成交价格|实际成交价|成交价格|平均价格|平均售价|transaction price|transaction prices|average transaction price|average price|average prices|avg price|atp|tp|average selling price|asp',
  ],
  [
    'price',
    ['msrp'],
    '指导价|厂商指导价|官方指导价|建议零售价|官方价格|标价|msrp|msrps|list price|list prices|sticker price|official price',
  ],
  ['price', ['msrp', 'tp'], '价格|售价|price|prices|pricing'],
  [
    'price',
    ['discount'],
    '折扣|折扣率|折扣力度|平均折扣|平均折扣率|折扣均值|降价幅度|让利幅度|average discount|average discounts|average discount rate|avg discount|mean discount|discount|discounts|discount rate|discount rates|discount level|price cut',
  ],
  [
    'incentive',
    ['incentive'],
    '优惠|平均优惠|平均优惠金额|average incentive|average incentives|终端优惠|优惠金额|优惠额|促销|促销金额|终端促销|促销费用|incentive|incentives|incentive amount|incentive spend',
  ],
  ['incentive', ['cash'], '现金优惠|现金折扣|cash incentive|cash incentives|cash discount|cash discounts'],
  ['incentive', ['tradeIn'], '置换补贴|置换优惠|trade-in subsidy|trade-in subsidies|trade-in bonus'],
  ['incentive', ['incentiveDepth'], '优惠力度|优惠幅度|促销力度|incentive depth|depth of incentives'],
  ['energy', ['range'], '续航|续航里程|纯电续航|纯电续航里程|electric range|driving range|average range'],
  ['energy', ['battery'], '电池容量|电池包容量|带电量|battery capacity|battery size|battery sizes'],
  ['energy', ['power'], '电机功率|motor power'],
  [
    'charging',
    ['chargingPoints'],
    '充电桩|公共充电桩|充电桩数量|公共桩|充电设施|charging points|charging piles|public chargers|chargers|charging stations|charge points|public charging points',
  ],
  [
    'charging',
    ['dcPoints'],
    '直流桩|快充桩|公共直流桩|dc chargers|fast chargers|dc charging points|public dc charging points',
  ],
  ['charging', ['nevsPerPoint'], '车桩比|vehicle to charger ratio|nevs per charging point|cars per charger'],
  ['charging', ['nevsInUse'], '新能源保有量|新能源汽车保有量|新能源车保有量|nevs in use|nev parc|ev parc'],
  [
    'outlet',
    ['outlets'],
    '网点|网点数|网点数量|门店|门店数|门店数量|4s店|4s店数量|经销商数量|经销网点|outlets|stores|dealers|dealerships|dealer network|number of dealers|number of outlets',
  ],
  ['outlet', ['openedOutlets'], '新开网点|新开门店|新增网点|outlets opened|new outlets|new stores'],
  ['outlet', ['closedOutlets'], '关闭网点|关店|关闭门店|outlets closed|closed outlets|store closures'],
  ['attention', ['attentionIndex'], '关注度|关注指数|热度|attention|attention index'],
  ['attention', ['leads'], '线索|线索量|销售线索|sales leads|lead volume'],
  ['attention', ['mentions'], '声量|口碑声量|讨论量|mentions|buzz'],
  ['attention', ['netSentiment'], '净情感度|口碑|情感度|sentiment|net sentiment'],
  ['configuration', ['standardRate'], '标配率|standard fitment|standard fitment rate'],
  ['configuration', ['availableRate'], '搭载率|装配率|fitment|fitment rate|take rate'],
  [
    'financing',
    ['financePenetration'],
    '金融渗透率|贷款渗透率|金融购车渗透率|finance penetration|loan penetration|financing penetration',
  ],
  ['financing', ['financedCars'], '金融购车量|贷款购车量|cars financed|financed cars'],
  ['offer', ['monthlyPayment'], '月供|monthly payment|monthly payments'],
  ['offer', ['trueRate'], '真实年利率|实际年利率|true yearly rate|true rate|real interest rate'],
  ['offer', ['offerRate'], '名义利率|名义年利率|advertised rate|nominal rate'],
  ['parc', ['carsInUse'], '保有量|汽车保有量|保有|parc|car parc|cars in use|cars on the road|vehicles in use'],
  ['parc', ['meanAge'], '平均车龄|车龄均值|mean age|average age'],
  [
    'serviceCost',
    ['serviceCost'],
    '养护成本|养护费用|保养费用|保养成本|五年养护费用|用车成本|service cost|service costs|maintenance cost|running cost',
  ],
  ['serviceCost', ['partsToCar'], '零整比|parts-to-car ratio|parts to car ratio'],
  [
    'residualValue',
    ['residualRate'],
    '残值率|保值率|残值|residual value|residual values|resale value|resale values|value retention',
  ],
  [
    'residualValue',
    ['usedPrice'],
    '二手车价格|二手车价|二手价|used-car price|used car price|used-car prices|used car prices',
  ],
  ['residualValue', ['usedCars'], '二手车成交量|二手车销量|used cars sold|used-car sales|used car sales'],
];

/** Names of figures that are plain words as well, so that a question with them may mean something else. */
export const plainWords = new Set(
  'leads fee term offers trims range power battery entries entered changed withdrawn events gifts insurance repairs tyres brakes balloon share sales'.split(
    ' ',
  ),
);

/** Figures that are the same as another one of fewer cars, or that a direction says of another one: the question says so instead. */
export const unnamedFigures = new Set(['newEnergyVolume', 'discountHighest', 'discountLowest']);

/** Kinds of figures that are made of another one: a word beside its name says which. */
export const composedKinds = new Set(['growth', 'share', 'shareChange', 'toDate', 'rank', 'rankMove', 'difference']);

/** Words that name a figure and a direction. */
export const extremes: readonly (readonly [
  dataset: string,
  indicator: string,
  direction: 'ascending' | 'descending',
  words: string,
])[] = [
  ['price', 'msrp', 'descending', '最贵|most expensive|dearest|priciest'],
  ['price', 'msrp', 'ascending', '最便宜|cheapest|least expensive'],
  [
    'price',
    'discount',
    'descending',
    '折扣最大|优惠最大|最大折扣|biggest discounts|deepest discounts|largest discounts',
  ],
  ['residualValue', 'residualRate', 'descending', '最保值'],
  ['energy', 'range', 'descending', '续航最长|longest range'],
];
