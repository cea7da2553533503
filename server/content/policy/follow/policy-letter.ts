import type { Language, PolicyItem } from '@portal/contract';
import { ownOf } from '../../../kernel/own-of.ts';
import { kindNames, levelNames } from '../../names.ts';

interface Letter {
  subject: string;
  text: string;
}

/** What is told of new policies. */
interface Announcement {
  items: readonly PolicyItem[];
  /** How many there are, of which the items are the newest. */
  total: number;
  /** The name of the account. */
  account: string;
  /** Where people reach the portal. */
  origin: string;
}

/** The mail about new policies of what an account follows. */
export function policyLetter({ items, total, account, origin }: Announcement, language: Language): Letter {
  const zh = language === 'zh_CN';
  const lines = items.map((item) => {
    const kind = ownOf(kindNames, item.kind)?.[language] ?? item.kind;
    const level = ownOf(levelNames, item.level)?.[language] ?? item.level;
    const facts = [level, item.region, kind, item.issuedOn].filter(Boolean).join(' · ');
    const link = `${origin}/policy/policies?id=${encodeURIComponent(item.policyId)}`;
    return [item.title.replace(/\s+/g, ' '), facts, link].join('\n');
  });
  const more = total - items.length;
  const rest = zh ? `另有 ${more} 项，见政策首页。` : `${more} more are on the first page of Industry policy.`;
  const end = zh
    ? `此邮件发给门户账号 ${account}，因为您在政策首页关注了这些主题或地区；可在那里更改或取消：${origin}/policy/home`
    : `This mail goes to the portal account ${account}, which follows these topics or places on the first page of Industry policy, and can change that there: ${origin}/policy/home`;
  return {
    subject: zh
      ? `[行业政策] 您关注的政策有 ${total} 项更新`
      : `[Industry policy] ${total} new ${total === 1 ? 'policy' : 'policies'} on what you follow`,
    text: [...lines, ...(more > 0 ? [rest] : []), end].join('\n\n'),
  };
}
