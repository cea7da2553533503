import { kindNames, levelNames } from '../../names.ts';
import type { Figure, PolicyRecord } from '../../records.ts';
import { plainParagraphs, summaryOf } from './plain-paragraphs.ts';
import type { Fields } from './read-fields.ts';
import { refusedValues } from './refused-value.ts';

/** @returns a policy from a row @throws RefusedValue that says what is wrong */
export function interpretPolicy(fields: Fields): PolicyRecord {
  const level = fields.choose('level', Object.keys(levelNames));
  const region = fields.get('region') || (level === 'national' ? 'cn' : fields.need('regionName'));
  return {
    key: fields.need('key', 200),
    level,
    region,
    kind: fields.choose('kind', Object.keys(kindNames)),
    issuedOn: fields.day('issuedOn'),
    effectiveFrom: fields.day('effectiveFrom'),
    effectiveTo: fields.day('effectiveTo'),
    sourceUrl: webAddress(fields.get('sourceUrl')),
    texts: fields.texts((get, language) => {
      const body = plainParagraphs(get('body'));
      if (body.length === 0) throw refusedValues.missing('body');
      const [title = ''] = plainParagraphs(get('title'));
      if (title === '') throw refusedValues.missing('title');
      const nation = language === 'en' ? 'China' : '全国';
      return {
        title,
        summary: summaryOf(plainParagraphs(get('summary'))) || summaryOf(body),
        body,
        region: get('regionName') || (region === 'cn' ? nation : region),
        issuer: get('issuer') || fields.need('issuer'),
        figures: figuresOf(get('figures')),
      };
    }),
  };
}

/** Only addresses of the web become links. @returns empty for anything else */
export function webAddress(text: string): string {
  try {
    const url = new URL(text);
    return ['http:', 'https:'].includes(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}

function figuresOf(text: string): Figure[] {
  if (text === '') return [];
  const value = parsed(text);
  if (!Array.isArray(value)) throw refusedValues.figures(text);
  return value.slice(0, 20).map((each: unknown) => {
    const { name, value: figure = null, unit = '', note = '' } = (each ?? {}) as Record<string, unknown>;
    const isNumber = figure === null || (typeof figure === 'number' && Number.isFinite(figure));
    if (typeof name !== 'string' || typeof unit !== 'string' || typeof note !== 'string' || !isNumber) {
      throw refusedValues.figures(text);
    }
    return { name, value: figure, unit, note };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusedValues.figures(text);
  }
}
