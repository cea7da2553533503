import type { NewsTemplate } from './news-template.ts';

/** News on launches and first drives. */
export const launchTemplates: NewsTemplate[] = [
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
      title: '{model} goes on sale, rounding out the {brand} lineup',
      summary:
        'The {brand} {model} is on sale, with first deliveries in {city} and {count} features standard across all trims.',
      body: [
        'The new model targets family buyers, and the launch event focused on rear legroom and storage. All trims come with {count} active safety features as standard.',
        'Compared with the {rival} in the same segment, the {model} has better sound insulation and seats; its handling is tuned for comfort.',
        '{maker} said the first cars have reached {stores} showrooms, with test drives from this weekend.',
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
      title: 'Regulatory filing reveals updated {model} with new front end and lights',
      summary:
        'The model-year update of the {brand} {model} has been filed, with unchanged dimensions, revised exterior details and new wheel designs.',
      body: [
        'According to the filing, the updated car offers {count} wheel designs and two roof colours. The interior is not shown; a faster infotainment chip is expected.',
        'Dealers have started clearing stock of the current {model} and suggest that buyers in no hurry wait for pricing of the new one.',
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
      title: 'First drive of the {model}: composed chassis, quieter than expected',
      summary:
        'Over {lot} km around {city}, the {model} impressed most with its sound insulation and high-speed stability; rear visibility is its weak point.',
      body: [
        'At 100 km/h there is no need to raise your voice. The suspension handles undulating roads cleanly, and rear passengers are unlikely to feel carsick.',
        'There are clear drawbacks: the rear window is small, so in rain the driver relies on the camera, and the steering-wheel controls take some getting used to.',
        'Buyers who prefer a sportier drive should also look at the {rival} for similar money.',
      ],
    },
  },
];
