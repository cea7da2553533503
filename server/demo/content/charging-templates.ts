import type { NewsTemplate } from './news-template.ts';

/** News on charging, and on what policies do to demand. */
export const chargingTemplates: NewsTemplate[] = [
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
