import { joinNames, type Language, type WatchFile } from '@portal/contract';
import type { LetterPicture } from '../picture/letter-picture.ts';

/** A table in a mail: the first rows, as on the screen. */
export interface LetterTable {
  head: string[];
  rows: {
    cells: string[];
    /** How long the bar of its figure is, from 0 to 1; null for a row without one. */
    bar: number | null;
    /** It stands for several others, as a total does. */
    whole: boolean;
    /** The row that the mail is about. */
    marked: boolean;
  }[];
  /** How many columns name the row; the others hold figures. */
  names: number;
  /** How many rows the table has more. */
  more: number;
}

/** A table with what is to be said of it. */
export interface LetterPart {
  /** Its name, where a mail has several; empty otherwise. */
  title: string;
  /** Null where a picture would tell no more than the table. */
  picture: LetterPicture | null;
  /** What the picture shows beyond the table, for a mail without pictures: a line for each series. */
  figures: string[];
  table: LetterTable;
  /** It lists what the table before it counts, and is none of the file. */
  listed?: true;
  /** Period, source, release, definition and the like. */
  facts: [string, string][];
}

/** What a mail says, before it is written as text and as HTML. */
export interface Letter {
  language: Language;
  /** The name of the watch. */
  name: string;
  /** What is watched, in words. */
  rule: string;
  /** What was found: the reason of the mail. */
  says: string;
  sample: boolean;
  /** None where no figure may be told. */
  parts: LetterPart[];
  /** The names of the tables that the file has beside them. */
  rest: string[];
  /** The view in the portal; empty where it would not open. */
  link: string;
  /** Which file goes with it; 'too-large' where it would be too large for a mail. */
  attached: WatchFile | 'too-large' | 'none';
  links: { pause: string; end: string };
  account: string;
  /** Who runs the portal; empty where nobody says so. */
  signature: string;
}

const zh_CN = {
  subject: '[监测] %s',
  sample: '这是样例：您刚才在门户中试发了这封邮件。',
  watched: '监测内容',
  open: '在门户中打开此视图',
  figures: '走势',
  attached: '附件 Excel 文件包含此表，与门户中所见一致。',
  attachedAll: '附件 Excel 文件包含全部表格，每张一页，与门户中所见一致。',
  slides: '附件演示文稿中每张表一页，图与表可在 PowerPoint 中编辑。',
  pages: '附件 PDF 中每张表一页 A4。',
  rest: '仅在附件中：%s',
  tooLarge: '表格过大，未随邮件附上，请在门户中导出。',
  more: '另有 %s 行。',
  why: '您收到此邮件，是因为账号 %s 监测了以上内容。',
  pause: '暂停此监测',
  end: '结束此监测',
};

const en: Record<keyof typeof zh_CN, string> = {
  subject: '[Watch] %s',
  sample: 'This is a sample: it was just asked for in the portal.',
  watched: 'Watched',
  open: 'Open this view in the portal',
  figures: 'Over time',
  attached: 'The attached Excel workbook has this table as the portal shows it.',
  attachedAll: 'The attached Excel workbook has all tables as the portal shows them, a sheet each.',
  slides: 'The attached slides have one for each table; PowerPoint edits their charts and tables.',
  pages: 'The attached PDF has a page of A4 for each table.',
  rest: 'In the attached file alone: %s',
  tooLarge: 'The table is too large for a mail. Please export it in the portal.',
  more: '%s rows more.',
  why: 'You receive this mail because the account %s watches this.',
  pause: 'Pause this watch',
  end: 'End this watch',
};

const words = { zh_CN, en };

export const letterWord = (language: Language, key: keyof typeof zh_CN, value = ''): string =>
  words[language][key].replace('%s', () => value);

/** What stands above the figures: that it is a sample, what was found, and what is watched. */
export const letterHead = ({ language, sample, says, rule }: Letter): string[] => [
  ...(sample ? [letterWord(language, 'sample')] : []),
  says,
  `${letterWord(language, 'watched')}${language === 'en' ? ': ' : '：'}${rule}`,
];

/** What is said of the file; empty where there is none. */
export function attachedText({ language, attached, parts }: Letter): string {
  if (attached === 'none') return '';
  if (attached === 'pptx' || attached === 'pdf') return letterWord(language, attached === 'pptx' ? 'slides' : 'pages');
  const tables = parts.filter(({ listed }) => !listed).length;
  return letterWord(language, attached === 'too-large' ? 'tooLarge' : tables > 1 ? 'attachedAll' : 'attached');
}

/** The tables that the mail itself does not show; empty where it shows all. */
export const restText = ({ language, rest, attached }: Letter): string =>
  rest.length > 0 && attached !== 'none' && attached !== 'too-large'
    ? letterWord(language, 'rest', joinNames(rest, language))
    : '';
