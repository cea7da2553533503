import type { Operator } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type MarkFile, readMark } from './operator-mark.ts';
import { isWebAddress, type Read, UnfitValue } from './settings-values.ts';

export interface OperatorSettings {
  /** PORTAL_NAME, PORTAL_FIRM, PORTAL_CONTACT, and where PORTAL_MARK is served. */
  operator: Operator;
  /** PORTAL_MARK: the file itself; null shows the portal's own sign. */
  mark: MarkFile | null;
}

/** The most characters of a name: longer ones break the head of the public pages. */
export const longestNames = { name: 40, firm: 80 };

export function readOperatorSettings(read: Read): OperatorSettings {
  const name = read('PORTAL_NAME', '', readNames(longestNames.name));
  const firm = read('PORTAL_FIRM', '', readNames(longestNames.firm));
  const contact = read('PORTAL_CONTACT', '', readContact);
  const mark = read('PORTAL_MARK', '', (text) => (text ? readMark(text) : null));
  return {
    operator: {
      ...(name && { name }),
      ...(firm && { firm }),
      ...(contact && { contact }),
      ...(mark && { mark: mark.address }),
    },
    mark,
  };
}

/** One text for both languages, or the Chinese and the English one with | between them. */
function readNames(most: number) {
  return (text: string): Sentence | null => {
    if (!text) return null;
    const names = text.split('|').map((part) => part.trim());
    const [zh_CN = '', en = zh_CN] = names;
    const fits = (name: string) => name !== '' && [...name].length <= most && !/[\p{Cc}\p{Cf}]/u.test(name);
    if (names.length <= 2 && names.every(fits)) return { zh_CN, en };
    throw new UnfitValue({
      zh_CN: `必须是一个名称，或用 | 分隔的中文和英文名称，各不超过 ${most} 个字符，而不是“${text}”`,
      en: `must be one name, or a Chinese and an English one with | between them, of at most ${most} characters each, not '${text}'`,
    });
  };
}

/** @throws UnfitValue for what no page can lead to */
export function readContact(text: string): string | null {
  if (text && !isWebAddress(text) && !/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)$/i.test(text))
    throw new UnfitValue({
      zh_CN: `必须是 https、mailto: 或 tel: 地址，而不是“${text}”`,
      en: `must be an https, mailto: or tel: address, not '${text}'`,
    });
  return text || null;
}
