import type { AskedSheet, DateType, Language, MarketCatalogue, MarketQuery } from '@portal/contract';
import { monthNumber, monthText, type Questions } from '../market/index.ts';

/** How many months one period of a date type has. */
export const periodLengths: Record<DateType, number> = { monthly: 1, quarterly: 3, annual: 12 };

const moved = (month: string, by: number): string => monthText(monthNumber(month) + by);

/**
 * The same question about the newest months: as many periods as before, of which the last is that of the newest month.
 * @param newest the last month that every source of the question has
 */
export function atNewest(question: MarketQuery, newest: string): MarketQuery {
  const length = periodLengths[question.dateType];
  const periodOf = (month: string) => Math.floor(monthNumber(month) / length);
  const by = (periodOf(newest) - periodOf(question.to)) * length;
  return { ...question, from: moved(question.from, by), to: newest };
}

/** The link of a view, with the months that it is now about. */
export function linkAt(link: string, { from, to }: Pick<MarketQuery, 'from' | 'to'>): string {
  const [path = '/', query = ''] = link.split('?');
  const search = new URLSearchParams(query);
  if (search.has('from')) search.set('from', from);
  if (search.has('to')) search.set('to', to);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** The last month that every source of a question has. */
export function newestOf({ dataSources }: Pick<MarketQuery, 'dataSources'>, catalogue: MarketCatalogue): string {
  const lasts = catalogue.dataSources.filter(({ key }) => dataSources.includes(key as never)).map(({ last }) => last);
  return lasts.sort()[0] ?? catalogue.last;
}

/** A sheet about the newest months of the release, with the link that opens it so. @throws Refusal as the market says */
export async function sheetAtNewest(market: Questions, sheet: AskedSheet, language: Language): Promise<AskedSheet> {
  const catalogue = await market.catalogue(sheet.question.dataset, language);
  const question = atNewest(sheet.question, newestOf(sheet.question, catalogue));
  return { ...sheet, question, link: linkAt(sheet.link, question) };
}
