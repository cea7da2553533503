import { remainderKey } from '../../market/index.ts';
import { allCarFields, type Car, type CarField, fieldsOf, type NamedLevel } from '../rows/car-fields.ts';
import { nameKey } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { type CarKeys, keysOf, tableOf } from './car-keys.ts';
import { type BothNames, type CarNames, type ChineseNames, carNames } from './car-names.ts';
import { agrees, type FieldHistory, unknown } from './field-history.ts';
import type { Place } from './find-place.ts';
import { KnownNames } from './known-names.ts';

export interface Member {
  id: number;
  key: string;
  name: BothNames;
  /** The other columns of its table, in their order. */
  rest: (string | number)[];
  /** The row that first spoke of it, as reports name it; null where the former release has it. */
  row: string | null;
  /** What each field says of it. */
  described: Record<string, string>;
}

/** What a delivery says of a member that the former release has, and of which that knows nothing. */
interface Learned {
  table: MemberTable;
  id: number;
  field: string;
  value: string;
}

export type MemberTable = 'manufacturer' | 'brand' | 'model' | 'sub_model' | 'province' | 'city';

/** What else a row says when it describes a car. */
interface Dating {
  /** Its month, as year * 12 + month - 1; null where it is of several. */
  month: number | null;
  /** The fields of which it says from which month they hold. */
  dated: readonly string[];
}

const undatedRow: Dating = { month: null, dated: [] };

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

  /** Which members were renamed. */
  readonly names = new KnownNames();

  /** What changes from a month on, by table, key and field. */
  readonly history = new Map<string, FieldHistory>();

  constructor(private readonly chineseNames: ChineseNames = {}) {}

  /**
   * Takes over a member of the former release: it keeps its number, names and description.
   * @param manufacturer the English name of that of a sub-model; empty where the release does not say it there
   */
  stand(
    table: MemberTable,
    { id, key, name, described }: Pick<Member, 'id' | 'key' | 'name' | 'described'>,
    manufacturer: string,
  ): void {
    this.tables[table].set(key, { id, key, name, described, rest: [], row: null });
    this.next[table] = Math.max(this.next[table], id + 1);
    if (table === 'sub_model') this.firstNamed.set(name.en, { fuelType: described.fuelType ?? '', manufacturer });
  }

  /** The number that each table's next member gets. */
  private readonly next: Record<MemberTable, number> = {
    manufacturer: 1,
    brand: 1,
    model: 1,
    sub_model: 1,
    province: 1,
    city: 1,
  };

  private readonly seen = new Map<string, number | Reason>();
  /** Of each name of a sub-model, the fuel and the manufacturer that had it first. */
  private readonly firstNamed = new Map<string, { fuelType: string; manufacturer: string }>();

  /** @returns the number of the sub-model, or the reason when a row contradicts an earlier one */
  car(car: Car, row: string, described: Dating = undatedRow): number | Reason {
    const when = this.history.size > 0 ? [described.month, ...described.dated] : [];
    const key = [...Object.values(car), ...when].join('\n');
    const before = this.seen.get(key);
    if (before !== undefined) return before;
    const keys = keysOf(car, this.names);
    const found = this.addCar(car, this.namesOf(car, keys), row, keys, described);
    this.seen.set(key, found);
    return found;
  }

  /** How many members the former release does not have, by table. */
  added(): Record<string, number> {
    const news = Object.entries(this.tables).map(([table, members]): [string, number] => {
      return [table, [...members.values()].filter(({ row }) => row !== null).length];
    });
    return Object.fromEntries(news.filter(([, count]) => count > 0));
  }

  /** Whether the market knows a car. */
  knows(car: Car): boolean {
    return this.tables.sub_model.has(keysOf(car, this.names).subModel);
  }

  /** What cars are named by. */
  naming() {
    return { chinese: this.chineseNames, known: this.names };
  }

  /** @returns the number of the sub-model that stands for what the models leave of a whole market */
  residual(name: BothNames, fuelType: string): number | Reason {
    const car = { manufacturer: '', brand: '', model: '', subModel: '' };
    const unspecified = Object.fromEntries(allCarFields.map((field) => [field, unknown])) as Record<CarField, string>;
    const names = { manufacturer: name, brand: name, model: name, subModel: name };
    // Nobody knows who built it, nor is it of an unknown one: it is of all that the models do not speak of.
    const own = remainderKey(nameKey(name.en));
    const model = `${own}.rest`;
    const keys = {
      manufacturer: own,
      brand: own,
      model,
      subModel: `${own}.${model}.rest.${fuelType.toLowerCase()}`,
    };
    return this.addCar({ ...car, ...unspecified, fuelType }, names, '', keys, undatedRow);
  }

  private addCar(car: Car, names: CarNames, row: string, keys: CarKeys, described: Dating): number | Reason {
    const add = (level: NamedLevel, parents: number[]) => {
      const own = Object.fromEntries(fieldsOf(level).map((field) => [field, car[field]]));
      return this.add(tableOf[level], keys[level], names[level], row, parents, own, described);
    };
    const maker = add('manufacturer', []);
    if (typeof maker !== 'number') return maker;
    const ofBrand = add('brand', []);
    if (typeof ofBrand !== 'number') return ofBrand;
    const ofModel = add('model', [ofBrand]);
    if (typeof ofModel !== 'number') return ofModel;
    if (!this.firstNamed.has(names.subModel.en)) {
      this.firstNamed.set(names.subModel.en, { fuelType: car.fuelType, manufacturer: names.manufacturer.en });
    }
    return add('subModel', [ofModel, maker]);
  }

  /** @returns the number of the city */
  place(place: Place): number {
    const { province } = place;
    const name = (each: { chinese: string; english: string }) => ({ zh_CN: each.chinese, en: each.english });
    // Of a place nothing is ever said but its name, so nothing can contradict.
    const provinceId =
      this.tables.province.get(province.key)?.id ??
      (this.add('province', province.key, name(province), '', [], { area: province.area }) as number);
    const described = { tier: place.tier, restriction: place.restriction };
    return (
      this.tables.city.get(place.key)?.id ??
      (this.add('city', place.key, name(place), '', [provinceId], described) as number)
    );
  }

  /** Two cars of one name would read alike in a list: every fuel and manufacturer but the first is said. */
  private namesOf(car: Car, keys: CarKeys): CarNames {
    const names = carNames(car, keys, this.naming());
    const { subModel: name, manufacturer: maker } = names;
    const first = this.firstNamed.get(name.en);
    if (!first || this.names.nameOf('subModel', keys.subModel)) return names;
    const ofFuel = first.fuelType === car.fuelType ? '' : ` ${car.fuelType}`;
    const [zh_CN, en] = first.manufacturer === maker.en ? ['', ''] : [`（${maker.zh_CN}）`, ` (${maker.en})`];
    return { ...names, subModel: { zh_CN: `${name.zh_CN}${ofFuel}${zh_CN}`, en: `${name.en}${ofFuel}${en}` } };
  }

  private add(
    table: MemberTable,
    key: string,
    name: BothNames,
    row: string,
    parents: number[],
    described: Record<string, string>,
    { month, dated }: Dating = undatedRow,
  ): number | Reason {
    const members = this.tables[table];
    const known = members.get(key);
    for (const [field, value] of Object.entries(described)) {
      const history = this.history.get([table, key, field].join('\n'));
      const against = history && !dated.includes(field) ? agrees(field, history, value, month) : null;
      if (against) return against;
    }
    if (!known) {
      const id = this.next[table]++;
      members.set(key, { id, key, name, rest: [...parents, ...Object.values(described)], row, described });
      return id;
    }
    for (const [field, value] of Object.entries(described)) {
      const before = known.described[field] ?? '';
      if (before === value || this.history.has([table, key, field].join('\n'))) continue;
      if (known.row !== null) return reasons.conflict(field, value, before, known.row);
      // What stands is not overwritten: a delivery may leave it unspecified, or say what was unknown.
      if (value === unknown) continue;
      if (before !== unknown) return reasons.conflictWithFormer(field, value, before);
      known.described[field] = value;
      this.learned.push({ table, id: known.id, field, value });
    }
    return known.id;
  }
}
