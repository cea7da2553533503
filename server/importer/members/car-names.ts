import { ownOf } from '../../kernel/own-of.ts';
import { isNameOf } from '../../market/index.ts';
import type { NamedLevel } from '../rows/car-fields.ts';
import { nameKey } from '../rows/plain-text.ts';
import type { CarKeys } from './car-keys.ts';
import type { KnownNames } from './known-names.ts';

/** A name in both languages. */
export interface BothNames {
  zh_CN: string;
  en: string;
}

export type CarNames = Record<NamedLevel, BothNames>;

/** Chinese names of members that files name in English only. */
export type ChineseNames = Partial<Record<NamedLevel, Record<string, string>>>;

const unknownMaker = { zh_CN: '未知厂商', en: 'Unknown manufacturer' };
const unknownBrand = { zh_CN: '未知品牌', en: 'Unknown brand' };
const otherName = { zh_CN: '其他', en: 'Other' };
const notBrokenDown = { zh_CN: '未细分', en: 'not broken down' };

/**
 * @param car as a row names it
 * @param known the members that were renamed: they go by their present names
 * @returns what the car and all it belongs to are called
 */
export function carNames(
  car: Record<NamedLevel, string>,
  keys: CarKeys,
  { chinese, known }: { chinese: ChineseNames; known: KnownNames },
): CarNames {
  const both = (level: NamedLevel, name: string): BothNames => {
    // A bundle has its name in both languages, whichever the file speaks.
    const { zh_CN, en } = isNameOf('other', nameKey(name)) ? otherName : { zh_CN: name, en: name };
    return { zh_CN: ownOf(chinese[level], name) ?? zh_CN, en };
  };
  const { manufacturer, brand, model, subModel } = car;
  const isUnspecified = (name: string) => name === '' || isNameOf('unknown', nameKey(name));
  const named = (level: NamedLevel, name: BothNames): BothNames => known.nameOf(level, keys[level]) ?? name;
  const maker = named('manufacturer', isUnspecified(manufacturer) ? unknownMaker : both('manufacturer', manufacturer));
  const ofBrand = named('brand', isUnspecified(brand) ? unknownBrand : both('brand', brand));
  const joined = (level: 'model' | 'subModel', name: string): BothNames => {
    if (name === '') {
      if (isNameOf('other', nameKey(brand))) return ofBrand;
      return { zh_CN: `${ofBrand.zh_CN} ${notBrokenDown.zh_CN}`, en: `${ofBrand.en} (${notBrokenDown.en})` };
    }
    const own = both(level, name);
    const whole = (first: string, last: string) => (last.startsWith(first) ? last : `${first} ${last}`);
    return { zh_CN: whole(ofBrand.zh_CN, own.zh_CN), en: whole(ofBrand.en, own.en) };
  };
  const ofModel = named('model', joined('model', model));
  const ofSubModel = subModel === '' || subModel === model ? ofModel : joined('subModel', subModel);
  return { manufacturer: maker, brand: ofBrand, model: ofModel, subModel: named('subModel', ofSubModel) };
}
