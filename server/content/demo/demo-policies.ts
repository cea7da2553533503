import type { Language } from '@portal/contract';
import { type Chance, chanceOf } from '../../demo/random.ts';
import { cities, provinces } from '../../geography/places.ts';
import type { Sentence } from '../../http/call.ts';
import { monthNumber, monthText } from '../../market/model/month.ts';
import type { PolicyRecord } from '../records.ts';
import { localPolicies } from './local-policies.ts';
import { nationalPolicies } from './national-policies.ts';
import type { PolicyTemplate } from './policy-template.ts';

const first = '2024-01';
const last = '2026-09';
const items = 60;

interface Place {
  key: string;
  name: Sentence;
}

const nation: Place = { key: 'cn', name: { zh_CN: '全国', en: 'China' } };

/** Demonstration policies of true places, the same every time. The documents are invented, and say so. */
export function demoPolicies(): PolicyRecord[] {
  const chance = chanceOf('content policies');
  const months = monthNumber(last) - monthNumber(first) + 1;
  const templates = { national: nationalPolicies, local: localPolicies };
  return Array.from({ length: items }, (_, index) => {
    // Every fourth is national; the others take the local templates in turn.
    const national = index % 4 === 0;
    const list = national ? templates.national : templates.local;
    const turn = national ? index / 4 : index - Math.ceil(index / 4);
    const template = list[turn % list.length];
    if (!template) throw new Error('There are no templates of policies.');
    const month = monthNumber(first) + Math.floor((index * months) / items);
    return issue(template, index, month, chance);
  });
}

function issue(template: PolicyTemplate, index: number, month: number, chance: Chance): PolicyRecord {
  const place = placeFor(template, chance);
  const numbers = template.numbers((low, high, step = 1) => {
    // Steps of 0.1 are whole steps too: the sum is rounded, so that no 3.3000000000000003 is told.
    return Number((Math.round(chance.between(low, high) / step) * step).toFixed(4));
  });
  // Rules need time: what is issued comes into force up to half a year later, on the first of a month.
  const from = month + chance.whole(1, template.holds === 0 ? 8 : 4);
  const day = `${monthText(month)}-${String(chance.whole(3, 27)).padStart(2, '0')}`;
  const year = String(Math.floor(from / 12));
  const words = (language: Language) => wordsOf(template, numbers, place.name[language], year, language);
  return {
    key: `p${String(index + 1).padStart(3, '0')}`,
    ...{ level: template.level, region: place.key, kind: template.kind, issuedOn: day.replaceAll('-', '') },
    effectiveFrom: `${monthText(from)}-01`.replaceAll('-', ''),
    effectiveTo: template.holds === 0 ? '' : lastDayBefore(from + template.holds),
    sourceUrl: '',
    texts: { zh_CN: words('zh_CN'), en: words('en') },
  };
}

function placeFor({ level, kind }: PolicyTemplate, chance: Chance): Place {
  if (level === 'national') return nation;
  const places =
    level === 'provincial'
      ? provinces()
      : // Only cities that limit licences have a plan for them (S3.042).
        cities().filter(({ tier, restriction }) =>
          kind === 'restriction' ? restriction === '1' : ['1', 'new1', '2'].includes(tier),
        );
  const place = places[chance.whole(0, places.length - 1)];
  if (!place) return nation;
  return { key: place.code, name: { zh_CN: place.official, en: place.english } };
}

/** The last day of the month before, YYYYMMDD. */
function lastDayBefore(month: number): string {
  const day = new Date(Date.UTC(Math.floor(month / 12), month % 12, 0));
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

const marked: Sentence = {
  zh_CN: '演示文件：内容与数字均为虚构，不是任何机构的真实政策。',
  en: 'Demonstration document: text and figures are invented and are no policy of any authority.',
};
const mark: Sentence = { zh_CN: '（演示）', en: ' (demonstration)' };

function wordsOf(
  template: PolicyTemplate,
  numbers: Record<string, number>,
  region: string,
  year: string,
  language: Language,
) {
  const fill = (text: Sentence) =>
    text[language].replace(/\{(\w+)\}/g, (_, word: string) => {
      if (word === 'region') return region;
      return word === 'year' ? year : written(numbers[word] ?? 0);
    });
  return {
    title: fill(template.title) + mark[language],
    ...{ summary: fill(template.summary), region, issuer: fill(template.issuer) },
    body: [...template.body.map(fill), marked[language]],
    figures: template.figures.map(({ name, value, unit, note }) => ({
      ...{ name: fill(name), value: rounded(numbers[value] ?? 0), unit: fill(unit), note: fill(note) },
    })),
  };
}

/** As precise as it is told: whole when large, one or two digits when small. */
const digits = (value: number): number =>
  Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
const rounded = (value: number): number => Number(value.toFixed(digits(value)));
const written = (value: number): string => rounded(value).toLocaleString('en-US');
