import type { Language } from '@portal/contract';
import { ownOf } from '../../../kernel/own-of.ts';
import type { Figure, PolicyRecord } from '../../records.ts';
import { stateNames } from './afdc-states.ts';
import { webAddress } from './interpret-policy.ts';
import { plainParagraphs, summaryOf } from './plain-paragraphs.ts';
import { type Fields, readFields } from './read-fields.ts';
import { refusedValues } from './refused-value.ts';

/** The columns by which a file of the US Alternative Fuels Data Center is known; others may come and go. */
const columns = [
  'Law Id',
  'State',
  'Title',
  'Text',
  'Enacted Date',
  'Type',
  'Incentive Categories',
  'Regulation Categories',
];

/** The name of the source, as that of a delivery. */
export const afdc = 'afdc';

/** @returns whether a file of policies is one of the Alternative Fuels Data Center */
export const isAfdc = (header: string[]): boolean => columns.every((column) => header.includes(column));

/** Its categories as kinds of policies; the first that a row names counts. */
const kinds: [category: string, kind: string][] = [
  ...([
    ['TAX', 'tax'],
    ['RBATE', 'subsidy'],
    ['GNT', 'subsidy'],
    ['LOANS', 'finance'],
    ['TOU', 'charging'],
  ] as [string, string][]),
  ...([
    ['EVFEE', 'tax'],
    ['UTILITY', 'charging'],
    ['RTC', 'charging'],
    ['BUILD', 'charging'],
  ] as [string, string][]),
  ...([
    ['DREST', 'restriction'],
    ['REGIS', 'restriction'],
    ['AIRQEMISSIONS', 'safety'],
    ['STD', 'safety'],
  ] as [string, string][]),
];

/** @returns a law or incentive as a policy @throws RefusedValue that says what is wrong */
export function interpretAfdc(cells: Record<string, string>): PolicyRecord {
  const fields = readFields(cells, {});
  const state = fields.need('State', 2).toUpperCase();
  const [title = ''] = plainParagraphs(fields.need('Title'));
  const body = plainParagraphs(fields.need('Text', 100_000));
  if (title === '' || body.length === 0) throw refusedValues.missing(title === '' ? 'Title' : 'Text');
  const categories = [...fields.list('Incentive Categories'), ...fields.list('Regulation Categories')];
  const [, kind = 'other'] = kinds.find(([category]) => categories.includes(category)) ?? [];
  const words = (language: Language) => {
    const region = regionName(state, language);
    const issuer = fields.get('Agency') || region;
    return { title, summary: summaryOf(body), region, issuer, body, figures: amountsIn(body, language) };
  };
  return {
    key: fields.need('Law Id', 40),
    level: 'foreign',
    region: state === 'US' ? 'us' : `us-${state.toLowerCase()}`,
    kind,
    issuedOn: fields.day('Enacted Date'),
    effectiveFrom: '',
    effectiveTo: lastDayOf(fields),
    sourceUrl: fields.list('References').map(webAddress).find(Boolean) ?? '',
    texts: { zh_CN: words('zh_CN'), en: words('en') },
  };
}

/** It is over when it has expired, was repealed or archived, whichever came first. */
function lastDayOf(fields: Fields): string {
  const days = ['Expired Date', 'Repealed Date', 'Archived Date'].map((field) => fields.day(field)).filter(Boolean);
  return days.sort()[0] ?? '';
}

function regionName(state: string, language: Language): string {
  const name = ownOf(stateNames, state);
  if (state === 'US') return language === 'en' ? 'United States' : '美国';
  if (!name) throw refusedValues.choice('State', state, ['US', ...Object.keys(stateNames)]);
  return language === 'en' ? `${name[1]}, USA` : `美国${name[0]}`;
}

const mostFigures = 4;

/** S1.025: the amounts of money that the text names, each with the sentence it stands in; no more is read into it. */
function amountsIn(body: string[], language: Language): Figure[] {
  const sentences = body.flatMap((paragraph) => paragraph.split(/(?<=[.;]) (?=[A-Z])/));
  const found = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)(?: (thousand|million|billion))?/g)].map(
      ([, digits = '', scale]) => ({
        value: Number(digits.replaceAll(',', '')) * (scale === undefined ? 1 : (scales[scale] ?? 1)),
        sentence,
      }),
    ),
  );
  const distinct = found.filter(({ value }, index) => found.findIndex((each) => each.value === value) === index);
  return distinct.slice(0, mostFigures).map(({ value, sentence }) => ({
    name: language === 'en' ? 'Amount in the text' : '正文所列金额',
    value,
    unit: language === 'en' ? 'US dollars' : '美元',
    note: language === 'en' ? 'Stated in the text.' : '正文直接规定。',
    sentences: [sentence],
  }));
}

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };
