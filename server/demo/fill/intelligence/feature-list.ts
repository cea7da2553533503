/** A feature as the demonstration fits it. */
export interface Feature {
  key: string;
  zh: string;
  en: string;
  domain: 'driving' | 'cabin';
  level: 'L0' | 'L1' | 'L2' | 'L3';
  /** How many of a thousand models have it, at the beginning and now. */
  early: number;
  late: number;
  /** Those of one kind build on each other: who has a later one has those before it. */
  kind: 'warning' | 'assistance' | 'parking' | 'speech' | 'monitoring' | 'scenes' | 'online';
  /** How it comes: by an update, as an option, or with the car alone. */
  by: 'ota' | 'option' | 'car';
}

type Row = readonly [
  key: string,
  zh: string,
  en: string,
  kind: Feature['kind'],
  level: Feature['level'],
  early: number,
  late: number,
  by: Feature['by'],
];

const inDomain = (domain: Feature['domain'], rows: readonly Row[]): Feature[] =>
  rows.map(([key, zh, en, kind, level, early, late, by]) => ({ key, zh, en, kind, domain, level, early, late, by }));

/** What cars can do, the plainest first: driving by GB/T 40429, the cabin by the levels of its society of engineers. */
export const featureList: readonly Feature[] = [
  ...inDomain('driving', [
    ['collision-warning', '前向碰撞预警', 'Forward collision warning', 'warning', 'L0', 760, 900, 'car'],
    ['emergency-braking', '自动紧急制动', 'Automatic emergency braking', 'warning', 'L0', 700, 880, 'car'],
    ['lane-departure', '车道偏离预警', 'Lane departure warning', 'warning', 'L0', 680, 850, 'car'],
    ['adaptive-cruise', '自适应巡航', 'Adaptive cruise control', 'assistance', 'L1', 580, 760, 'option'],
    ['lane-keeping', '车道保持', 'Lane keeping', 'assistance', 'L1', 560, 740, 'option'],
    ['lane-centring', '车道居中', 'Lane centring', 'assistance', 'L1', 460, 680, 'option'],
    ['highway-navigation', '高速领航', 'Highway navigation', 'assistance', 'L2', 220, 480, 'ota'],
    ['city-navigation', '城区领航', 'City navigation', 'assistance', 'L2', 60, 310, 'ota'],
    ['spot-to-spot', '车位到车位领航', 'Parking spot to parking spot', 'assistance', 'L2', 5, 170, 'ota'],
    ['automatic-parking', '自动泊车', 'Automatic parking', 'parking', 'L2', 360, 620, 'option'],
    ['memory-parking', '记忆泊车', 'Memory parking', 'parking', 'L2', 120, 330, 'ota'],
    ['highway-pilot', '高速自动驾驶', 'Highway pilot', 'assistance', 'L3', 0, 14, 'ota'],
  ]),
  ...inDomain('cabin', [
    ['online-navigation', '联网导航', 'Online navigation', 'online', 'L0', 820, 940, 'car'],
    ['voice-commands', '语音控制车辆功能', 'Voice commands', 'speech', 'L1', 640, 860, 'ota'],
    ['driver-monitoring', '驾驶员状态监测', 'Driver monitoring', 'monitoring', 'L1', 320, 610, 'option'],
    ['sound-zones', '多音区语音识别', 'Speech by sound zone', 'speech', 'L2', 300, 580, 'ota'],
    ['scene-modes', '场景模式自定义', 'Custom scenes', 'scenes', 'L2', 180, 460, 'ota'],
    ['language-model', '大模型语音助手', 'Assistant with a language model', 'speech', 'L3', 60, 430, 'ota'],
  ]),
];
