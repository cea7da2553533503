import { wireDay } from '../../days.ts';
import { kindNames, levelNames } from '../../names.ts';
import type { PolicyRecord } from '../../records.ts';
import { figuresOf } from './figures-of.ts';
import { plainParagraphs, summaryOf } from './plain-paragraphs.ts';
import type { Fields } from './read-fields.ts';
import { refusedValues } from './refused-value.ts';

/** @returns a policy from a row @throws RefusedValue that says what is wrong */
export function interpretPolicy(fields: Fields): PolicyRecord {
  const level = fields.choose('level', Object.keys(levelNames));
  const [effectiveFrom, effectiveTo] = [fields.day('effectiveFrom'), fields.day('effectiveTo')];
  if (effectiveFrom && effectiveTo && effectiveTo < effectiveFrom)
    throw refusedValues.span(wireDay(effectiveFrom), wireDay(effectiveTo));
  const region = fields.get('region') || (level === 'national' ? 'cn' : fields.need('regionName'));
  return {
    key: fields.need('key', 200),
    level,
    region,
    kind: fields.choose('kind', Object.keys(kindNames)),
    issuedOn: fields.day('issuedOn'),
    effectiveFrom,
    effectiveTo,
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
        figures: figuresOf(get('figures'), body),
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
