import { type Language, languages, type ReportCategory } from '@portal/contract';
import { reportCategories } from '@portal/contract/schemas';
import type { Fields } from '../../import/reading/read-fields.ts';
import { refusedValues } from '../../import/reading/refused-value.ts';
import type { MarketReportRecord } from '../record.ts';
import { type ReadDocument, readReportDocument } from './read-document.ts';
import { refusedReports } from './refused-report.ts';

/** Letters on a page of paper, about. */
const pageLength = 2500;

/** A report of a folder from its row and its document. @throws RefusedValue */
export async function interpretMarketReport(fields: Fields, folder: string): Promise<MarketReportRecord> {
  const key = fields.need('key', 200);
  const publishedOn = fields.day('publishedOn');
  if (publishedOn === '') throw refusedValues.missing('publishedOn');
  const category = fields.choose('category', reportCategories) as ReportCategory;
  const price = priceOf(fields.need('price'));
  const read = await documentsOf(fields, folder);
  const [first] = Object.values(read);
  if (first === undefined) throw refusedValues.missing('document');
  if (price !== 0 && first.pages === 1) {
    const names = ['document', ...languages.map((language) => `document_${language}`)].map((field) =>
      fields.get(field),
    );
    throw refusedReports.noSample(names.find(Boolean) ?? '');
  }
  let letters = 0;
  const texts = fields.texts((get, language) => {
    const title = get('title');
    if (title === '') throw refusedValues.missing('title');
    const publisher = get('publisher');
    if (publisher === '') throw refusedValues.missing('publisher');
    const { blocks } = read[language] ?? first;
    letters = Math.max(letters, JSON.stringify(blocks).length);
    return { title, summary: get('summary'), publisher, blocks };
  });
  return {
    key,
    category,
    price,
    document: first.document,
    publishedOn,
    pages: first.pages ?? Math.max(1, Math.ceil(letters / pageLength)),
    topics: fields.list('topics'),
    texts,
  };
}

/** @returns whole yuan, 0 for free, null for what is told on asking @throws RefusedValue */
function priceOf(text: string): number | null {
  if (text === 'ask') return null;
  if (!/^\d{1,8}$/.test(text)) throw refusedReports.price(text);
  return Number(text);
}

/** A file is the document of both languages; pages may be written in each. */
async function documentsOf(fields: Fields, folder: string): Promise<Partial<Record<Language, ReadDocument>>> {
  const read: Partial<Record<Language, ReadDocument>> = {};
  for (const language of languages) {
    const name = fields.get(`document_${language}`) || fields.get('document');
    if (name !== '') read[language] = await readReportDocument(folder, name);
  }
  const [first, other] = Object.values(read);
  if (first && other && (first.document === null) !== (other.document === null)) throw refusedReports.bothKinds();
  if (first?.document && other?.document && first.document.documentId !== other.document.documentId)
    throw refusedReports.twoFiles();
  return read;
}
