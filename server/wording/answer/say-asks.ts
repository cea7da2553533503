import { type CallData, joinNames, type Language, monthText } from '@portal/contract';
import type { AskBack, Doubt, PartsOf } from '../meaning/ask-back.ts';
import type { NamedMembers } from '../meaning/sense.ts';
import { memberId, type Vocabulary, type WordDataset } from '../vocabulary/vocabulary.ts';
import { doubtSentences } from './doubt-sentences.ts';
import { settling } from './settled.ts';

type AskItem = CallData<'readWords'>['asks'][number];
type Choice = AskItem['choices'][number];

/** Names that differ by nothing else bear what they belong to. */
const nameOf = ({ members }: Vocabulary, { dimension, keys }: NamedMembers, language: Language): string =>
  joinNames(
    keys.map((key) => members.get(memberId(dimension, key))?.name[language] ?? key),
    language,
  );

/** Members as a choice shows them: the kind of thing, its name, and what it belongs to. */
export function membersLabel(
  vocabulary: Vocabulary,
  opened: readonly WordDataset[],
  members: NamedMembers,
  language: Language,
): string {
  const [key = ''] = members.keys;
  const kind = opened.find(({ dimensions }) => dimensions[members.dimension])?.dimensions[members.dimension]?.name[
    language
  ];
  const within = vocabulary.members.get(vocabulary.members.get(memberId(members.dimension, key))?.parent ?? '');
  // What it belongs to is named where the account may see such things.
  const isOpened = opened.some(({ dimensions }) => within !== undefined && Object.hasOwn(dimensions, within.dimension));
  const parent = isOpened ? within?.name[language] : undefined;
  const name = nameOf(vocabulary, members, language);
  const own = language === 'en' ? `${kind ?? members.dimension}: ${name}` : `${kind ?? members.dimension}：${name}`;
  if (!parent || parent === name) return own;
  return language === 'en' ? `${own} (${parent})` : `${own}（${parent}）`;
}

export interface SayWith {
  vocabulary: Vocabulary;
  opened: readonly WordDataset[];
  language: Language;
}

const isDoubt = (ask: AskBack): ask is Extract<AskBack, { kind: Doubt }> => Object.hasOwn(doubtSentences, ask.kind);

const quoted = (words: readonly string[], language: Language): string =>
  joinNames(
    words.map((word) => `“${word}”`),
    language,
  );

/** Built in China, or sold there: of what is sold there the word itself says nothing more. */
const homeChoices = (words: readonly string[], isEnglish: boolean): Choice[] =>
  words.flatMap((word) => [
    {
      label: isEnglish ? 'Cars built in China' : '国产车',
      settle: settling.name(word, { is: 'members', dimension: 'originType', keys: ['domestic'] }),
    },
    { label: isEnglish ? 'Sales in China' : '国内销量', settle: settling.skip(word) },
  ]);

/** The part of each in what is named: of a brand by province, where its sales are. */
function partsChoice({ by, of }: PartsOf, vocabulary: Vocabulary, language: Language): Choice {
  const own = dimensionName(vocabulary, by, language);
  const name = language === 'en' ? own.toLowerCase() : own;
  const whole = joinNames(of, language);
  const label = language === 'en' ? `Part of each ${name} in ${whole}` : `各${name}占${whole}的比例`;
  return { label, settle: settling.parts };
}

/** The share of what is named within each: of a brand in each province. */
function withinChoice({ by, of }: PartsOf, vocabulary: Vocabulary, language: Language): Choice {
  const own = dimensionName(vocabulary, by, language);
  const name = language === 'en' ? own.toLowerCase() : own;
  const owners = joinNames(of, language);
  const whose = language === 'en' && owners ? ` of ${owners}` : owners;
  const label = language === 'en' ? `Share${whose} within each ${name}` : `${whose}在每个${name}里的份额`;
  return { label, settle: settling.within };
}

/** The share of all together, where something is listed beside places. */
const wholeChoice = (language: Language): Choice => ({
  label: language === 'en' ? 'Share of all together' : '占全部的份额',
  settle: settling.whole,
});

const skipChoice = (word: string, language: Language): Choice => ({
  label: `${language === 'en' ? 'Leave out' : '忽略'} ${quoted([word], language)}`,
  settle: settling.skip(word),
});

/** Says what is asked back, and the choices that settle it. */
export function sayAsk(ask: AskBack, { vocabulary, opened, language }: SayWith): AskItem {
  const isEnglish = language === 'en';
  const say = (zh_CN: string, en: string, choices: readonly Choice[] = []): AskItem => ({
    kind: ask.kind as AskItem['kind'],
    sentence: isEnglish ? en : zh_CN,
    choices: [...choices],
  });
  if (isDoubt(ask)) {
    const quotes = { zh_CN: quoted(ask.words, 'zh_CN'), en: quoted(ask.words, 'en') };
    return {
      kind: 'unsure',
      sentence: doubtSentences[ask.kind](quotes)[language],
      choices: [
        ...(ask.kind === 'home' ? homeChoices(ask.words, isEnglish) : []),
        ...(ask.parts ? [partsChoice(ask.parts, vocabulary, language)] : []),
        ...(ask.within ? [withinChoice(ask.within, vocabulary, language)] : []),
        ...(ask.within && !ask.parts ? [wholeChoice(language)] : []),
      ],
    };
  }
  const words = 'words' in ask ? quoted(ask.words, language) : '';
  const datasetName = (key: string) => opened.find((dataset) => dataset.key === key)?.name[language] ?? key;
  switch (ask.kind) {
    case 'nothing':
      return say(
        '没有读出与市场数据有关的内容。请写明要看的指标、车或地区，例如“上月各品牌销量”。',
        'Nothing in this is about market data. Please name a figure, a car or a place, such as “sales by brand last month”.',
      );
    case 'lacking':
      return say(
        `${words}所在的产品当前账号没有开通，因此没有这些数据。可以在产品页申请，或忽略后问已有的数据。`,
        `This account has no product with data on ${words}. Apply for it on the products page, or go on without it.`,
        ask.words.map((word) => skipChoice(word, language)),
      );
    case 'unknown': {
      return say(
        `没有读懂${words}，当前账号的数据里没有这个名称。请换个说法，或忽略后继续。`,
        `Not understood: ${words}. The data of this account have nothing of that name. Put it another way, or go on without it.`,
        ask.words.map((word) => skipChoice(word, language)),
      );
    }
    case 'beyond':
      return say(
        `${words}问的是个数，或只要涨跌的那些；这里只列指标。请改问，例如“各品牌销量及同比”。`,
        `${words} asks how many there are, or only for those that rise or fall; figures are listed here. Ask for “sales by brand, yoy”, say.`,
      );
    case 'ambiguous':
      return say(
        `“${ask.word}”有多个含义，请选择：`,
        `“${ask.word}” may mean several things. Which one?`,
        ask.options.map((option) => ({
          label: membersLabel(vocabulary, opened, option, language),
          settle: settling.name(ask.word, option),
        })),
      );
    case 'figure':
      return say(
        '请写明要看的指标：当前账号的数据里没有默认的销量，或所写名称不在销量里。',
        'Please name a figure: the data of this account have no sales to fall back on, or the names are not in them.',
      );
    case 'datasets':
      return say(
        '这些指标来自不同的数据，一次只能问一种，请选择：',
        'These figures are of different data, which are asked one at a time. Which ones?',
        ask.options.map(({ dataset, word }) => ({
          label: `${datasetName(dataset)}${isEnglish ? ` (“${word}”)` : `（“${word}”）`}`,
          settle: settling.dataset(dataset),
        })),
      );
    case 'uncut': {
      const kinds = joinNames(
        ask.dimensions.map((dimension) => dimensionName(vocabulary, dimension, language)),
        language,
      );
      return say(
        `“${datasetName(ask.dataset)}”不能按${kinds}细分，请去掉后再问。`,
        `“${datasetName(ask.dataset)}” is not told apart by ${kinds}. Please ask without it.`,
      );
    }
    case 'levels':
      return say(
        `${words}不是同一类，不能并列在一个问题里，请分开问。`,
        `${words} are not of one kind and cannot stand side by side. Please ask for each by itself.`,
      );
    case 'twofold':
      return say(
        `${words}随时间而变，不能同时按时间列出。请先问排名，再看其中几项的走势。`,
        `${words} differs from period to period and cannot be listed by period too. Ask for the ranking first, then for the course of those in it.`,
      );
    case 'periods':
      return say(
        `${words}不是连续的时间，或长短不一，请只写一段时间；与上年比较可以问“同比”。`,
        `${words} are not one span of time, or not of one length. Please name one; to compare with a year before, ask for YoY.`,
      );
    case 'uncovered': {
      const wanted = spanText(ask.from, ask.to, isEnglish);
      const there = spanText(ask.first, ask.last, isEnglish);
      const latest = isEnglish ? 'Take the months that are covered' : '改用有数据的月份';
      return say(
        `没有 ${wanted} 的数据，现有数据为 ${there}。`,
        `There are no figures of ${wanted}; there are of ${there}.`,
        [{ label: latest, settle: settling.latest }],
      );
    }
    case 'long':
      return say(
        `时间太长：共 ${ask.months} 个月，一个问题最多 ${ask.cap} 个时段。请缩短时间，或改按季度、年度。`,
        `Too long: ${ask.months} months, where one question has at most ${ask.cap} periods. Shorten the time, or ask by quarter or year.`,
      );
  }
}

const spanText = (from: number, to: number, isEnglish: boolean): string => {
  if (from === to) return monthText(from);
  return isEnglish ? `${monthText(from)} to ${monthText(to)}` : `${monthText(from)} 至 ${monthText(to)}`;
};

/** What a dimension is called, in whichever dataset it stands. */
function dimensionName({ datasets }: Vocabulary, dimension: string, language: Language): string {
  const known = datasets.find(({ dimensions }) => dimensions[dimension]);
  return known?.dimensions[dimension]?.name[language] ?? dimension;
}

/** Says that nothing fits all names of a question at once. */
export const sayApart = (names: readonly string[], language: Language): AskItem => ({
  kind: 'apart',
  sentence:
    language === 'en'
      ? `Nothing in these data is all of this at once: ${quoted(names, language)}. Please leave one out.`
      : `数据里没有同时符合${quoted(names, language)}的内容，请去掉其中一个。`,
  choices: [],
});
