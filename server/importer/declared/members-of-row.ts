import { ownOf } from '../../kernel/own-of.ts';
import type { Dataset, FileDeclaration } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { findCity } from '../members/find-city.ts';
import type { placeFinder } from '../members/find-place.ts';
import type { KnownMembers, Member } from '../members/known-members.ts';
import type { Aliases } from '../members/names.ts';
import type { Refuse } from '../reading/read-car.ts';
import { isReason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { NamedPlaces, SourceRow } from '../rows/source-row.ts';
import type { CarsOfRows } from './cars-of-rows.ts';
import type { Columns } from './columns.ts';
import type { Clock } from './judging/judge.ts';
import { findMember } from './known/find-member.ts';
import type { Looked, NameRead } from './known/looked.ts';
import { placeElsewhere } from './known/place-elsewhere.ts';
import type { ReadFields } from './read-fields.ts';

/** What rows are read with. */
export interface RowReading extends Clock {
  /** The table that they are of. */
  source: NamedPlaces;
  dataset: Dataset;
  file: FileDeclaration;
  columns: Columns;
  mapping: Mapping;
  /** What names of files stand for, as somebody decided. */
  aliases: Aliases;
  tables: ReadonlyMap<string, KnownMembers>;
  places: ReturnType<typeof placeFinder>;
  /** How many columns at the end are not of the file. */
  added: number;
  /** What makes cars of what rows call them, where a market can begin with the dataset. */
  cars: CarsOfRows | null;
}

/** A row whose members are looked for. */
interface RowOfMembers {
  row: SourceRow;
  /** It gives a whole market, and so is of no car. */
  isTotal: boolean;
  /** Nothing of it is refused so far: one that is refused makes no members. */
  isFit: boolean;
}

const noName: NameRead = { key: '', zh: '', en: '' };

/** What the members of chains are looked up by. @param members those that were found so far */
function lookedOf(
  { dataset, file, tables, mapping }: RowReading,
  { names, time }: ReadFields,
  members: ReadonlyMap<string, Member | null>,
): Looked {
  return {
    nameRead: (field) => names[field] ?? noName,
    nameOf: (field) => file.fields[field]?.name ?? { zh_CN: field, en: field },
    usualOf: (field) => {
      const of = file.fields[field];
      return of?.kind === 'choice' ? of.otherwise : undefined;
    },
    other: (of) => {
      const [chain = '', table] = of.split('.');
      const member = members.get(chain) ?? undefined;
      if (!member || table === undefined) return member;
      const levels = dataset.facts.chains.find(({ chain: { key } }) => key === chain)?.chain.tables ?? [];
      const [narrowest] = levels;
      const around = narrowest && tables.get(narrowest.name)?.around(member);
      return around?.find(({ id, key }) => tables.get(table)?.byId.get(id)?.key === key);
    },
    month: time?.month ?? null,
    chineseOf: (field, name) => ownOf(mapping.chineseNames?.[field], name),
  };
}

/**
 * Makes what finds the member of each chain, in the order of the chains, none of what is of all; null where one cannot
 * be told.
 */
export function membersReader(
  reading: RowReading,
): (fields: ReadFields, refuse: Refuse, of: RowOfMembers) => (number | null)[] | null {
  const { dataset, file, tables, places, cars } = reading;
  const { chains } = dataset.facts;
  const { unlike } = file;
  // A row that is refused for its place makes no car.
  const order = (cars ? chains.toReversed() : chains).flatMap((each) => {
    const { key } = each.chain;
    const how = file.chains[key];
    if (!how && !cars) throw new Error(`nothing says how a file names ${key}`);
    return how ? [{ each, key, how }] : [];
  });
  return (fields, refuse, { row, isTotal, isFit }) => {
    const textOf = (field: string): string => fields.names[field]?.zh ?? '';
    const members = new Map<string, Member | null>();
    let isRefused = !isFit;
    for (const { each, key, how } of order) {
      if (how.kind === 'place') {
        const found = findCity(tables, places, textOf(how.city), textOf(how.province));
        const address = how.address === undefined ? '' : textOf(how.address);
        const elsewhere = address === '' || isReason(found) ? null : placeElsewhere(found, address);
        if (how.address !== undefined && elsewhere) {
          refuse(how.address, address, elsewhere);
          return null;
        }
        if (!isReason(found)) {
          members.set(key, found);
          continue;
        }
        const field = found.code === 'unknown-province' ? how.province : how.city;
        refuse(field, textOf(field), found);
        if (!cars) return null;
        isRefused = true;
      } else if (isTotal) {
        members.set(key, null);
      } else if (cars) {
        const car = cars.carOf(row, fields.time, refuse, isRefused);
        if (!car) return null;
        members.set(key, car);
      } else {
        const found = findMember(how.levels, each, tables, lookedOf(reading, fields, members));
        if ('reason' in found) {
          refuse(found.field, textOf(found.field), found.reason);
          return null;
        }
        members.set(key, found);
      }
    }
    const [first, second] = unlike?.chains.map((chain) => members.get(chain)?.id) ?? [];
    if (unlike && first === second) {
      refuse(unlike.field, textOf(unlike.field), reasons.fault(unlike.sentence));
      return null;
    }
    return isRefused ? null : chains.map(({ chain }) => members.get(chain.key)?.id ?? null);
  };
}
