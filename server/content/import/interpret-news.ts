import { coverUrl } from '../cover.ts';
import { dayBegin, wireDay } from '../days.ts';
import type { NewsRecord } from '../records.ts';
import { plainParagraphs, summaryOf } from './plain-paragraphs.ts';
import { dayOf, type Fields } from './read-fields.ts';
import { refusedValues } from './refused-value.ts';

/** @returns a news item from a row @throws RefusedValue that says what is wrong */
export function interpretNews(fields: Fields): NewsRecord {
  const key = fields.need('key', 200);
  const topics = fields.list('topics');
  const texts = fields.texts((get) => {
    const body = plainParagraphs(get('body'));
    if (body.length === 0) throw refusedValues.missing('body');
    const [title = ''] = plainParagraphs(get('title'));
    if (title === '') throw refusedValues.missing('title');
    const publisher = get('publisher');
    if (publisher === '') throw refusedValues.missing('publisher');
    return { title, summary: summaryOf(plainParagraphs(get('summary'))) || summaryOf(body), publisher, body };
  });
  return {
    ...{ key, topics, texts },
    newsType: Number(fields.get('type') === '' ? 1 : fields.choose('type', ['1', '2'])),
    channel: Number(fields.get('channel') || 12) || 12,
    publishedAt: instantOf(fields.need('publishedAt')),
    publisher: fields.get('publisher') || (texts.zh_CN ?? texts.en)?.publisher || '',
    coverUrl: coverUrl(topics[0] ?? '', key),
    models: fields.list('models').map(modelOf),
  };
}

/** A day or an instant of China: 2026-01-31, 2026-01-31 09:30, 2026-01-31T09:30:00. */
function instantOf(value: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = /[T ](\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(value) ?? [];
  const begin = dayBegin(wireDay(dayOf('publishedAt', value)));
  return begin + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}

function modelOf(text: string): NewsRecord['models'][number] {
  const [key = '', tone = '0', chinese = '', english = ''] = text.split(';').map((part) => part.trim());
  if (key === '' || !['-1', '0', '1', ''].includes(tone)) throw refusedValues.models(text);
  return { key, name: { zh_CN: chinese || english || key, en: english || chinese || key }, tone: Number(tone) };
}
