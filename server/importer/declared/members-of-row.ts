import type { Dataset, FileDeclaration } from '../../market/index.ts';
import type { ReadingSettings } from '../mapping/reading-settings.ts';
import { findCity } from '../members/find-city.ts';
import type { placeFinder } from '../members/find-place.ts';
import type { KnownMembers, Member } from '../members/known-members.ts';
import type { Aliases } from '../members/names.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { NamedPlaces } from '../rows/source-row.ts';
import type { Columns } from './columns.ts';
import type { Clock } from './judging/judge.ts';
import { findMember } from './known/find-member.ts';
import type { Looked } from './known/looked.ts';
import { placeElsewhere } from './known/place-elsewhere.ts';
import { isReason, type ReadFields } from './read-fields.ts';

/** What rows are read with. */
export interface RowReading extends Clock {
  /** The table that they are of. */
  source: NamedPlaces;
  dataset: Dataset;
  file: FileDeclaration;
  columns: Columns;
  mapping: ReadingSettings;
  /** What names of files stand for, as somebody decided. */
  aliases: Aliases;
  tables: ReadonlyMap<string, KnownMembers>;
  places: ReturnType<typeof placeFinder>;
  /** How many columns at the end are not of the file. */
  added: number;
}

/** Told of a field that cannot be read. */
export type Blamed = (field: string, text: string, reason: Reason) => void;

/** The member of each chain, in the order of the chains; null where one cannot be told. */
export function membersOf(
  { dataset, file, tables, places }: RowReading,
  { names, time }: ReadFields,
  refuse: Blamed,
): number[] | null {
  const members = new Map<string, Member>();
  const looked: Looked = {
    nameRead: (field) => names[field] ?? { key: '', zh: '', en: '' },
    nameOf: (field) => file.fields[field]?.name ?? { zh_CN: field, en: field },
    usualOf: (field) => {
      const of = file.fields[field];
      return of?.kind === 'choice' ? of.otherwise : undefined;
    },
    other: (of) => {
      const [chain = '', table] = of.split('.');
      const member = members.get(chain);
      if (!member || table === undefined) return member;
      const levels = dataset.facts.chains.find(({ chain: { key } }) => key === chain)?.chain.tables ?? [];
      const [narrowest] = levels;
      const around = narrowest && tables.get(narrowest.name)?.around(member);
      return around?.find(({ id, key }) => tables.get(table)?.byId.get(id)?.key === key);
    },
    month: time?.month ?? null,
  };
  for (const each of dataset.facts.chains) {
    const { key } = each.chain;
    const how = file.chains[key];
    if (!how) throw new Error(`nothing says how a file names ${key}`);
    if (how.kind === 'place') {
      const found = findCity(tables, places, looked.nameRead(how.city).zh, looked.nameRead(how.province).zh);
      const address = how.address === undefined ? '' : looked.nameRead(how.address).zh;
      const elsewhere = isReason(found) ? null : placeElsewhere(found, address);
      if (how.address !== undefined && elsewhere) {
        refuse(how.address, address, elsewhere);
        return null;
      }
      if (!isReason(found)) {
        members.set(key, found);
        continue;
      }
      const field = found.code === 'unknown-province' ? how.province : how.city;
      refuse(field, looked.nameRead(field).zh, found);
      return null;
    }
    const found = findMember(how.levels, each, tables, looked);
    if ('reason' in found) {
      refuse(found.field, looked.nameRead(found.field).zh, found.reason);
      return null;
    }
    members.set(key, found);
  }
  const { unlike } = file;
  const [first, second] = unlike?.chains.map((chain) => members.get(chain)?.id) ?? [];
  if (unlike && first === second) {
    refuse(unlike.field, looked.nameRead(unlike.field).zh, reasons.fault(unlike.sentence));
    return null;
  }
  return [...members.values()].map(({ id }) => id);
}
