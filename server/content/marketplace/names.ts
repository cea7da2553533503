import type { ReportCategory, ReportState } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

const name = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

export const categoryNames: Record<ReportCategory, Sentence> = {
  monthly: name('月报', 'Monthly'),
  quarterly: name('季报', 'Quarterly'),
  special: name('专题', 'Special'),
  databook: name('数据手册', 'Data book'),
};

export const priceNames: Record<string, Sentence> = {
  free: name('免费', 'Free'),
  priced: name('付费', 'Priced'),
  ask: name('询价', 'Price on request'),
};

export const stateNames: Record<ReportState, Sentence> = {
  open: name('可阅读', 'Open to read'),
  asked: name('已申请', 'Ordered'),
  declined: name('未通过', 'Declined'),
  expired: name('已到期', 'Expired'),
  closed: name('未订购', 'Not ordered'),
};
