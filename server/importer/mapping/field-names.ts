import { distance, plain } from '../rows/plain-text.ts';
import { type Field, fields } from './mapping.ts';

/** What files write above the columns of each field, besides its own name. For suggestions only. */
export const usualNames: Record<Field, readonly string[]> = {
  year: ['年份', '年'],
  month: ['period', 'date', '月份', '月', '年月', '时间', '日期'],
  volume: ['units', 'sales', 'quantity', '销量', '数量', '批发量', '零售量', '上险量'],
  dataSource: ['source', '数据来源', '来源', '口径'],
  manufacturer: ['maker', 'company', '厂商', '企业', '生产企业'],
  manufacturerType: ['manufacturer type', '厂商类型', '企业性质'],
  brand: ['make', '品牌'],
  luxuryType: ['luxury type', 'luxury', '豪华类型', '是否豪华'],
  origin: ['country of brand', '系别', '国别'],
  model: ['series', 'model name', '车型', '车系', '车名'],
  subModel: ['sub-model', 'variant', 'version', '子车型', '版本', '型号'],
  fuelType: ['fuel type', 'fuel', 'powertrain', '燃料类型', '能源', '能源类型', '动力', '动力类型'],
  segment: ['class', '级别', '车型级别'],
  originType: ['origin type', '国产/进口', '国产进口', '进口'],
  city: ['city name', '城市', '地市', '市'],
  province: ['region', '省份', '省', '省市'],
  manufacturerTypeFrom: ['manufacturer type from', '厂商类型起始月份'],
  luxuryTypeFrom: ['luxury type from', '豪华类型起始月份'],
  originFrom: ['origin from', '系别起始月份'],
  segmentFrom: ['segment from', 'segment since', '级别起始月份'],
  originTypeFrom: ['origin type from', '国产进口起始月份'],
  manufacturerBefore: ['former manufacturer', '原厂商', '厂商曾用名'],
  manufacturerFrom: ['manufacturer from', '厂商改名月份'],
  brandBefore: ['former brand', '原品牌', '品牌曾用名'],
  brandFrom: ['brand from', '品牌改名月份'],
  modelBefore: ['former model', '原车型', '车型曾用名'],
  modelFrom: ['model from', '车型改名月份'],
  subModelBefore: ['former sub-model', '原子车型', '子车型曾用名'],
  subModelFrom: ['sub-model from', '子车型改名月份'],
};

/** How unlike a name may be, as a part of the longer one, to be taken for a misspelling. */
const likeEnough = 0.4;

/**
 * @param among the fields that may be meant: those that the file does not say yet
 * @returns the field that a column seems to be meant for, or null where none is near
 */
export function nearestField(column: string, among: readonly Field[] = fields): Field | null {
  const word = plain(column).toLowerCase();
  const all = among.flatMap((field) =>
    [field, ...usualNames[field]].map((name) => {
      const far = distance(word, name.toLowerCase()) / Math.max(word.length, name.length);
      return { field, far };
    }),
  );
  const [best] = all.sort((first, other) => first.far - other.far);
  return best && best.far <= likeEnough ? best.field : null;
}
