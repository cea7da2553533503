import { type ReportKind, type ReportRecord, reportKinds } from '../../records.ts';
import type { Block } from '../../report/block.ts';
import { plainParagraphs, summaryOf } from './plain-paragraphs.ts';
import type { Fields } from './read-fields.ts';
import { refusedValues } from './refused-value.ts';

/** Letters on a page of paper, about. */
const pageLength = 2500;

/** @returns a report from a row; a paragraph that begins with # is a heading @throws RefusedValue */
export function interpretReport(fields: Fields): ReportRecord<Block> {
  const key = fields.need('key', 200);
  const kind = fields.get('kind') === '' ? 'public' : (fields.choose('kind', reportKinds) as ReportKind);
  const topics = fields.list('topics');
  const publishedOn = fields.day('publishedOn');
  if (publishedOn === '') throw refusedValues.missing('publishedOn');
  let letters = 0;
  const texts = fields.texts((get) => {
    const body = plainParagraphs(get('body'));
    if (body.length === 0) throw refusedValues.missing('body');
    const [title = ''] = plainParagraphs(get('title'));
    if (title === '') throw refusedValues.missing('title');
    const publisher = get('publisher');
    if (publisher === '') throw refusedValues.missing('publisher');
    letters = Math.max(letters, body.join('').length);
    const blocks = body.map(
      (text): Block =>
        text.startsWith('#') ? { kind: 'heading', text: text.replace(/^#+\s*/, '') } : { kind: 'paragraph', text },
    );
    return { title, summary: summaryOf(plainParagraphs(get('summary'))) || summaryOf(body), publisher, blocks };
  });
  return { key, kind, publishedOn, topics, texts, pages: Math.max(1, Math.ceil(letters / pageLength)) };
}
