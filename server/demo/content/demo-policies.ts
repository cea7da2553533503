import type { Language } from '@portal/contract';
import type { FormerPolicy, PolicyRecord } from '../../content/index.ts';
import { cities, provinces } from '../../geography/index.ts';
import { type Chance, chanceOf } from '../../kernel/random.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber, monthText } from '../../market/index.ts';
import { nationalRules } from '../course/policy-months.ts';
import { localPolicies } from './local-policies.ts';
import { nationalPolicies } from './national-policies.ts';
import type { Draw, PolicyTemplate } from './policy-template.ts';
import { sentencesOf } from './sentences-of.ts';

const first = '2024-01';
const last = '2026-09';
const items = 60;

/**
 * National policies that move what is bought take effect where the series bend: each with the month in which it is issued,
 * ahead of those who wait for it or buy before it.
 */
const moving = nationalRules.map((rule) => ({
  ...rule,
  month: monthNumber(rule.from) - (rule.kind === 'tax' ? 5 : 1),
}));
const movingKinds = new Set<string>(moving.map(({ kind }) => kind));
const others = nationalPolicies.filter(({ kind }) => !movingKinds.has(kind));

interface Place {
  key: string;
  name: Sentence;
}

const nation: Place = { key: 'cn', name: { zh_CN: '全国', en: 'China' } };

/** Demonstration policies of true places, the same every time. The documents are invented, and say so. */
export const demoPolicies = (): PolicyRecord[] => madePolicies().map(({ record }) => record);

/** Of every so manieth policy there is an earlier text. */
const everyDraft = 4;

/** What some of them said before they were amended, some days after their issue. */
export const demoDrafts = (): FormerPolicy[] =>
  madePolicies().flatMap(({ record, former }, index) =>
    index % everyDraft === 0 ? [{ key: record.key, on: record.issuedOn, texts: former }] : [],
  );

interface Made {
  record: PolicyRecord;
  former: FormerPolicy['texts'];
}

function madePolicies(): Made[] {
  const drafts = chanceOf('content policy drafts');
  const chance = chanceOf('content policies');
  const months = monthNumber(last) - monthNumber(first) + 1;
  const [taken, issued] = [new Set<string>(), new Set<string>()];
  const left = [...moving];
  let ordinary = 0;
  return Array.from({ length: items }, (_, index) => {
    // Every fourth is national; the others take the local templates in turn.
    const national = index % 4 === 0;
    const month = monthNumber(first) + Math.floor((index * months) / items);
    const rule = national && left[0] && left[0].month <= month + 1 ? left.shift() : undefined;
    const list = national ? others : localPolicies;
    const place = national ? ordinary : index - Math.ceil(index / 4);
    if (national && !rule) ordinary++;
    const template = rule ? nationalPolicies.find(({ kind }) => kind === rule.kind) : list[place % list.length];
    if (!template) throw new Error('There are no templates of policies.');
    const turn = rule ? 0 : Math.floor(place / list.length);
    if (!rule) return issue(template, { index, month, turn, taken, issued }, chance, drafts);
    const from = monthNumber(rule.from);
    const own = { index, month: Math.min(month, from - 1), turn, taken, issued, from };
    return issue({ ...template, holds: rule.holds }, own, chance, drafts);
  });
}

interface Turn {
  index: number;
  month: number;
  /** How often the template was used before. */
  turn: number;
  /** Where it was: no place issues the same twice. */
  taken: Set<string>;
  /** Of which kind, place and year there is one: the next one is of the year after. */
  issued: Set<string>;
  /** The month in which it takes effect; absent: some months later. */
  from?: number;
}

function issue(
  template: PolicyTemplate,
  { index, month, turn, taken, issued, from: wanted }: Turn,
  chance: Chance,
  drafts: Chance,
): Made {
  const place = placeFor(template, taken, chance);
  const numbers = template.numbers(drawBy(chance), turn);
  const earlier = template.numbers(drawBy(drafts), turn);
  // Rules need time: what is issued comes into force up to half a year later, on the first of a month.
  let from = wanted ?? month + chance.whole(1, template.holds === 0 ? 8 : 4);
  const ofYear = () => `${template.kind} ${place.key} ${Math.floor(from / 12)}`;
  while (issued.has(ofYear())) from = (Math.floor(from / 12) + 1) * 12;
  issued.add(ofYear());
  const day = `${monthText(month)}-${String(chance.whole(3, 27)).padStart(2, '0')}`;
  const year = String(Math.floor(from / 12));
  const words = (language: Language) => wordsOf(template, numbers, place.name[language], year, language);
  // Before it was amended it had other numbers, and not its last paragraph.
  const before = (language: Language) => {
    const { title, body } = wordsOf(template, earlier, place.name[language], year, language);
    return { title, body: body.filter((_, at) => at !== body.length - 2) };
  };
  const record: PolicyRecord = {
    key: `p${String(index + 1).padStart(3, '0')}`,
    level: template.level,
    region: place.key,
    kind: template.kind,
    issuedOn: day.replaceAll('-', ''),
    effectiveFrom: `${monthText(from)}-01`.replaceAll('-', ''),
    effectiveTo: template.holds === 0 ? '' : lastDayBefore(from + template.holds),
    sourceUrl: '',
    texts: { zh_CN: words('zh_CN'), en: words('en') },
  };
  return { record, former: { zh_CN: before('zh_CN'), en: before('en') } };
}

const drawBy =
  (chance: Chance): Draw =>
  (low, high, step = 1) =>
    // Steps of 0.05 are no whole numbers: rounded, so that no 1.3500000000000001 is told.
    Number((Math.round(chance.between(low, high) / step) * step).toFixed(4));

function placeFor({ level, kind }: PolicyTemplate, taken: Set<string>, chance: Chance): Place {
  if (level === 'national') return nation;
  const places =
    level === 'provincial'
      ? provinces()
      : // Only cities that limit licences have a plan for them (S3.042).
        cities().filter(({ tier, restriction }) =>
          kind === 'restriction' ? restriction === '1' : ['1', 'new1', '2'].includes(tier),
        );
  const free = places.filter(({ code }) => !taken.has(`${kind} ${code}`));
  // When all have had their turn, the first begins again: two years have passed.
  const next =
    free[chance.whole(0, free.length - 1)] ??
    places.find(({ code }) => `${kind} ${code}` === [...taken].find((each) => each.startsWith(`${kind} `)));
  if (!next) throw new Error(`There is no place for ${kind}.`);
  taken.delete(`${kind} ${next.code}`);
  taken.add(`${kind} ${next.code}`);
  return { key: next.code, name: { zh_CN: next.official, en: next.english } };
}

/** The last day of the month before, YYYYMMDD. */
function lastDayBefore(month: number): string {
  const day = new Date(Date.UTC(Math.floor(month / 12), month % 12, 0));
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

const marked: Sentence = {
  zh_CN: '演示文件：内容与数字均为虚构，不是任何机构的真实政策。',
  en: 'Demonstration document: the text and figures are fictitious and are not a policy of any authority.',
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
  const nameOfValue = (value: string | Sentence) => (typeof value === 'string' ? value : value[language]);
  const body = [template.summary, ...template.body];
  return {
    title: fill(template.title) + mark[language],
    summary: fill(template.summary),
    region,
    issuer: fill(template.issuer),
    body: [...body.map(fill), marked[language]],
    figures: template.figures.map(({ name, value, unit, note, perCar }) => {
      const number = rounded(numbers[nameOfValue(value)] ?? 0);
      return {
        name: fill(name),
        value: number,
        unit: fill(unit),
        note: fill(note),
        sentences: sentencesOf(body, nameOfValue(value), note, language).map((text) =>
          fill({ ...note, [language]: text }),
        ),
        perCar: perCar
          ? { yuan: number, percent: null, from: null, ...perCar, fuels: [...(perCar.fuels ?? [])] }
          : null,
      };
    }),
  };
}

/** Three digits behind the point are more than any of the texts needs. */
const rounded = (value: number): number => Number(value.toFixed(3));
const written = (value: number): string => rounded(value).toLocaleString('en-US');
