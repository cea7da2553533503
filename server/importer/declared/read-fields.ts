import { shownDay } from '../../kernel/days/shown-day.ts';
import { type FileField, goesBy } from '../../market/index.ts';
import { readFigure } from '../parse/parse-volume.ts';
import { remembered } from '../reading/remembered.ts';
import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { NameRead } from './known/looked.ts';
import { readTime, type Time } from './read-time.ts';

/** What the fields of a row say by themselves, before any member is looked up. */
export interface ReadFields {
  time: Time | null;
  /** Times, choices and names, by field. */
  names: Record<string, NameRead>;
  /** Figures by column. */
  figures: Record<string, number>;
  /** Figures, times, keys of choices and texts by field. */
  plainly: Record<string, string | number>;
}

export const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'sentence' in value;

/** A text that is one of a few members: its key, or a name in either language. */
function readChoice(text: string, field: Extract<FileField, { kind: 'choice' }>): NameRead | Reason {
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
 * @param textOf what a row says of a field
 * @param refuse told of each field that cannot be read
 */
export function fieldReader(all: readonly [key: string, field: FileField][]) {
  const times = new Map<string, (text: string) => Time | Reason>();
  for (const [key, field] of all) {
    if (field.kind === 'time')
      times.set(
        key,
        remembered<Time | Reason>((text) => readTime[field.unit](text)),
      );
  }
  const hasMonth = all.some(([, field]) => field.kind === 'time' && field.unit === 'month');
  const readOf = (key: string, field: FileField, text: string, year: string): Time | NameRead | number | Reason => {
    if (field.kind === 'figure') return readFigure(text, field);
    if (field.kind === 'choice') return readChoice(text, field);
    const value = plain(text);
    if (field.kind === 'name') return { key: value, zh: value, en: value };
    const ofYear = field.unit === 'month' && year !== '' ? `${year}\n${value}` : value;
    return value === '' ? reasons.missing(field.name) : (times.get(key)?.(ofYear) ?? reasons.month(value));
  };
  return (textOf: (field: string) => string, refuse: (field: string, text: string, reason: Reason) => void) => {
    const found: ReadFields = { time: null, names: {}, figures: {}, plainly: {} };
    const year = hasMonth ? plain(textOf('year')) : '';
    for (const [key, field] of all) {
      const text = textOf(key);
      const read = readOf(key, field, text, year);
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
