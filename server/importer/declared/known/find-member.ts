import { shownDay } from '../../../kernel/days/shown-day.ts';
import { type FactChain, type FileLevel, goesBy } from '../../../market/index.ts';
import type { KnownMembers, Member } from '../../members/known-members.ts';
import { nameKey, plain } from '../../rows/plain-text.ts';
import type { Reason } from '../../rows/problem.ts';
import { reasons } from '../../rows/reasons.ts';
import { described, textApart } from './describe-member.ts';
import type { Looked } from './looked.ts';

/** Codes that a level narrows members by, as their keys: what a file writes for a code is its key or name. */
function codesOf(
  level: FileLevel,
  { chain }: FactChain,
  { nameRead }: Looked,
): Readonly<Record<string, string>> | Reason {
  const found: Record<string, string> = {};
  for (const [column, field] of Object.entries(level.codes ?? {})) {
    const { key, zh } = nameRead(field);
    if (zh === '') continue;
    const dimension = Object.values(chain.dimensions).find(
      (memberDimension) =>
        memberDimension.kind === 'enumerated' &&
        memberDimension.table.name === level.table &&
        memberDimension.column === column,
    );
    const members = dimension?.kind === 'enumerated' ? dimension.members : [];
    const text = plain(zh).toLowerCase();
    const member = members.find((each) => goesBy(each, text));
    if (members.length > 0 && !member)
      return reasons.choice(
        zh,
        members.map((enumeratedMember) => enumeratedMember.key),
      );
    found[column] = member?.key ?? key;
  }
  return found;
}

const isReason = (value: object): value is Reason => 'sentence' in value;

const asRead = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? shownDay(text) : text);

/** A member of a level that the market does not have yet, or has by the key that it would get. */
function grown(
  level: FileLevel,
  table: KnownMembers,
  parent: Member | null,
  codes: Readonly<Record<string, string>>,
  looked: Looked,
): Member | Reason {
  const own = looked.nameRead(level.name);
  const english = level.english === undefined ? own : looked.nameRead(level.english);
  const apart = (level.apart ?? []).flatMap((of) => {
    const member = looked.other(of);
    const { key, zh, en } = member ?? looked.nameRead(of);
    if (zh === '') return [];
    // Names are read on pages, where a day is written like all days.
    return [member ? { key, zh, en } : { key: nameKey(key), zh: asRead(zh), en: asRead(en) }];
  });
  const isCalled = own.zh !== '' && (level.calledAlone || !level.apart?.includes(level.name));
  const words = isCalled
    ? [{ key: '', zh: looked.chineseOf(level.name, own.zh) ?? own.zh, en: english.en || own.en }]
    : apart;
  const around = parent ? [parent] : [];
  const named = (language: 'zh' | 'en') => {
    const name = words.map((word) => word[language]).join(' ');
    const before = around.map((member) => member[language]).filter((candidate) => !name.startsWith(candidate));
    return [...before, name].join(' ');
  };
  const ofCodes = (level.apartByCode ?? []).flatMap((column) => codes[column] ?? []);
  const keys = level.apart ? apart.map(({ key }) => key) : [...ofCodes, nameKey(own.key)];
  const key = [...around.map((member) => member.key), ...keys].join('.');
  const before = table.withKey(key);
  if (!before) {
    const added = table.add({ key, zh: named('zh'), en: named('en'), parents: parent ? [parent.id] : [], codes });
    for (const [column, code] of Object.entries(codes)) {
      table.state(added, column, looked.month);
      textApart(added, level, table, column, code, looked);
    }
    return added;
  }
  return described(before, level, table, codes, looked);
}

/**
 * Finds the member of a row, from the widest level that the file says to the narrowest.
 * @param tables of the market, by name
 * @returns the member, or the reason why there is none, with the field to blame
 */
export function findMember(
  levels: readonly FileLevel[],
  chain: FactChain,
  tables: ReadonlyMap<string, KnownMembers>,
  looked: Looked,
): Member | { field: string; reason: Reason } {
  let within: readonly Member[] | null = null;
  for (const [at, level] of [...levels.entries()].toReversed()) {
    const table = tables.get(level.table);
    if (!table) throw new Error(`no table ${level.table}`);
    const refuse = (reason: Reason) => ({ field: level.name, reason });
    const nameTexts = looked.nameRead(level.name);
    const codes = codesOf(level, chain, looked);
    if (isReason(codes)) return { field: Object.values(level.codes ?? {})[0] ?? level.name, reason: codes };
    const parents: ReadonlySet<number> | null = within && new Set<number>(within.map(({ id }) => id));
    const passes = (member: Member): boolean =>
      (!parents || parents.has(member.parents[0] ?? Number.NaN)) &&
      Object.entries(codes).every(
        ([column, code]) =>
          member.codes[column] === code || (level.grows === true && !level.apartByCode?.includes(column)),
      );
    if (level.unlisted && nameTexts.zh === '') {
      const { key, name } = level.unlisted;
      within = [table.withKey(key) ?? table.add({ key, zh: name.zh_CN, en: name.en, parents: [], codes: {} })];
      continue;
    }
    if (level.grows && (nameTexts.zh !== '' || level.apart)) {
      const named = level.apart ? [] : table.named(nameTexts.zh).filter(passes);
      if (named.length > 1)
        return refuse(
          reasons.ambiguous(
            looked.nameOf(level.name),
            nameTexts.zh,
            named.map(({ zh }) => zh),
          ),
        );
      const wider = levels[at + 1];
      if (named.length === 0 && wider) {
        if (within === null) return { field: wider.name, reason: reasons.missing(looked.nameOf(wider.name)) };
        if (within.length > 1) return { field: wider.name, reason: ambiguous(wider, within, looked) };
      }
      const [known] = named;
      const member: Member | Reason = known
        ? described(known, level, table, codes, looked)
        : grown(level, table, within?.[0] ?? null, codes, looked);
      if (isReason(member)) return refuse(member);
      within = [member];
      continue;
    }
    if (nameTexts.zh === '' && within === null) continue;
    const candidates: readonly Member[] = nameTexts.zh === '' ? [...table.byId.values()] : table.named(nameTexts.zh);
    const found: readonly Member[] = candidates.filter(passes);
    if (found.length === 0) {
      return refuse(reasons.unknown(looked.nameOf(level.name), nameTexts.zh, table.nearest(nameTexts.zh, passes)));
    }
    within = found;
  }
  const [narrowest] = levels;
  if (!narrowest) throw new Error('a chain without levels');
  if (within === null) return { field: narrowest.name, reason: reasons.missing(looked.nameOf(narrowest.name)) };
  const [member] = within;
  if (within.length > 1 || !member) return { field: narrowest.name, reason: ambiguous(narrowest, within, looked) };
  return member;
}

const ambiguous = (level: FileLevel, candidates: readonly Member[], { nameRead, nameOf }: Looked): Reason =>
  reasons.ambiguous(
    nameOf(level.name),
    nameRead(level.name).zh,
    candidates.slice(0, 5).map(({ zh, en }) => (/\p{Script=Han}/u.test(nameRead(level.name).zh) ? zh : en)),
  );
