/** @returns a number that is written plainly; NaN for anything else, such as 0x10 or 1e3 */
export const plainNumber = (text: string): number =>
  /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
