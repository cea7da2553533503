/** A text of an item in Chinese and English, from the plainest car to the best; empty where nothing more is said of it. */
type Detail = readonly [chinese: string, english: string];

/** An item as the demonstration fits it. */
export interface EquipmentItem {
  key: string;
  chinese: string;
  english: string;
  category: string;
  /** How many of a thousand trims have it as standard, in the first year and the last. */
  early: number;
  late: number;
  /** What it costs in yuan where it is optional; 0: it is never an option. */
  price: number;
  details: readonly Detail[];
}

const inches = (...sizes: number[]): Detail[] => sizes.map((size) => [`${size}英寸`, `${size} in`]);

type Row = readonly [
  key: string,
  chinese: string,
  english: string,
  early: number,
  late: number,
  price?: number,
  details?: readonly Detail[],
];

const inCategory = (category: string, rows: readonly Row[]): EquipmentItem[] =>
  rows.map(([key, chinese, english, early, late, price = 0, details = []]) => ({
    key,
    chinese,
    english,
    category,
    early,
    late,
    price,
    details,
  }));

/** What a car may have, beside its size. */
export const equipmentItems: readonly EquipmentItem[] = [
  ...inCategory('safety', [
    ['side-curtain-airbags', '侧气帘', 'Side curtain airbags', 480, 820],
    ['centre-airbag', '前排中间气囊', 'Front centre airbag', 0, 190],
    ['automatic-braking', '主动刹车', 'Automatic emergency braking', 260, 760, 3000],
    ['blind-spot-monitoring', '并线辅助', 'Blind-spot monitoring', 200, 600, 2000],
    ['tyre-pressure-display', '胎压显示', 'Tyre pressure display', 450, 880],
  ]),
  ...inCategory('assistance', [
    ['adaptive-cruise', '自适应巡航', 'Adaptive cruise control', 180, 640, 6000],
    ['lane-keeping', '车道保持', 'Lane keeping', 200, 680, 4000],
    ['navigate-on-autopilot', '领航辅助驾驶', 'Navigate on autopilot', 5, 310, 12000],
    ['lidar', '激光雷达', 'Lidar', 0, 190, 15000],
    [
      'front-camera',
      '前视摄像头',
      'Front camera',
      240,
      780,
      0,
      [
        ['单目', 'Single'],
        ['双目', 'Double'],
        ['三目', 'Triple'],
      ],
    ],
    ['automatic-parking', '自动泊车', 'Automatic parking', 90, 480, 5000],
    ['surround-view', '360度全景影像', 'Surround view', 250, 720, 3000],
  ]),
  ...inCategory('chassis', [
    ['air-suspension', '空气悬架', 'Air suspension', 15, 120, 15000],
    ['adaptive-dampers', '可变阻尼减振器', 'Adaptive dampers', 60, 220, 8000],
    ['electric-parking-brake', '电子驻车', 'Electric parking brake', 520, 930],
  ]),
  ...inCategory('exterior', [
    ['panoramic-roof', '全景天窗', 'Panoramic roof', 320, 560, 5000],
    ['led-headlamps', 'LED大灯', 'LED headlamps', 560, 950, 3000],
    ['adaptive-high-beam', '自适应远光灯', 'Adaptive high beam', 140, 470, 2500],
    ['power-tailgate', '电动尾门', 'Power tailgate', 220, 560, 2500],
    ['wheels', '轮圈尺寸', 'Wheel size', 1000, 1000, 0, inches(16, 17, 18, 19, 20)],
  ]),
  ...inCategory('interior', [
    [
      'seat-material',
      '座椅材质',
      'Seat material',
      1000,
      1000,
      0,
      [
        ['织物', 'Fabric'],
        ['仿皮', 'Leatherette'],
        ['真皮', 'Leather'],
        ['Nappa真皮', 'Nappa leather'],
      ],
    ],
    ['power-driver-seat', '主驾座椅电动调节', 'Power driver seat', 400, 780, 2000],
    ['heated-front-seats', '前排座椅加热', 'Heated front seats', 330, 690, 2500],
    ['ventilated-front-seats', '前排座椅通风', 'Ventilated front seats', 120, 470, 3000],
    ['massage-front-seats', '前排座椅按摩', 'Massage front seats', 50, 300, 4000],
    ['heated-rear-seats', '后排座椅加热', 'Heated rear seats', 90, 330, 2500],
  ]),
  ...inCategory('cockpit', [
    ['large-centre-screen', '中控大屏', 'Large centre screen', 300, 860, 4000, inches(10.1, 12.8, 15.6, 17)],
    ['digital-cluster', '全液晶仪表', 'Digital instrument cluster', 280, 800, 0, inches(8.8, 10.25, 12.3)],
    ['head-up-display', '抬头显示', 'Head-up display', 60, 280, 4000],
    ['voice-control', '语音助手', 'Voice assistant', 350, 900],
    ['over-the-air', '整车OTA升级', 'Over-the-air updates', 120, 720],
    ['wireless-charging', '手机无线充电', 'Wireless phone charging', 140, 560, 1000],
  ]),
  ...inCategory('comfort', [
    ['three-zone-climate', '三温区空调', 'Three-zone climate', 60, 290, 3000],
    [
      'ambient-light',
      '氛围灯',
      'Ambient light',
      180,
      640,
      1500,
      [
        ['单色', 'One colour'],
        ['64色', '64 colours'],
        ['256色', '256 colours'],
      ],
    ],
    ['keyless-entry', '无钥匙进入', 'Keyless entry', 480, 860],
    ['car-fridge', '车载冰箱', 'Fridge', 5, 150, 3500],
  ]),
  ...inCategory('charging', [
    ['fast-charging', '快充接口', 'Fast charging', 520, 900],
    ['vehicle-to-load', '对外放电', 'Vehicle-to-load', 40, 640],
    ['heat-pump', '热泵空调', 'Heat pump', 60, 560, 3000],
  ]),
];
