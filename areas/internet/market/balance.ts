/**
 * How many times as large the part of attention is as that of sales: above 1 more are looking than buying.
 * @returns null where either is not known, or nothing was sold
 */
export const attentionRatio = (
  attention: number | null | undefined,
  sales: number | null | undefined,
): number | null => (attention === null || attention === undefined || !sales ? null : attention / sales);

/** By how many percentage points the one part is above the other. */
export const attentionGap = (attention: number | null | undefined, sales: number | null | undefined): number | null =>
  attention === null || attention === undefined || sales === null || sales === undefined
    ? null
    : (attention - sales) * 100;
