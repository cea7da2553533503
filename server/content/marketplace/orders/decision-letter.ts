import type { Language } from '@portal/contract';
import { wireDay } from '../../days.ts';
import type { StoredOrder } from './order-store.ts';

/** What the mail about a decided order says. */
export interface DecisionLetter {
  language: Language;
  subject: string;
  text: string;
}

interface Words {
  subject: (granted: boolean, title: string) => string;
  granted: (title: string, day: string) => string;
  declined: (title: string) => string;
  answer: (text: string) => string;
  read: (link: string) => string;
  orders: (link: string) => string;
  account: (name: string) => string;
}

const words: Record<Language, Words> = {
  zh_CN: {
    subject: (granted, title) => `[报告市场] ${granted ? '申请已通过' : '申请未通过'}：${title}`,
    granted: (title, day) => `您申请的报告《${title}》已开通，可阅读和下载至 ${day}（北京时间，含当日）。`,
    declined: (title) => `很抱歉，您对报告《${title}》的申请未通过。`,
    answer: (text) => `答复：${text}`,
    read: (link) => `阅读报告：${link}`,
    orders: (link) => `查看我的申请：${link}`,
    account: (name) => `此邮件发给门户账号 ${name}。`,
  },
  en: {
    subject: (granted, title) => `[Report marketplace] ${granted ? 'Order granted' : 'Order declined'}: ${title}`,
    granted: (title, day) =>
      `The report "${title}" that you ordered is open: it can be read and downloaded up to and including ${day} (China time).`,
    declined: (title) => `We regret that your order of the report "${title}" was declined.`,
    answer: (text) => `Answer: ${text}`,
    read: (link) => `Read the report: ${link}`,
    orders: (link) => `See your orders: ${link}`,
    account: (name) => `This mail goes to the portal account ${name}.`,
  },
};

/** A title stands on one line of a mail, whatever an operator's list holds. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The mail about an order that was decided, in the language in which the report was ordered.
 * @param origin where people reach the portal; null where nobody has said it, and no address is given
 */
export function decisionLetter(order: StoredOrder, account: string, origin: string | null): DecisionLetter {
  const language: Language = order.language === 'en' ? 'en' : 'zh_CN';
  const say = words[language];
  const granted = order.state === 'granted';
  const title = oneLine(language === 'en' ? order.title_en : order.title_zh);
  const page = `${origin}/report-market/reports?id=${encodeURIComponent(order.report_id)}`;
  const link = granted ? say.read(page) : say.orders(`${origin}/report-market/orders`);
  const paragraphs = [
    granted ? say.granted(title, wireDay(order.until_ymd)) : say.declined(title),
    ...(order.answer ? [say.answer(order.answer)] : []),
    ...(origin === null ? [] : [link]),
    say.account(account),
  ];
  return { language, subject: say.subject(granted, title), text: paragraphs.join('\n\n') };
}
