import { isNameOf, remainderKey } from '../market/index.ts';
import type { Place } from './find-place.ts';
import { nameKey } from './plain-text.ts';
import type { Reason } from './problem.ts';
import { reasons } from './reasons.ts';

export interface Car {
  manufacturer: string;
  manufacturerType: string;
  brand: string;
  luxuryType: string;
  origin: string;
  model: string;
  subModel: string;
  fuelType: string;
  segment: string;
  originType: string;
}

interface Member {
  id: number;
  key: string;
  name: { zh_CN: string; en: string };
  /** The other columns of its table, in their order. */
  rest: (string | number)[];
  /** The row that first spoke of it, as reports name it, and what it said; null where the former release has it. */
  row: string | null;
  said: Record<string, string>;
}

/** What a delivery says of a member that the former release has, and of which that knows nothing. */
interface Learned {
  table: MemberTable;
  id: number;
  field: string;
  value: string;
}

export type MemberTable = 'manufacturer' | 'brand' | 'model' | 'sub_model' | 'province' | 'city';
type Names = Partial<Record<'manufacturer' | 'brand' | 'model' | 'subModel', Record<string, string>>>;

type CarNames = Record<'manufacturer' | 'brand' | 'model' | 'subModel', Member['name']>;

/** The code of what nobody has said. */
const unknown = 'unknown';

const unknownMaker = { zh_CN: '未知厂商', en: 'Unknown manufacturer' };
const unknownBrand = { zh_CN: '未知品牌', en: 'Unknown brand' };
const otherName = { zh_CN: '其他', en: 'Other' };
const notBrokenDown = { zh_CN: '未细分', en: 'not broken down' };

/** Keeps every maker, brand, model, sub-model and place that the rows speak of, each once, and gives it a number. */
export class MemberRegistry {
  readonly tables: Record<MemberTable, Map<string, Member>> = {
    manufacturer: new Map(),
    brand: new Map(),
    model: new Map(),
    sub_model: new Map(),
    province: new Map(),
    city: new Map(),
  };

  /** What the members of the former release are described by that they were not before. */
  readonly learned: Learned[] = [];

  constructor(private readonly chineseNames: Names = {}) {}

  /**
   * Takes over a member of the former release: it keeps its number, names and description.
   * @param manufacturer the English name of that of a sub-model; empty where the release does not say it there
   */
  stand(
    table: MemberTable,
    { id, key, name, said }: Pick<Member, 'id' | 'key' | 'name' | 'said'>,
    manufacturer: string,
  ): void {
    this.tables[table].set(key, { id, key, name, said, rest: [], row: null });
    this.next[table] = Math.max(this.next[table], id + 1);
    if (table === 'sub_model') this.firstNamed.set(name.en, { fuelType: said.fuelType ?? '', manufacturer });
  }

  /** The number that each table's next member gets. */
  private readonly next: Record<MemberTable, number> = {
    ...{ manufacturer: 1, brand: 1, model: 1, sub_model: 1, province: 1, city: 1 },
  };

  private readonly seen = new Map<string, number | Reason>();
  /** Of each name of a sub-model, the fuel and the manufacturer that had it first. */
  private readonly firstNamed = new Map<string, { fuelType: string; manufacturer: string }>();

  /** @returns the number of the sub-model, or the reason when a row contradicts an earlier one */
  car(car: Car, row: string): number | Reason {
    const key = Object.values(car).join('\n');
    const before = this.seen.get(key);
    if (before !== undefined) return before;
    const found = this.addCar(car, this.namesOf(car), row);
    this.seen.set(key, found);
    return found;
  }

  /** @returns the number of the sub-model that stands for what the models leave of a whole market */
  residual(name: Member['name'], fuelType: string): number | Reason {
    const car = { manufacturer: '', brand: '', model: '', subModel: '', fuelType };
    const unsaid = { luxuryType: unknown, origin: unknown, segment: unknown, originType: unknown };
    const names = { manufacturer: name, brand: name, model: name, subModel: name };
    // Nobody knows who built it, nor is it of an unknown one: it is of all that the models do not speak of.
    const own = remainderKey(nameKey(name.en));
    return this.addCar({ ...car, ...unsaid, manufacturerType: unknown }, names, '', { maker: own, brand: own });
  }

  private addCar(
    car: Car,
    names: CarNames,
    row: string,
    { maker: makerOwn, brand: brandOwn } = { maker: nameKey(car.manufacturer), brand: nameKey(car.brand) },
  ): number | Reason {
    const { model, subModel, fuelType, luxuryType, origin, segment, originType } = car;
    const joined = (...parts: string[]) => parts.filter(Boolean).join('.');
    const modelOwn = nameKey(model) || 'rest';
    // What has no brand is told apart by its manufacturer alone.
    const modelKey = brandOwn ? joined(brandOwn, modelOwn) : joined(makerOwn, 'unknown', modelOwn);
    const variant = joined(modelOwn, nameKey(subModel) || 'rest', fuelType.toLowerCase());
    const { manufacturerType } = car;
    const maker = this.add('manufacturer', makerOwn || 'unknown', names.manufacturer, row, [], { manufacturerType });
    if (typeof maker !== 'number') return maker;
    const ofBrand = this.add('brand', brandOwn || 'unknown', names.brand, row, [], { luxuryType, origin });
    if (typeof ofBrand !== 'number') return ofBrand;
    const ofModel = this.add('model', modelKey, names.model, row, [ofBrand], {});
    if (typeof ofModel !== 'number') return ofModel;
    const subModelKey = joined(makerOwn, brandOwn || 'unknown', variant);
    if (!this.firstNamed.has(names.subModel.en)) {
      this.firstNamed.set(names.subModel.en, { fuelType, manufacturer: names.manufacturer.en });
    }
    return this.add('sub_model', subModelKey, names.subModel, row, [ofModel, maker], { fuelType, segment, originType });
  }

  /** @returns the number of the city */
  place(place: Place): number {
    const { province } = place;
    const name = (each: { chinese: string; english: string }) => ({ zh_CN: each.chinese, en: each.english });
    // Of a place nothing is ever said but its name, so nothing can contradict.
    const provinceId =
      this.tables.province.get(province.key)?.id ??
      (this.add('province', province.key, name(province), '', [], { area: province.area }) as number);
    const said = { tier: place.tier, restriction: place.restriction };
    return (
      this.tables.city.get(place.key)?.id ??
      (this.add('city', place.key, name(place), '', [provinceId], said) as number)
    );
  }

  private namesOf({ manufacturer, brand, model, subModel, fuelType }: Car): CarNames {
    const both = (level: keyof Names, name: string) => {
      // A bundle has its name in both languages, whichever the file speaks.
      const { zh_CN, en } = isNameOf('other', nameKey(name)) ? otherName : { zh_CN: name, en: name };
      return { zh_CN: this.chineseNames[level]?.[name] ?? zh_CN, en };
    };
    const isUnsaid = (name: string) => name === '' || isNameOf('unknown', nameKey(name));
    const maker = isUnsaid(manufacturer) ? unknownMaker : both('manufacturer', manufacturer);
    const ofBrand = isUnsaid(brand) ? unknownBrand : both('brand', brand);
    const joined = (level: 'model' | 'subModel', name: string) => {
      if (name === '') {
        if (isNameOf('other', nameKey(brand))) return ofBrand;
        return { zh_CN: `${ofBrand.zh_CN} ${notBrokenDown.zh_CN}`, en: `${ofBrand.en} (${notBrokenDown.en})` };
      }
      const own = both(level, name);
      const whole = (first: string, last: string) => (last.startsWith(first) ? last : `${first} ${last}`);
      return { zh_CN: whole(ofBrand.zh_CN, own.zh_CN), en: whole(ofBrand.en, own.en) };
    };
    const ofModel = joined('model', model);
    const name = subModel === '' || subModel === model ? ofModel : joined('subModel', subModel);
    return { manufacturer: maker, brand: ofBrand, model: ofModel, subModel: this.twinOf(name, fuelType, maker) };
  }

  /** Two cars of one name would read alike in a list: every fuel and manufacturer but the first is said. */
  private twinOf(name: Member['name'], fuel: string, maker: Member['name']): Member['name'] {
    const first = this.firstNamed.get(name.en);
    if (!first) return name;
    const ofFuel = first.fuelType === fuel ? '' : ` ${fuel}`;
    const [zh_CN, en] = first.manufacturer === maker.en ? ['', ''] : [`（${maker.zh_CN}）`, ` (${maker.en})`];
    return { zh_CN: `${name.zh_CN}${ofFuel}${zh_CN}`, en: `${name.en}${ofFuel}${en}` };
  }

  private add(
    table: MemberTable,
    key: string,
    name: Member['name'],
    row: string,
    parents: number[],
    said: Record<string, string>,
  ): number | Reason {
    const members = this.tables[table];
    const known = members.get(key);
    if (!known) {
      const id = this.next[table]++;
      members.set(key, { id, key, name, rest: [...parents, ...Object.values(said)], row, said });
      return id;
    }
    for (const [field, value] of Object.entries(said)) {
      const before = known.said[field] ?? '';
      if (before === value) continue;
      if (known.row !== null) return reasons.conflict(field, value, before, known.row);
      // What stands is not overwritten: a delivery may leave it unsaid, or say what was unknown.
      if (value === unknown) continue;
      if (before !== unknown) return reasons.conflictWithFormer(field, value, before);
      known.said[field] = value;
      this.learned.push({ table, id: known.id, field, value });
    }
    return known.id;
  }
}
