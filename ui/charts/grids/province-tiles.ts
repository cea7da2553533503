import type { Language } from '@portal/contract';

/** A division of the first level at its place in the tile map. */
export interface ProvinceTile {
  /** Two digits of the national code list (GB/T 2260), as the market names provinces. */
  code: string;
  row: number;
  column: number;
  names: Record<Language, string>;
  /** Where there is no room for the name: the customary sign, and the letters of ISO 3166-2:CN. */
  short: Record<Language, string>;
}

/** The map, from the north on: two digits, or .. where there is none. Neighbours stand beside each other as far as they can. */
const map = [
  '.. .. .. .. .. .. .. 23',
  '.. .. .. .. 15 .. .. 22',
  '65 .. 62 64 14 13 11 21',
  '.. 63 .. 61 41 37 12 ..',
  '54 .. 51 50 42 34 32 31',
  '.. .. 53 52 43 36 33 ..',
  '.. .. .. .. 45 44 35 71',
  '.. .. .. .. 46 82 81 ..',
];

const names: Record<string, string> = {
  '11': '北京 京 Beijing BJ',
  '12': '天津 津 Tianjin TJ',
  '13': '河北 冀 Hebei HE',
  '14': '山西 晋 Shanxi SX',
  '15': '内蒙古 蒙 Inner_Mongolia NM',
  '21': '辽宁 辽 Liaoning LN',
  '22': '吉林 吉 Jilin JL',
  '23': '黑龙江 黑 Heilongjiang HL',
  '31': '上海 沪 Shanghai SH',
  '32': '江苏 苏 Jiangsu JS',
  '33': '浙江 浙 Zhejiang ZJ',
  '34': '安徽 皖 Anhui AH',
  '35': '福建 闽 Fujian FJ',
  '36': '江西 赣 Jiangxi JX',
  '37': '山东 鲁 Shandong SD',
  '41': '河南 豫 Henan HA',
  '42': '湖北 鄂 Hubei HB',
  '43': '湖南 湘 Hunan HN',
  '44': '广东 粤 Guangdong GD',
  '45': '广西 桂 Guangxi GX',
  '46': '海南 琼 Hainan HI',
  '50': '重庆 渝 Chongqing CQ',
  '51': '四川 川 Sichuan SC',
  '52': '贵州 贵 Guizhou GZ',
  '53': '云南 云 Yunnan YN',
  '54': '西藏 藏 Tibet XZ',
  '61': '陕西 陕 Shaanxi SN',
  '62': '甘肃 甘 Gansu GS',
  '63': '青海 青 Qinghai QH',
  '64': '宁夏 宁 Ningxia NX',
  '65': '新疆 新 Xinjiang XJ',
  '71': '台湾 台 Taiwan TW',
  '81': '香港 港 Hong_Kong HK',
  '82': '澳门 澳 Macao MO',
};

function tileOf(code: string, row: number, column: number): ProvinceTile {
  const [chinese = '', sign = '', english = '', letters = ''] = (names[code] ?? '').split(' ');
  return {
    code,
    row,
    column,
    names: { zh_CN: chinese, en: english.replace('_', ' ') },
    short: { zh_CN: sign, en: letters },
  };
}

/** The 34 divisions of the first level as tiles of one size, by row and column: a scheme of our own, not a survey. */
export const provinceTiles: readonly ProvinceTile[] = map.flatMap((line, row) =>
  line.split(' ').flatMap((code, column) => (code === '..' ? [] : [tileOf(code, row, column)])),
);

/** Rows and columns of the map. */
export const [mapRows, mapColumns] = [map.length, 8];
