import { shownDay } from '../../kernel/days/shown-day.ts';
import { type ChoiceField, type FileField, goesBy } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { sourceChoices } from '../parse/read-choice.ts';
import { isBlank, readFigure } from '../parse/read-figure.ts';
import { remembered } from '../reading/remembered.ts';
import { plain } from '../rows/plain-text.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { NameRead } from './known/looked.ts';
import type { Time, TimeReader } from './read-time.ts';

/** What the fields of a row say by themselves, before any member is looked up. */
export interface ReadFields {
  time: Time | null;
  /** Times, choices and names, by field. */
  names: Record<string, NameRead>;
  /** Figures by column. */
  figures: Record<string, number>;
  /** Figures, times, keys of choices and texts by field. */
  plainly: Record<string, string | number>;
  /** Whether a figure is blank that need not be said. */
  isSilent: boolean;
}

/** A text that is one of a few members: its key, or a name in either language. */
function readChoice(text: string, field: Omit<ChoiceField, 'kind'>): NameRead | Reason {
  const value = plain(text).toLowerCase();
  const wanted = value === '' ? field.otherwise?.toLowerCase() : value;
  if (wanted === undefined) return reasons.missing(field.name);
  const found = field.members.find((member) => goesBy(member, wanted));
  const keys = field.members.map(({ key }) => key);
  if (!found) return reasons.choice(text, keys);
  const choice = { key: found.key, zh: found.name.zh_CN, en: found.name.en };
  return value === '' ? { ...choice, usual: true } : choice;
}

/**
 * Makes the reader of some fields of a dataset.
 * @param sources those that a mapping declares beside the ones that are built in
 * @returns a function of what a row says of a field, and what is told of each field that cannot be read
 */
export function fieldReader(
  all: readonly [key: string, field: FileField][],
  times: TimeReader,
  sources: Mapping['sources'] = [],
) {
  const hasMonth = all.some(([, field]) => field.kind === 'time' && field.unit === 'month');
  const sourceField = all.find(([, field]) => field.kind === 'choice' && field.source)?.[0] ?? '';
  const readName = remembered((text): NameRead => {
    const value = plain(text);
    return { key: value, zh: value, en: value };
  });
  const choices = new Map(
    all.flatMap(([key, field]) => {
      if (field.kind !== 'choice') return [];
      const members: ChoiceField['members'] = field.source ? [...sourceChoices, ...sources] : field.members;
      return [[key, remembered((text) => readChoice(text, { ...field, members }))] as const];
    }),
  );
  // Which source a row is of says how its time is counted.
  const inOrder = all.toSorted(([, first], [, other]) => Number(first.kind === 'time') - Number(other.kind === 'time'));
  const readOf = (key: string, field: FileField, text: string, year: string, source: string) => {
    if (field.kind === 'figure') return readFigure(text, field);
    if (field.kind === 'name') return readName(text);
    if (field.kind === 'choice') return choices.get(key)?.(text) ?? reasons.missing(field.name);
    const value = plain(text);
    return value === '' ? reasons.missing(field.name) : times(field.unit, year, value, source);
  };
  return (textOf: (field: string) => string, refuse: (field: string, text: string, reason: Reason) => void) => {
    const found: ReadFields = { time: null, names: {}, figures: {}, plainly: {}, isSilent: false };
    const year = hasMonth ? plain(textOf('year')) : '';
    for (const [key, field] of inOrder) {
      const text = textOf(key);
      if (field.kind === 'figure' && field.silent && isBlank(text)) {
        found.isSilent = true;
        continue;
      }
      // Without its source nobody can say how its time is counted: one word on the source is enough.
      if (field.kind === 'time' && sourceField !== '' && !found.names[sourceField]) continue;
      const read = readOf(key, field, text, year, found.names[sourceField]?.key ?? '');
      if (typeof read === 'number') {
        found.plainly[key] = read;
        if (field.kind === 'figure') found.figures[field.column] = read;
      } else if (isReason(read)) refuse(read.code === 'year' ? 'year' : key, read.code === 'year' ? year : text, read);
      else if ('step' in read) {
        found.time = read;
        // Its key is as machines write a day, and the name of who is called by it as people do.
        const day = shownDay(read.text);
        found.names[key] = { key: read.text, zh: day, en: day };
        found.plainly[key] = read.text;
      } else {
        found.names[key] = read;
        found.plainly[key] = read.key;
      }
    }
    return found;
  };
}
