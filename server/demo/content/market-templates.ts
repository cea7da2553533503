import type { NewsTemplate } from './news-template.ts';

/** News on the market, prices, companies and exports. */
export const marketTemplates: NewsTemplate[] = [
  {
    topics: ['market'],
    tone: 1,
    zh_CN: {
      title: '{month}订单回暖，{model}终端等车期拉长到 {weeks} 周',
      summary: '{city}多家门店反馈，{model}的新增订单连续三周上升，部分配色需要等待 {weeks} 周。',
      body: [
        '{city}三家门店的销售负责人表示，进入{month}后到店客流比前一个月多出约 {percent}%，其中试驾{model}的客户占比最高。',
        '{brand}方面称，生产端正在增加一个班次，预计两个月内把等待时间缩短到三周以内。门店同时提醒，等车期以合同约定为准。',
      ],
    },
    en: {
      title: 'Orders recover in {month}; {model} waiting time stretches to {weeks} weeks',
      summary:
        'Dealers in {city} report three straight weeks of rising orders for the {model}, with a {weeks}-week wait for some colours.',
      body: [
        'Sales managers at three {city} dealerships said showroom traffic in {month} is up about {percent}% from the previous month, with the {model} accounting for the most test drives.',
        '{brand} said it is adding a production shift and expects to cut the wait to less than three weeks within two months. Dealers note that the delivery date in the contract prevails.',
      ],
    },
  },
  {
    topics: ['market'],
    tone: -1,
    rivalTone: 1,
    zh_CN: {
      title: '换购用户流向{rival}，{model}展厅客流下滑',
      summary: '{city}的门店走访显示，原本关注{model}的换购用户中，有相当一部分最终选择了{rival}。',
      body: [
        '走访的 {count} 家门店中，多数认为{model}的空间与座椅仍有口碑，但车机反应慢、升级少是客户放弃的主要原因。',
        '同一商圈的{rival}展厅周末需要排队试驾。门店认为，{brand}需要在下一次年度改款中补齐短板。',
      ],
    },
    en: {
      title: 'Replacement buyers shift to {rival} as {model} showroom traffic falls',
      summary:
        'Visits to dealerships in {city} show that many replacement buyers who came for the {model} ended up choosing the {rival}.',
      body: [
        'Most of the {count} dealerships visited said the {model} is still praised for its space and seats, but slow infotainment and infrequent updates are the main reasons customers walk away.',
        'At the {rival} showroom nearby there are weekend queues for test drives. Dealers say {brand} needs to catch up with its next model-year update.',
      ],
    },
  },
  {
    topics: ['market'],
    tone: 0,
    article: true,
    zh_CN: {
      title: '数据手记：怎样读懂{month}的批发与零售之差',
      summary: '批发多于零售意味着渠道在补库存。本文以{brand}为例，说明三个容易误读的地方。',
      body: [
        '第一，批发是厂商发往渠道的数量，零售是卖给用户的数量，二者之差大致等于渠道库存的变化，而不是“卖不掉的车”。',
        '第二，季末与年末的批发往往偏高。把三个月放在一起看，比单看一个月更可靠。',
        '第三，改款前厂商会主动压低批发。以{model}为例，改款前两个月批发下降，并不说明需求转弱。',
      ],
    },
    en: {
      title: 'Data notes: how to read the gap between wholesale and retail in {month}',
      summary:
        'Wholesale above retail means dealers are restocking. Three common misreadings, using {brand} as an example.',
      body: [
        'First, wholesale is what manufacturers ship to dealers and retail is what is sold to customers. The difference roughly equals the change in dealer inventory, not “unsold cars”.',
        'Second, wholesale tends to run high at quarter-end and year-end. Three months taken together are more reliable than a single month.',
        'Third, manufacturers hold back wholesale ahead of a model changeover. A two-month drop in {model} wholesale before its update does not mean that demand is weakening.',
      ],
    },
  },
  {
    topics: ['price', 'market'],
    tone: 0,
    rivalTone: 0,
    zh_CN: {
      title: '{model}推出限时优惠 {off} 元，{rival}门店跟进置换补贴',
      summary: '{month}起，{brand}对{model}现车给予 {off} 元限时优惠；同级的{rival}以置换补贴应对。',
      body: [
        '{brand}门店的海报写明，优惠仅限现车，月底截止，不与保险返利叠加。销售顾问称，实际成交价还取决于贷款期数。',
        '{rival}没有直接降价，而是把置换补贴提高了 {percent}%。两家门店都建议客户对比落地价，而不是只看裸车价。',
      ],
    },
    en: {
      title: '{model} gets limited-time {off} yuan discount; {rival} counters with trade-in bonus',
      summary:
        'Starting in {month}, {brand} is offering {off} yuan off in-stock {model} cars; the {rival} in the same segment has responded with a trade-in bonus.',
      body: [
        'Posters at {brand} dealerships say the offer covers in-stock cars only, ends this month and cannot be combined with insurance rebates. Salespeople say the final transaction price also depends on the loan term.',
        'The {rival} kept its price but raised its trade-in bonus by {percent}%. Both dealerships advise customers to compare on-the-road prices, not just the vehicle price.',
      ],
    },
  },
  {
    topics: ['price'],
    tone: -1,
    zh_CN: {
      title: '老车主不满：提车不足两月，{model}官降 {off} 元',
      summary: '{city}部分{model}车主反映，提车后不久即遇到指导价下调，希望{brand}给予补偿。',
      body: [
        '车主代表说，销售在签约时曾表示“年内不会调价”。{brand}回应称，将向 90 天内提车的用户赠送保养与充电权益。',
        '业内人士认为，价格调整越频繁，观望的人越多。提前公布保价期，是成本最低的安抚方式。',
      ],
    },
    en: {
      title: 'Owners upset as {model} MSRP is cut by {off} yuan within two months of delivery',
      summary:
        'Some {model} owners in {city} say the MSRP was cut shortly after they took delivery and are asking {brand} for compensation.',
      body: [
        'Owners say sales staff told them prices would not change this year. {brand} responded that customers who took delivery within the past 90 days will get free maintenance and charging.',
        'The more often prices change, the more buyers wait, industry insiders say. Announcing a price-protection period in advance is the cheapest way to reassure them.',
      ],
    },
  },
  {
    topics: ['price'],
    tone: 1,
    zh_CN: {
      title: '{model}保价至年底，{brand}称“不打价格战”',
      summary: '{brand}宣布{model}年内不再下调指导价，若降价则向已购车用户补差。',
      body: [
        '{maker}的渠道负责人表示，频繁调价会伤害二手车残值，最终损害所有车主。',
        '门店反馈，政策公布后一周内，观望客户回访的比例上升约 {percent}%。',
      ],
    },
    en: {
      title: '{model} price protected until year-end as {brand} rules out “price war”',
      summary:
        '{brand} has pledged not to cut the {model} MSRP this year, or to refund the difference to existing buyers if it does.',
      body: [
        'Frequent price cuts erode residual values and ultimately hurt every owner, said the head of sales channels at {maker}.',
        'Dealers said the share of undecided customers who returned rose about {percent}% in the week after the announcement.',
      ],
    },
  },
  {
    topics: ['company'],
    tone: 0,
    zh_CN: {
      title: '{maker}调整渠道，{city}新开 {count} 家交付中心',
      summary: '{maker}把销售与交付分开，{city}的用户今后可以在交付中心完成验车、上牌与保险。',
      body: [
        '新的交付中心面积约为展厅的三分之一，开在租金较低的城郊。{maker}称，这样能把每辆车的交付成本降低约 {percent}%。',
        '首批进驻的车型包括{model}。原有展厅保留试驾与售后功能。',
      ],
    },
    en: {
      title: '{maker} reshapes its network, opening {count} delivery centres in {city}',
      summary:
        '{maker} is separating sales from delivery: customers in {city} will complete inspection, registration and insurance at delivery centres.',
      body: [
        'The new centres are about a third the size of a showroom and located in lower-rent suburbs. {maker} expects this to cut delivery costs per vehicle by about {percent}%.',
        'The {model} is among the first models delivered there. Existing showrooms will keep test drives and after-sales service.',
      ],
    },
  },
  {
    topics: ['company', 'technology'],
    tone: 0,
    zh_CN: {
      title: '{maker}发布供应商付款新规：账期不超过 60 天',
      summary: '{maker}表示，新规覆盖全部一级供应商，旗下{brand}的零部件采购将率先执行。',
      body: [
        '按照新规，验收合格后开始计算账期，逾期部分按约定计息。{maker}同时取消了部分商业承兑方式。',
        '多家零部件企业认为，回款更快有助于稳定质量，也让{model}等走量车型的供货更有保障。',
      ],
    },
    en: {
      title: '{maker} sets new supplier terms: payment within 60 days',
      summary: '{maker} said the new rule covers all tier-1 suppliers, starting with parts purchasing for {brand}.',
      body: [
        'Under the new rule, the payment term starts when parts are accepted, and late payments bear interest as agreed. {maker} has also dropped some types of commercial acceptance bills.',
        'Several parts suppliers said faster payment helps keep quality stable and makes supply more secure for volume models such as the {model}.',
      ],
    },
  },
  {
    topics: ['company'],
    tone: -1,
    zh_CN: {
      title: '部分{model}召回：后排座椅卡扣可能松动',
      summary: '{brand}称将为受影响的{model}免费更换卡扣，车主可预约就近门店处理。',
      body: [
        '受影响的车辆在特定批次内生产。{brand}表示，尚未收到与此相关的人员受伤报告。',
        '更换约需 40 分钟。{city}的门店为此延长周末营业时间，并提供代步车。',
      ],
    },
    en: {
      title: 'Some {model} cars recalled over rear-seat latch that may come loose',
      summary:
        '{brand} will replace the latch free of charge on affected {model} cars; owners can book an appointment at a nearby dealership.',
      body: [
        'The affected cars come from specific production batches. {brand} said it has received no reports of related injuries.',
        'The replacement takes about 40 minutes. Dealerships in {city} are extending weekend hours and offering courtesy cars.',
      ],
    },
  },
  {
    topics: ['export', 'company'],
    about: 'chinese',
    tone: 1,
    zh_CN: {
      title: '{model}右舵版启运，{maker}海外布局再添一站',
      summary: '首批 {lot} 辆{model}右舵版在港口装船，{maker}计划年内把海外服务网点增加到 {count} 个。',
      body: [
        '为适应当地法规，右舵版调整了灯光、充电口与车机语言，悬架也按当地路况重新标定。',
        '{maker}称，先建服务、再谈销量：备件仓与培训中心会先于展厅开业。',
      ],
    },
    en: {
      title: 'Right-hand-drive {model} ships as {maker} expands overseas',
      summary:
        'The first {lot} right-hand-drive {model} cars have been loaded for export; {maker} plans to raise its overseas service outlets to {count} this year.',
      body: [
        'To meet local regulations, the right-hand-drive version has revised lights, charging port and infotainment languages, and its suspension has been retuned for local roads.',
        'Service comes before sales, {maker} said: parts warehouses and training centres will open ahead of showrooms.',
      ],
    },
  },
  {
    topics: ['export'],
    about: 'chinese',
    tone: 0,
    article: true,
    zh_CN: {
      title: '出口观察：滚装船紧张之后，{maker}如何安排运力',
      summary: '自有船队、集装箱与铁路班列各有取舍。本文以{brand}的做法为例，比较三种方式。',
      body: [
        '自有船队单车成本最低，但需要稳定的发运量；淡季空舱是主要风险。',
        '集装箱更灵活，适合{model}这类体积较小的车型；铁路班列用时最短，但运费最高。',
        '{maker}目前的组合是：大宗走滚装，小批走集装箱，急单走铁路。',
      ],
    },
    en: {
      title: 'Export watch: how {maker} secures capacity as car carriers run short',
      summary: 'Own fleet, containers or rail: a comparison of the three options, based on how {brand} does it.',
      body: [
        'An own fleet has the lowest cost per vehicle but needs steady volume; empty decks in the low season are the main risk.',
        'Containers are more flexible and suit smaller cars such as the {model}; rail is fastest but carries the highest freight cost.',
        '{maker} currently ships bulk volume by car carrier, small lots by container and urgent orders by rail.',
      ],
    },
  },
];
