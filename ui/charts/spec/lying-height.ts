/** Room of a row, and of axis and legend around the rows, in px. */
const [row, around] = [26, 88];

/** The height of a picture that lies: each row has its room. */
export const lyingHeight = (rows: number): number => Math.max(120, rows * row + around);
