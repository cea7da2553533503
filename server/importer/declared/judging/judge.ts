import type { DeliveryKind, FileDeclaration, FileFault, RowValues } from '../../../market/index.ts';
import { reasons } from '../../rows/reasons.ts';

/** What rows are judged by: the month and the day in which the file is read, and what it is for. */
export interface Clock {
  /** The month in which the file is read, as year * 12 + month - 1. */
  now: number;
  /** The day of it, as 2026-03-15. */
  today: string;
  kind: DeliveryKind;
}

/** What is wrong with what a row says of a month; null where nothing is. */
export type Judge = (plainly: RowValues, month: number | null) => FileFault | null;

/** Nothing is planned for so many months ahead, so that a month beyond is a slip of the year. */
const farthest = 24;

/** The field of a file that is its time. */
export const timeFieldOf = ({ fields }: FileDeclaration): string =>
  Object.entries(fields).find(([, { kind }]) => kind === 'time')?.[0] ?? '';

/** Makes the judge of rows: no dataset has months far ahead, and each says itself what else cannot be. What is withdrawn may be anything. */
export function judgeOf({ file, now, today, kind }: Clock & { file: FileDeclaration }): Judge {
  const field = timeFieldOf(file);
  return (plainly, month) => {
    const fault = file.fault?.(plainly, month, now, today) ?? null;
    const isFarAhead = month !== null && month > now + farthest && kind !== 'withdraw';
    return fault ?? (isFarAhead ? { field, sentence: reasons.farAhead(month, now) } : null);
  };
}
