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
      title: '{model} joins third-party fast-charging network, adds {range} km in {minutes} minutes',
      summary:
        '{brand} has integrated payment and booking with several charging operators, so {model} drivers can find chargers on the in-car display.',
      body: [
        'The first {stores} stations, in {city} and elsewhere, support plug and charge, with no QR code to scan.',
        'Charging from 20% to 80% took about {minutes} minutes in testing and depends heavily on battery temperature.',
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
      title: 'Charging costs: what a year with a {model} in {city} adds up to',
      summary:
        'At {km} km a year, public fast charging costs about {times} times as much as charging at home. Here is the calculation and its assumptions.',
      body: [
        'The formula is simple: annual mileage × consumption per 100 km ÷ 100 × electricity price. Home charging uses the off-peak tariff; public fast charging adds a service fee.',
        'If half the mileage is charged at public stations, the annual bill lands roughly in between. The more long-distance driving, the wider the gap.',
        'The conclusion: households with their own parking space should install a home charger first and worry about battery size later.',
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
      title: '{city} pilots centrally managed charging in older housing estates, starting with {count} parking spaces',
      summary:
        'A single operator builds and maintains the chargers and residents pay by the kWh; owners of {brand} and other brands are taking part in the first round.',
      body: [
        'The pilot allocates spare transformer capacity by time of day, cutting power automatically in the evening peak and restoring it overnight.',
        '{model} owners taking part said overnight charging works without problems, but they would like to see the queue on their phones.',
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
      title: 'Policy explained: how trade-in subsidies affect demand for {segment}',
      summary:
        'Subsidies shift the timing of replacement rather than total demand. Three questions for estimating the effect, using the {model} as an example.',
      body: [
        'First, scale: the subsidy budget divided by the amount per vehicle gives the maximum number of vehicles covered.',
        'Second, timing: demand is pulled forward in the month before the deadline and drops for a month or two afterwards, so a six-month view is more reliable.',
        'Third, mix: a fixed amount is most attractive for low-priced cars; for a model such as the {model}, the effect depends on the subsidy as a share of the price.',
      ],
    },
  },
];
