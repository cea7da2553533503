import { datingFields } from '../mapping/mapping.ts';
import { parseMonth } from '../parse/parse-month.ts';
import { readChoice } from '../parse/read-choice.ts';
import { allCarFields, type Car, type CarField, carLevels, datedFields, type NamedLevel } from '../rows/car-fields.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { remembered } from './remembered.ts';

/** Notes that a field of a row is refused. */
export type Refuse = (field: string, value: string, reason: Reason) => void;

type TextOf = (cells: readonly string[], field: string) => string;

/** What a row says of its car. */
export interface CarReader {
  /** @returns null where something of it is refused */
  car(cells: readonly string[], refuse: Refuse): Car | null;
  /** The fields of which a row says from which month they hold, and since when. */
  dates(cells: readonly string[], refuse: Refuse): Change[];
}

/** That something of a car holds from a month on: what describes it, or its name, which was another one before. */
export interface Change {
  field: (typeof datedFields)[number] | NamedLevel;
  /** year * 12 + month - 1 */
  since: number;
  /** The former name; null of what describes it. */
  before: string | null;
}

/**
 * @param unspecified the fields that neither file nor mapping says
 * @param textOf what a row says of a field
 */
export function carReader({ unspecified }: { unspecified: ReadonlySet<string> }, textOf: TextOf): CarReader {
  const choiceOf = Object.fromEntries(
    allCarFields.map((field) => [field, remembered((text) => readChoice(field, text))]),
  ) as Record<CarField, (text: string) => string | Reason>;
  const choice = (cells: readonly string[], field: CarField, refuse: Refuse): string => {
    const read = choiceOf[field](textOf(cells, field));
    if (!isReason(read)) return read;
    refuse(field, textOf(cells, field), read);
    return '';
  };
  const texts = new Set<string>(datingFields.filter((field) => !unspecified.has(field)));
  return {
    car(cells, refuse) {
      const names = {
        manufacturer: textOf(cells, 'manufacturer'),
        brand: textOf(cells, 'brand'),
        model: textOf(cells, 'model'),
        subModel: textOf(cells, 'subModel'),
      };
      if (Object.values(names).every((name) => name === '')) {
        refuse('model', '', reasons.missing('model'));
        return null;
      }
      let isRead = true;
      const note: Refuse = (...what) => {
        isRead = false;
        refuse(...what);
      };
      const choices = Object.fromEntries(allCarFields.map((field) => [field, choice(cells, field, note)]));
      return isRead ? { ...names, ...(choices as Record<CarField, string>) } : null;
    },
    dates(cells, refuse) {
      if (texts.size === 0) return [];
      const at = (field: string): number | null => {
        const text = texts.has(field) ? textOf(cells, field) : '';
        if (text === '') return null;
        const month = parseMonth(text);
        if (!isReason(month)) return month;
        refuse(field, text, month);
        return null;
      };
      const described = datedFields.flatMap((field): Change[] => {
        const since = at(`${field}From`);
        return since === null ? [] : [{ field, since, before: null }];
      });
      const renamed = carLevels.flatMap((field): Change[] => {
        const since = at(`${field}From`);
        const before = texts.has(`${field}Before`) ? textOf(cells, `${field}Before`) : '';
        if (since !== null) return [{ field, since, before }];
        if (before !== '' && textOf(cells, `${field}From`) === '') {
          refuse(`${field}Before`, before, reasons.beforeWithout(field));
        }
        return [];
      });
      return [...described, ...renamed];
    },
  };
}
