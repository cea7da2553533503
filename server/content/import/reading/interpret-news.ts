import { dayBegin, wireDay } from '../../days.ts';
import type { NewsRecord } from '../../records.ts';
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
    key,
    topics,
    texts,
    newsType: Number(fields.get('type') === '' ? 1 : fields.choose('type', ['1', '2'])),
    channel: channelOf(fields.get('channel')),
    publishedAt: instantOf(fields.need('publishedAt')),
    publisher: fields.get('publisher') || (texts.zh_CN ?? texts.en)?.publisher || '',
    coverUrl: '',
    models: modelsOf(fields.list('models')),
  };
}

/** S7.046: 12 is the overview's. @throws RefusedValue when it is no whole number that a store takes */
function channelOf(text: string): number {
  if (text === '') return 12;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw refusedValues.number('channel', text);
}

const timeOfDay = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)? ?(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const minute = 60_000;

/**
 * A day or an instant: 2026-01-31, 2026-01-31 09:30, 2026-01-31T09:30:00Z. Without a zone it is time of China.
 * @throws RefusedValue when there is no such day or time
 */
function instantOf(value: string): number {
  const begin = dayBegin(wireDay(dayOf('publishedAt', value)));
  const [, rest] = /[T ](.*)$/.exec(value) ?? [];
  if (rest === undefined) return begin;
  const [found, hours, minutes, seconds = '0', zone] = timeOfDay.exec(rest.trim()) ?? [];
  if (found === undefined) throw refusedValues.time('publishedAt', value);
  const east = zone === undefined ? 8 * 60 : minutesEast(zone);
  return begin + (Number(hours) * 60 + Number(minutes) + 8 * 60 - east) * minute + Number(seconds) * 1000;
}

/** @returns how far a zone such as +08:00 or Z is ahead of universal time, in minutes */
function minutesEast(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** @throws RefusedValue when one is not written as it should be, or named twice */
function modelsOf(texts: string[]): NewsRecord['models'] {
  const models = texts.map(modelOf);
  const twice = models.find(({ key }, at) => models.findIndex((each) => each.key === key) < at);
  if (twice) throw refusedValues.repeatedModel(twice.key);
  return models;
}

function modelOf(text: string): NewsRecord['models'][number] {
  const [key = '', tone = '0', chinese = '', english = ''] = text.split(';').map((part) => part.trim());
  if (key === '' || !['-1', '0', '1', ''].includes(tone)) throw refusedValues.models(text);
  return { key, name: { zh_CN: chinese || english || key, en: english || chinese || key }, tone: Number(tone) };
}
