import type { Dataset, FileDeclaration } from '../../market/index.ts';
import type { LateReasons } from '../reading/late-problems.ts';
import { type KeyWords, keyReasons } from '../rows/key-reasons.ts';
import { reasons } from '../rows/reasons.ts';

/** @returns SQL for the figures of a row as a sentence says them: msrp 129800, tp 119800 */
export const figureTexts =
  ({ facts }: Dataset, { fields }: FileDeclaration) =>
  (of: string): string => {
    const each = facts.figures.flatMap((column) =>
      Object.entries(fields).flatMap(([key, field]) => {
        if (field.kind !== 'figure' || field.column !== column) return [];
        const value = field.per === undefined ? `${of}.${column}` : `${of}.${column} / ${field.per}`;
        return [`'${key} ' || CAST(${value} AS VARCHAR)`];
      }),
    );
    return each.length === 0 ? `''` : `CONCAT_WS(', ', ${each.join(', ')})`;
  };

/** What is found when all rows have been read, with how its figures are told apart. */
export const lateReasons = (words: KeyWords): LateReasons => ({
  ...keyReasons(words),
  combined: reasons.combined,
  'combined-before': reasons.combinedBefore,
  'total-too-small': (total, sum) => reasons.totalTooSmall(Number(total), Number(sum)),
  fault: (zh_CN, en) => reasons.fault({ zh_CN, en }),
  unspecified: reasons.unspecified,
  partly: reasons.partly,
  'sum-too-large': reasons.sumTooLarge,
  overlapping: reasons.overlapping,
  'several-of-one': reasons.severalOfOne,
  'once-a-month': reasons.onceAMonth,
  'same-days': reasons.sameDays,
  'sum-beyond': reasons.sumBeyond,
});
