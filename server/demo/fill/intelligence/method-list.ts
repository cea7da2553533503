/** How a score is made, as the demonstration words it; who makes it is invented. */
export interface Method {
  key: string;
  zh: string;
  en: string;
  aspect: string;
  /** What the score of a plain car is, and of the best one. */
  from: number;
  to: number;
  /** The scenes, routes or people that it is of, at least and at most. */
  samples: readonly [number, number];
  /** The key of a feature without which there is nothing to test. */
  of?: string;
}

export interface Rater {
  key: string;
  zh: string;
  en: string;
  kind: 'institute' | 'survey' | 'media' | 'maker';
  /** Of how many of a thousand models it speaks. */
  often: number;
  methods: readonly Method[];
}

type Row = readonly [
  key: string,
  zh: string,
  en: string,
  aspect: string,
  from: number,
  to: number,
  samples: readonly [number, number],
  of?: string,
];

const methods = (...rows: Row[]): Method[] =>
  rows.map(([key, zh, en, aspect, from, to, samples, of]) => ({
    key,
    zh,
    en,
    aspect,
    from,
    to,
    samples,
    ...(of !== undefined && { of }),
  }));

export const raterList: readonly Rater[] = [
  {
    key: 'hengtu',
    zh: '衡途汽车测评中心',
    en: 'Hengtu Test Centre',
    kind: 'institute',
    often: 800,
    methods: methods(
      [
        'motorway',
        '300 公里高速固定路线，按每百公里接管次数计分',
        'A fixed 300 km of motorway, by takeovers for each 100 km',
        'highway',
        62,
        93,
        [3, 3],
        'highway-navigation',
      ],
      [
        'town',
        '12 条城区路线各走两遍，按接管与违规次数扣分',
        '12 routes in town driven twice, less for takeovers and breaches of rules',
        'city',
        50,
        88,
        [24, 24],
        'city-navigation',
      ],
      [
        'spaces',
        '10 种车位各泊 5 次，按成功率与用时计分',
        '10 kinds of spaces, five times each, by success and time',
        'parking',
        58,
        95,
        [50, 50],
        'automatic-parking',
      ],
      [
        'braking',
        '8 类主动安全场景，按避免碰撞的最高车速计分',
        '8 scenes of active safety, by the highest speed without a crash',
        'safety',
        60,
        92,
        [8, 8],
        'emergency-braking',
      ],
    ),
  },
  {
    key: 'chezhu',
    zh: '车主百问调研',
    en: 'Owner Survey Panel',
    kind: 'survey',
    often: 900,
    methods: methods(
      [
        'cabin',
        '车主问卷，五分制换算为百分制',
        'Questions to owners, five points made a hundred',
        'cabin',
        66,
        88,
        [80, 420],
      ],
      [
        'updates',
        '近半年收到升级的车主问卷，五分制换算为百分制',
        'Questions to owners who got an update in the last half year, five points made a hundred',
        'updates',
        58,
        86,
        [60, 300],
      ],
    ),
  },
  {
    key: 'luci',
    zh: '路次评测',
    en: 'Road Notes',
    kind: 'media',
    often: 450,
    methods: methods(
      [
        'rush-hour',
        '30 公里早高峰路线走一遍，编辑打分',
        '30 km in the morning rush, once, marked by editors',
        'city',
        54,
        90,
        [1, 1],
        'city-navigation',
      ],
      [
        'phrases',
        '100 条语音指令，按一次识别成功的比例计分',
        '100 spoken commands, by those that are understood at once',
        'voice',
        64,
        96,
        [100, 100],
        'voice-commands',
      ],
    ),
  },
  {
    key: 'maker',
    zh: '厂家公布',
    en: 'Manufacturers themselves',
    kind: 'maker',
    often: 250,
    methods: methods([
      'claimed',
      '厂家公布的泊车成功率，测法未说明',
      'Success of parking as the manufacturer states it, without saying how it was tested',
      'parking',
      90,
      99,
      [1, 1],
      'automatic-parking',
    ]),
  },
];
