import type { NewsTemplate } from './news-template.ts';

/** News on new energy, launches, technology, charging and policies. */
export const technologyTemplates: NewsTemplate[] = [
  {
    topics: ['launch'],
    about: 'new',
    tone: 1,
    zh_CN: {
      title: '{model}正式上市，{brand}补齐产品线',
      summary: '{brand}{model}上市，首批交付从{city}开始，{count} 项配置成为全系标配。',
      body: [
        '新车主打家庭用户，后排腿部空间与储物是发布会着墨最多的部分。全系标配 {count} 项主动安全功能。',
        '与同级的{rival}相比，{model}在隔音与座椅上更有优势；操控取向偏舒适。',
        '{maker}表示，第一批车已运抵 {stores} 家门店，本周末开放试驾。',
      ],
    },
    en: {
      title: '{model} goes on sale and completes the range of {brand}',
      summary: 'The {model} is on sale; deliveries begin in {city}, and {count} features come with every version.',
      body: [
        'It is made for families: legroom and places to put things took most of the presentation. Every version has {count} active safety features.',
        'Next to the {rival} it is quieter and has the better seats; it is tuned for comfort.',
        'The first cars have reached {stores} showrooms and can be driven from this weekend, says {maker}.',
      ],
    },
  },
  {
    topics: ['launch'],
    tone: 0,
    zh_CN: {
      title: '新款{model}申报图曝光，前脸与灯组有变化',
      summary: '{brand}{model}的年度改款完成申报，车身尺寸不变，外观细节与轮毂样式更新。',
      body: [
        '申报信息显示，新款提供 {count} 种轮毂与两种车顶颜色。内饰没有公开，预计会换装更快的车机芯片。',
        '门店称，现款{model}开始清理库存，建议不急用车的客户等待新款价格公布。',
      ],
    },
    en: {
      title: 'Filing shows the new {model} with another front and other lamps',
      summary: 'The new model year of the {model} is filed: same size, new details and wheels.',
      body: [
        'There are {count} kinds of wheels and two colours of the roof. The inside is not shown; a faster chip for the screen is expected.',
        'Showrooms clear the present {model}. Who is in no hurry may wait for the price of the new one.',
      ],
    },
  },
  {
    topics: ['launch', 'technology'],
    tone: 1,
    zh_CN: {
      title: '试驾{model}：底盘沉稳，静音超出预期',
      summary: '在{city}周边 {lot} 公里的试驾中，{model}的隔音与高速稳定性给人印象最深，短板是后视野。',
      body: [
        '时速 100 公里时，车内交谈无需提高音量。悬架对连续起伏的处理干净，后排不易晕车。',
        '不足之处也明显：后窗偏小，雨天依赖影像；方向盘按键逻辑需要适应。',
        '如果预算相近，偏运动的用户可以同时看看{rival}。',
      ],
    },
    en: {
      title: 'Driving the {model}: calm on the road and quieter than expected',
      summary:
        'Over {lot} km around {city} the {model} stood out by quiet and stability; the rear view is its weak side.',
      body: [
        'At 100 km/h nobody has to raise the voice. It takes long waves cleanly, and people in the back stay well.',
        'The rear window is small, so in rain one depends on the camera, and the keys of the wheel take getting used to.',
        'Who likes it sportier should look at the {rival} for similar money.',
      ],
    },
  },
  {
    topics: ['new-energy', 'technology'],
    about: 'plug-in',
    tone: 1,
    zh_CN: {
      title: '冬测结果公布：{model}低温续航达成率 {rate}%',
      summary: '在零下 15 度的环境中，{model}的续航达成率为 {rate}%，空调能耗控制较好。',
      body: [
        '测试采用同一路线、同一车速、22 度空调。{model}起步阶段耗电较快，热泵介入后趋于平稳。',
        '对照车型{rival}表现接近，但充电前的电池预热时间更长。',
      ],
    },
    en: {
      title: 'Winter test: {model} keeps {rate}% of its range in the cold',
      summary: 'At 15 degrees below zero the {model} reached {rate}% of its range, with modest use for heating.',
      body: [
        'Same route, same speed, 22 degrees inside. It draws much at the start and settles once the heat pump works.',
        'The {rival} came close but takes longer to warm its battery before charging.',
      ],
    },
  },
  {
    topics: ['new-energy'],
    about: 'plug-in',
    tone: -1,
    zh_CN: {
      title: '{model}车主反映表显续航偏差，{brand}回应将优化算法',
      summary: '{city}的{model}车主称高速上表显续航下降过快，{brand}承诺在下一次升级中改进。',
      body: [
        '几位车主提供的行程记录显示，时速 110 公里时，表显里程与实际里程的比值约为 {ratio}。',
        '{brand}解释说，估算依据最近的平均能耗，突然上高速会出现滞后。新算法会结合导航路线。',
      ],
    },
    en: {
      title: 'Owners of the {model} doubt the range shown; {brand} promises a better estimate',
      summary:
        'Owners in {city} say that the range falls too fast on motorways; {brand} will improve it with the next update.',
      body: [
        'Records of several owners show about {ratio} km on the display for each km driven at 110 km/h.',
        'The estimate follows recent use and lags when a motorway begins, {brand} explains. The new one takes the planned route into account.',
      ],
    },
  },
  {
    topics: ['new-energy', 'market'],
    about: 'plug-in',
    tone: 1,
    rivalTone: 0,
    zh_CN: {
      title: '县城展厅里的新面孔：{model}成为第一辆新能源车',
      summary: '在{city}下辖县城，不少家庭把{model}作为第一辆新能源车，家用充电条件是关键因素。',
      body: [
        '走访的 {count} 个家庭中，多数有自建车位，夜间充电是首选。他们对比过{rival}，最终看重的是维修距离。',
        '门店负责人说，县城客户问得最多的是“电池坏了谁来修”，其次才是价格。',
      ],
    },
    en: {
      title: 'New faces in small-town showrooms: the {model} as first new-energy car',
      summary:
        'In the counties round {city} many families choose the {model} as their first plug-in; charging at home decides.',
      body: [
        'Most of the {count} families have a place of their own and charge at night. They had looked at the {rival} and chose what can be repaired nearby.',
        'People here first ask who mends the battery, and only then about the price, a manager says.',
      ],
    },
  },
  {
    topics: ['technology'],
    tone: 1,
    zh_CN: {
      title: '{model}推送新版车机：语音更快，泊车路线可记忆',
      summary: '{brand}向{model}用户分批推送升级，共 {count} 项改动，泊车记忆与语音响应提升明显。',
      body: [
        '升级包需停车安装，约 {minutes} 分钟。{brand}建议在电量高于 30% 时进行。',
        '首批用户反馈，常用车位的泊入时间缩短，语音可连续执行三条指令。',
      ],
    },
    en: {
      title: '{model} gets new software: a quicker voice, and parking that remembers',
      summary: '{brand} sends {count} changes to the {model}; remembered parking and voice improve most.',
      body: [
        'It installs while parked in about {minutes} minutes, best with more than 30% of charge.',
        'First users say that parking in a familiar place is faster and that three spoken orders in a row work.',
      ],
    },
  },
  {
    topics: ['technology'],
    tone: -1,
    rivalTone: 1,
    zh_CN: {
      title: '辅助驾驶横评：{rival}通过率领先，{model}雨天表现不佳',
      summary: '在{city}的 {count} 个场景中，{rival}通过率最高；{model}在雨夜多次退出。',
      body: [
        '测试由固定驾驶员完成，每个场景重复三次。{model}白天表现稳定，雨夜对反光路面的识别偏保守。',
        '编者提醒：辅助驾驶不能替代驾驶员，双手不应离开方向盘。',
      ],
    },
    en: {
      title: 'Driving aids compared: {rival} leads, {model} struggles in the rain',
      summary:
        'In {count} situations round {city} the {rival} did best; the {model} gave up several times on rainy nights.',
      body: [
        'The same driver did each situation three times. The {model} is steady by day and careful on wet, shining roads at night.',
        'Aids do not replace the driver: keep both hands on the wheel.',
      ],
    },
  },
  {
    topics: ['charging', 'new-energy'],
    about: 'plug-in',
    tone: 1,
    zh_CN: {
      title: '{model}接入第三方快充网络，{minutes} 分钟补能 {range} 公里',
      summary: '{brand}与多家充电运营方打通支付与预约，{model}用户可在车机上直接找桩。',
      body: [
        '首批接入{city}等地的 {stores} 座站点，支持即插即充，无需扫码。',
        '实测从 20% 充至 80% 用时约 {minutes} 分钟，与电池温度关系较大。',
      ],
    },
    en: {
      title: '{model} joins other charging networks: {range} km in {minutes} minutes',
      summary:
        '{brand} links payment and booking with several operators; chargers are found on the screen of the {model}.',
      body: [
        'The first {stores} stations, among them those in {city}, begin when the plug is in, without a code to scan.',
        'From 20% to 80% took about {minutes} minutes; the temperature of the battery matters much.',
      ],
    },
  },
  {
    topics: ['charging'],
    about: 'plug-in',
    tone: 0,
    article: true,
    zh_CN: {
      title: '补能账本：在{city}养一辆{model}，一年电费多少',
      summary: '以每年 {km} 公里计，家充与公共快充的费用相差约 {times} 倍。本文给出算法与假设。',
      body: [
        '算法很简单：年里程 × 百公里电耗 ÷ 100 × 电价。家充按夜间电价，公共快充加上服务费。',
        '如果一半里程靠公共快充，全年支出大致落在两者中间。长途占比越高，差距越大。',
        '结论：有固定车位的家庭，先装家桩，再考虑电池大小。',
      ],
    },
    en: {
      title: 'What it costs to charge a {model} in {city} for a year',
      summary:
        'At {km} km a year, public fast charging costs about {times} times as much as charging at home. The sum and its assumptions.',
      body: [
        'Kilometres a year × use per 100 km ÷ 100 × price of electricity. At home the night price counts; in public there is a fee for service.',
        'With half of it in public the year ends up about in the middle. The more long trips, the wider the gap.',
        'So: who has a place to park puts in a wall box first and thinks of the size of the battery later.',
      ],
    },
  },
  {
    topics: ['charging'],
    tone: 0,
    zh_CN: {
      title: '{city}老旧小区试点“统建统管”充电，{count} 个车位先行',
      summary: '由一家运营方统一建设与维护，业主按度付费，{brand}等品牌的车主参与首轮体验。',
      body: [
        '试点把变压器余量按时段分配，晚高峰自动降低功率，凌晨再恢复。',
        '参与体验的{model}车主表示，夜里充满没有问题，但希望能在手机上看到排队情况。',
      ],
    },
    en: {
      title: 'Shared charging in older housing of {city} begins with {count} places',
      summary:
        'One operator builds and looks after it and people pay by the kWh; owners of {brand} cars are among the first.',
      body: [
        'Power is shared by time of day: less in the evening, full in the small hours.',
        'The car is full by morning, says the owner of a {model}, who would like to see the queue on the phone.',
      ],
    },
  },
  {
    topics: ['policy', 'market'],
    tone: 0,
    article: true,
    zh_CN: {
      title: '政策解读：以旧换新补贴怎样影响{segment}需求',
      summary: '补贴拉动的是换购时点而不是总量。本文用三个问题说明如何估算影响，并以{model}为例。',
      body: [
        '先问规模：补贴额度除以单车补贴，就是最多能惠及的车辆数。',
        '再问时点：截止日前一个月需求前移，之后一两个月回落，看半年更稳妥。',
        '最后问结构：定额补贴对低价车更有吸引力，对{model}这样的车型，作用取决于补贴占车价的比例。',
      ],
    },
    en: {
      title: 'Policy explained: what trade-in money does to demand for {segment}',
      summary:
        'It moves the moment of buying more than the total. Three questions to estimate it, with the {model} as example.',
      body: [
        'How large: the budget divided by the amount per car is the most cars it can reach.',
        'When: demand comes forward in the month before the end and falls after it, so half a year tells more.',
        'For whom: a fixed amount matters most for low prices; for a car such as the {model} its part of the price decides.',
      ],
    },
  },
];
