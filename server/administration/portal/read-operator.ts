import { type CallPayload, formLimits } from '@portal/contract';
import { markOf } from '../../exports/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { markFrom } from '../../settings/operator-mark.ts';
import { longestNames, readContact } from '../../settings/settings-operator.ts';
import { UnfitValue } from '../../settings/settings-values.ts';
import type { OperatorText } from '../../setup/index.ts';
import { readName } from '../values/read-values.ts';
import { unfit } from '../values/refusals.ts';

type Given = CallPayload<'setPortalOperator'>;

/** What is given, as it is stored; a field that is not given is absent. @throws UsageError for what does not fit */
export async function readOperator({ name, firm, contact, mark }: Given): Promise<Partial<OperatorText>> {
  return {
    ...(name && { name: readBoth('--name', name, longestNames.name) }),
    ...(firm && { firm: readBoth('--firm', firm, longestNames.firm) }),
    ...(contact !== undefined && {
      contact: inTheSameWords('--contact', () => readContact(asAddress(contact.trim()))),
    }),
    ...(mark !== undefined && { mark: mark && (await readMark(mark)) }),
  };
}

/** A text in both languages; where it is left out in one, that of the other. */
function readBoth(field: string, { zh_CN, en }: Sentence, longest: number): Sentence | null {
  const [inChinese, inEnglish] = [zh_CN.trim(), en.trim()];
  if (!inChinese && !inEnglish) return null;
  return {
    zh_CN: readName(field, inChinese || inEnglish, longest),
    en: readName(field, inEnglish || inChinese, longest),
  };
}

/** An address of mail or a number of a phone as people write them, as what a page can lead to. */
function asAddress(text: string): string {
  if (formLimits.email.test(text)) return `mailto:${text}`;
  return /^\+?[\d\s-]{5,}$/.test(text) ? `tel:${text}` : text;
}

async function readMark({ fileName, content }: NonNullable<Given['mark']>): Promise<NonNullable<OperatorText['mark']>> {
  const file = inTheSameWords('--mark', () => markFrom(Buffer.from(content, 'base64'), fileName));
  if ((await markOf(file)) === null) {
    throw unfit('--mark', {
      zh_CN: `“${fileName}”已损坏，无法绘制；请重新导出该图片`,
      en: `'${fileName}' is damaged and cannot be drawn: save the picture anew`,
    });
  }
  return { ...file, content: file.content.toString('base64') };
}

/** What the environment would be refused with, about a field of a form. */
function inTheSameWords<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnfitValue) throw unfit(field, error.sentence);
    throw error;
  }
}

/** What a form calls these values. */
export const operatorFields: Record<string, Sentence> = {
  '--name': { zh_CN: '门户名称', en: 'Name of the portal' },
  '--firm': { zh_CN: '公司', en: 'Firm' },
  '--contact': { zh_CN: '联系方式', en: 'Contact' },
  '--mark': { zh_CN: '标志', en: 'Mark' },
};
