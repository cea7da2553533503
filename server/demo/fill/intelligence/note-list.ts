/** An item of an update, as the demonstration words it. */
export interface Note {
  change: 'added' | 'improved' | 'mended' | 'recalled';
  subject: string;
  zh: string;
  en: string;
  /** Whether it concerns cars that are charged alone. */
  isCharged?: true;
  /** The key of the feature that it is about: only who has it gets it. */
  of?: string;
}

type Row = readonly [change: Note['change'], zh: string, en: string, of?: string];

const about = (subject: string, rows: readonly Row[], isCharged?: true): Note[] =>
  rows.map(([change, zh, en, of]) => ({
    change,
    subject,
    zh,
    en,
    ...(isCharged && { isCharged }),
    ...(of !== undefined && { of }),
  }));

/** What updates bring beside features of their own. */
export const noteList: readonly Note[] = [
  ...about('driving', [
    ['added', '新增施工路段绕行提示', 'Warns of road works and suggests a way round', 'highway-navigation'],
    [
      'improved',
      '高速变道更果断，匝道汇入更平顺',
      'Changes lanes more firmly and merges more smoothly on motorways',
      'highway-navigation',
    ],
    [
      'improved',
      '优化跟车距离，拥堵路段起步更快',
      'Keeps distance better and starts sooner in traffic jams',
      'adaptive-cruise',
    ],
    ['improved', '优化雨夜场景下的车道线识别', 'Sees lane markings better at night and in rain', 'lane-keeping'],
    [
      'mended',
      '修复个别路口提前退出领航的问题',
      'No longer leaves navigation early at some junctions',
      'city-navigation',
    ],
    ['mended', '修复隧道内限速识别错误', 'Reads speed limits in tunnels correctly'],
  ]),
  ...about('parking', [
    ['added', '新增断头路自动倒车', 'Reverses out of dead ends by itself', 'automatic-parking'],
    ['improved', '窄车位泊入成功率提升', 'Parks in narrow spaces more often', 'automatic-parking'],
    ['improved', '缩短泊车揉库次数', 'Parks with fewer turns', 'automatic-parking'],
    ['mended', '修复泊车影像偶发黑屏', 'The parking view no longer goes black'],
  ]),
  ...about('cabin', [
    ['added', '新增桌面卡片自由排布', 'Cards of the home screen can be arranged'],
    ['added', '新增仪表极简显示模式', 'A plain view for the instruments'],
    ['improved', '优化中控应用启动速度', 'Apps on the centre screen start faster'],
    ['improved', '优化夜间屏幕亮度调节', 'Screens dim better at night'],
    ['mended', '修复蓝牙偶发断连', 'Bluetooth no longer drops out'],
    ['mended', '修复座椅记忆位置丢失', 'Seat positions are no longer forgotten'],
  ]),
  ...about('voice', [
    ['added', '新增方言识别', 'Understands dialects', 'voice-commands'],
    ['improved', '连续对话等待时间缩短', 'Waits less between sentences of a talk', 'voice-commands'],
    ['improved', '优化后排语音识别', 'Hears the rear seats better', 'sound-zones'],
    ['mended', '修复语音误唤醒', 'No longer wakes by mistake', 'voice-commands'],
  ]),
  ...about('apps', [
    ['added', '新增视频与音乐应用', 'More apps for video and music'],
    ['added', '手机 App 新增用车日历', 'The phone app has a calendar of the car'],
    ['improved', '优化手机钥匙解锁距离', 'The phone unlocks the car from a better distance'],
    ['mended', '修复远程空调无法关闭', 'Remote climate can be turned off again'],
  ]),
  ...about(
    'energy',
    [
      ['added', '新增充电站收藏与排队提示', 'Chargers can be marked, with how long the queue is'],
      ['improved', '优化低温充电速度', 'Charges faster in the cold'],
      ['improved', '续航估算更贴近驾驶习惯', 'Estimates range by how the car is driven'],
      ['mended', '修复预约充电未启动', 'Planned charging starts as it should'],
    ],
    true,
  ),
  ...about('chassis', [
    ['added', '新增驾驶模式自定义', 'Driving modes can be set by oneself'],
    ['improved', '优化低速制动舒适性', 'Brakes more gently at low speed'],
    ['mended', '修复陡坡缓降偶发退出', 'Hill descent no longer switches off'],
  ]),
  ...about('safety', [
    ['added', '新增车外摄像头哨兵模式', 'Cameras watch the parked car'],
    [
      'improved',
      '优化自动紧急制动对电动自行车的识别',
      'Emergency braking sees electric bicycles better',
      'emergency-braking',
    ],
    ['mended', '修复碰撞后车门未自动解锁的问题', 'Doors unlock after a crash as they should'],
  ]),
];

/** What cars are recalled for and mended over the air. */
export const recallList: readonly Note[] = [
  ...about('driving', [
    [
      'recalled',
      '高阶辅助驾驶开启时对极端场景的识别与提示不足，升级后增加提示并限制使用条件',
      'Assisted driving warned too little in extreme scenes; the update warns more and narrows where it may be used',
      'highway-navigation',
    ],
  ]),
  ...about('chassis', [
    [
      'recalled',
      '驻车控制策略可能使驻车功能失效，升级控制软件',
      'The parking brake could fail by its control software, which is updated',
    ],
  ]),
  ...about(
    'chassis',
    [
      [
        'recalled',
        '能量回收策略使踏板误踩无足够提示，升级后允许选择回收强度并增加报警',
        'Recuperation gave too little warning of a mistaken pedal; the update lets its strength be chosen and adds an alarm',
      ],
    ],
    true,
  ),
  ...about('safety', [
    [
      'recalled',
      '仪表可能无法显示警示灯，升级软件消除隐患',
      'Warning lights could be missing from the instruments; the update puts that right',
    ],
  ]),
];
