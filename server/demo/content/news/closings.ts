import type { Sentence } from '../../../kernel/words/sentence.ts';

const say = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** How news of a demonstration end: each says in its own words that nobody and nothing in it is real. */
const closings: readonly [Sentence, ...Sentence[]] = [
  say(
    '演示内容：文中的企业、车型与媒体均为虚构；数字取自演示市场，同样不是真实数据。',
    'Demonstration content: companies, models and media are fictitious; the figures are those of the demonstration market, and not real either.',
  ),
  say(
    '以上数字来自演示市场，可在门户中逐一查到；人物、品牌与报道均为虚构。',
    'Each of these figures can be found in the demonstration market of the portal; brands, models and the report itself are fictitious.',
  ),
  say(
    '编者注：本文为演示而写，所涉品牌、车型与数据均为虚构。',
    'Editor’s note: written for a demonstration. The brands, the models and the figures are all fictitious.',
  ),
  say(
    '本报道及其中的市场均为虚构，仅用于展示资讯如何与行情相连。',
    'This report and its market are fictitious, and show how news are tied to figures.',
  ),
  say(
    '读者可在销量与价格页面核对文中数字；它们与文中企业一样，均为虚构。',
    'Readers can check the figures on the pages of sales and prices; like the companies named, they are fictitious.',
  ),
  say(
    '说明：演示市场由程序生成，本文的企业、车型、媒体与数字均为虚构。',
    'A program makes the demonstration market: companies, models, media and figures of this text are fictitious.',
  ),
  say(
    '如与真实企业或车型同名，纯属巧合：文中一切均为虚构。',
    'Any likeness to real companies or models is chance: everything in this text is fictitious.',
  ),
  say('（演示稿件，内容与数据均为虚构。）', '(Demonstration copy; content and figures are fictitious.)'),
];

/** The closing of the news item with this number: those that follow each other end differently. */
export const closingOf = (index: number): Sentence => closings[index % closings.length] ?? closings[0];

/** How many there are, after which they begin anew. */
export const closingCount = closings.length;
