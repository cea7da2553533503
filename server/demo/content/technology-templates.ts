import type { NewsTemplate } from './news-template.ts';

/** News on new energy and technology. */
export const technologyTemplates: NewsTemplate[] = [
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
];
