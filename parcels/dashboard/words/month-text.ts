/** S9.017 S3.031: the month of a ranking, as the market writes it, always with two digits: 2024-03. */
export const rankMonth = ({ year, month }: { year: string; month: string }): string =>
  year && `${year}-${month.padStart(2, '0')}`;
