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
      title: 'Winter test results: {model} achieves {rate}% of rated range in the cold',
      summary:
        'At minus 15 degrees Celsius, the {model} achieved {rate}% of its rated range, with well-controlled heating consumption.',
      body: [
        'All cars drove the same route at the same speed with the cabin at 22 degrees. The {model} draws heavily at the start and settles once the heat pump kicks in.',
        'The {rival} performed similarly but takes longer to preheat its battery before charging.',
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
        '几位车主提供的行程记录显示，时速 110 公里时，每实际行驶 1 公里，表显续航减少约 {ratio} 公里。',
        '{brand}解释说，估算依据最近的平均能耗，突然上高速会出现滞后。新算法会结合导航路线。',
      ],
    },
    en: {
      title: '{model} owners question displayed range; {brand} promises better estimates',
      summary:
        '{model} owners in {city} say the displayed range drops too fast on motorways; {brand} has promised to fix this in the next update.',
      body: [
        'Trip records from several owners show that at 110 km/h the display loses about {ratio} km for every kilometre driven.',
        '{brand} explained that the estimate is based on recent average consumption and lags when the car enters a motorway. The new algorithm will take the navigation route into account.',
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
      title: 'New faces in county-town showrooms: {model} becomes the first NEV',
      summary:
        'In the counties around {city}, many families are choosing the {model} as their first NEV, with home charging the deciding factor.',
      body: [
        'Most of the {count} families interviewed have their own parking space and charge overnight. They had considered the {rival} but put more weight on how close the service outlet is.',
        'County buyers ask first who will repair the battery, and only then about the price, a dealership manager said.',
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
      title: '{model} gets infotainment update: faster voice control and parking memory',
      summary:
        '{brand} is rolling out an update with {count} changes to {model} owners, with the biggest gains in parking memory and voice response.',
      body: [
        'The update installs while parked and takes about {minutes} minutes. {brand} recommends a battery level above 30%.',
        'Early users report faster parking in familiar spaces and say the voice assistant handles three commands in a row.',
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
      title: 'Driver-assistance comparison: {rival} leads, {model} struggles in the rain',
      summary:
        'Across {count} scenarios in {city}, the {rival} had the highest pass rate; the {model} disengaged several times on rainy nights.',
      body: [
        'The same driver repeated each scenario three times. The {model} was stable by day but overly cautious on reflective wet roads at night.',
        'A reminder from the editors: driver assistance does not replace the driver. Keep both hands on the wheel.',
      ],
    },
  },
];
