import { remainderKey } from '../../market/index.ts';
import {
  allCarFields,
  type Car,
  type CarField,
  carFields,
  carLevels,
  fieldsOf,
  type NamedLevel,
} from '../rows/car-fields.ts';
import { nameKey } from '../rows/plain-text.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { bareNames } from './called-members.ts';
import { type CarKeys, keysOf, tableOf } from './car-keys.ts';
import { type BothNames, type CarNames, type ChineseNames, carNames } from './car-names.ts';
import { agrees, type FieldHistory, unknown } from './field-history.ts';
import type { KnownMembers, Member } from './known-members.ts';
import { KnownNames } from './known-names.ts';

/** What else a row says when it describes a car. */
interface Dating {
  /** Its month, as year * 12 + month - 1; null where it is of several. */
  month: number | null;
  /** The fields of which it says from which month they hold. */
  dated: readonly string[];
}

const undatedRow: Dating = { month: null, dated: [] };

const fuelColumn = carFields.fuelType.column;

/** Makes cars of what rows call them: manufacturers, brands, models and sub-models, each once, among those that are known. */
export class KnownCars {
  /** Which members were renamed, and what all of them are called. */
  readonly names = new KnownNames();

  /** What changes from a month on, by table, key and field. */
  readonly history = new Map<string, FieldHistory>();

  private readonly seen = new Map<string, Member | Reason>();
  /** Of each name of a sub-model, the fuel and the manufacturer that had it first. */
  private readonly firstNamed = new Map<string, { fuelType: string; manufacturer: string }>();

  /** @param tables those that are known, which keep their numbers, names and descriptions whatever rows say of them */
  constructor(
    readonly tables: ReadonlyMap<string, KnownMembers>,
    private readonly chineseNames: ChineseNames = {},
  ) {
    for (const level of carLevels) for (const member of this.table(level).byId.values()) this.stand(level, member);
  }

  /** The members of a level. */
  table(level: NamedLevel): KnownMembers {
    const table = this.tables.get(tableOf[level]);
    if (!table) throw new Error(`no table of ${level}`);
    return table;
  }

  private stand(level: NamedLevel, member: Member): void {
    const { key, zh, en, former = [], codes } = member;
    const [first, second] = member.parents;
    const maker = level === 'subModel' ? this.table('manufacturer').byId.get(second ?? 0) : undefined;
    const around = [...this.table(level).around(member), ...(maker ? [maker] : [])];
    const fuel = codes[fuelColumn] ?? '';
    const texts = [...around.flatMap((wider) => [wider.zh, wider.en, ...(wider.former ?? [])]), fuel].filter(Boolean);
    const own = (wider: NamedLevel) => this.table(wider).byId.get(first ?? 0)?.key ?? '';
    const within = {
      manufacturer: [],
      brand: [],
      model: [own('brand')],
      subModel: [maker?.key ?? '', own('model'), fuel.toLowerCase()],
    };
    const called = [zh, en, ...former].flatMap((name) => bareNames(name, texts));
    this.names.called.stand({ level, key, name: { zh_CN: zh, en }, within: within[level], called });
    if (level === 'subModel') this.firstNamed.set(en, { fuelType: fuel, manufacturer: maker?.en ?? '' });
  }

  /** @returns the sub-model, or the reason when a row contradicts an earlier one */
  car(car: Car, row: string, described: Dating = undatedRow): Member | Reason {
    const when = this.history.size > 0 ? [described.month, ...described.dated] : [];
    const key = [...Object.values(car), ...when].join('\n');
    const before = this.seen.get(key);
    if (before !== undefined) return before;
    const keys = keysOf(car, this.names);
    const found = this.addCar(car, this.namesOf(car, keys), row, keys, described);
    this.seen.set(key, found);
    return found;
  }

  /** Whether the market knows a car. */
  knows(car: Car): boolean {
    return this.table('subModel').withKey(keysOf(car, this.names).subModel) !== undefined;
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
    const subModel = `${own}.${model}.rest.${fuelType.toLowerCase()}`;
    const keys = { manufacturer: own, brand: own, model, subModel };
    const found = this.addCar({ ...car, ...unspecified, fuelType }, names, '', keys, undatedRow);
    return isReason(found) ? found : found.id;
  }

  private addCar(car: Car, names: CarNames, row: string, keys: CarKeys, described: Dating): Member | Reason {
    const add = (level: NamedLevel, parents: Member[]) =>
      this.add(level, keys[level], names[level], car, row, parents, described);
    const maker = add('manufacturer', []);
    if (isReason(maker)) return maker;
    const ofBrand = add('brand', []);
    if (isReason(ofBrand)) return ofBrand;
    const ofModel = add('model', [ofBrand]);
    if (isReason(ofModel)) return ofModel;
    if (!this.firstNamed.has(names.subModel.en)) {
      this.firstNamed.set(names.subModel.en, { fuelType: car.fuelType, manufacturer: names.manufacturer.en });
    }
    return add('subModel', [ofModel, maker]);
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
    level: NamedLevel,
    key: string,
    { zh_CN: zh, en }: BothNames,
    car: Car,
    row: string,
    parents: readonly Member[],
    { month, dated }: Dating,
  ): Member | Reason {
    const table = this.table(level);
    const fields = fieldsOf(level);
    const historyOf = (field: CarField) => this.history.get([tableOf[level], key, field].join('\n'));
    for (const field of fields) {
      const history = historyOf(field);
      const against = history && !dated.includes(field) ? agrees(field, history, car[field], month) : null;
      if (against) return against;
    }
    const known = table.withKey(key);
    if (!known) {
      const codes = Object.fromEntries(fields.map((field) => [carFields[field].column, car[field]]));
      return table.add({ key, zh, en, parents: parents.map(({ id }) => id), codes, row });
    }
    for (const field of fields) {
      const { column } = carFields[field];
      const [value, before = ''] = [car[field], known.codes[column]];
      if (before === value || historyOf(field)) continue;
      if (known.row !== undefined) return reasons.conflict(field, value, before, known.row);
      // What stands is not overwritten: a delivery may leave it unspecified, or say what was unknown.
      if (value === unknown) continue;
      if (before !== unknown) return reasons.conflictWithFormer(field, value, before);
      table.learn(known, column, value);
    }
    return known;
  }
}
