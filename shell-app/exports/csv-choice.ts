import { type CsvStyle, usualCsv } from '@portal/contract';
import { request } from '../api/request.ts';
import { session, useSession } from '../session/session.ts';

/** The styles that can be chosen; the first is the usual one. A comma is never both. */
export const csvStyles: readonly CsvStyle[] = [
  usualCsv,
  { delimiter: ';', decimal: ',' },
  { delimiter: ';', decimal: '.' },
  { delimiter: '\t', decimal: '.' },
  { delimiter: '\t', decimal: ',' },
];

const same = (style: CsvStyle, other: CsvStyle): boolean =>
  style.delimiter === other.delimiter && style.decimal === other.decimal;

/** The signs of files of CSV, as the account has chosen them. */
export const csvChoice = {
  style: (): CsvStyle => ({ ...(session.userInfo?.csvStyle ?? usualCsv) }),
  /**
   * Chooses them for the account: at once on this page, and in every browser and file that the server makes.
   * @param at the number of one of `csvStyles`
   * @throws CallError, NetworkError when the account could not be told; the former style stands again then
   */
  async choose(at: number): Promise<void> {
    const { userInfo } = session;
    if (!userInfo) return;
    const former = userInfo.csvStyle;
    const style = { ...(csvStyles[at] ?? usualCsv) };
    userInfo.csvStyle = style;
    try {
      await request('keepCsvStyle', { style });
    } catch (error) {
      userInfo.csvStyle = former;
      throw error;
    }
  },
};

/** The number of the chosen style among `csvStyles`, for a component. */
export function useCsvChoice(): number {
  const { userInfo } = useSession();
  const style = userInfo?.csvStyle ?? usualCsv;
  return Math.max(
    0,
    csvStyles.findIndex((own) => same(own, style)),
  );
}
