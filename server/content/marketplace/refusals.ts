import { chinaDate, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { StoredOrder } from './orders/order-store.ts';

/** How an order that no longer waits has ended. */
const endings: Record<string, Sentence> = {
  granted: { zh_CN: '通过', en: 'granted' },
  declined: { zh_CN: '标记为未通过', en: 'declined' },
  cancelled: { zh_CN: '撤销', en: 'cancelled' },
};

/** What is said where a report of the marketplace is not given, or not ordered. */
export const marketRefusals = {
  gone: () =>
    new Refusal('content.market-report-gone', status.refused, {
      zh_CN: '报告市场中没有这份报告，可能已被移除；请返回目录。',
      en: 'The marketplace has no such report; it may have been removed. Please return to the catalogue.',
    }),
  notOpen: () =>
    new Refusal('content.market-report-not-open', status.forbidden, {
      zh_CN: '您的账号尚未开通这份报告：请在报告页面提交申请，通过后即可阅读和下载。',
      en: 'This report is not open to your account: order it on its page. It can be read and downloaded once that is granted.',
    }),
  noOrder: () =>
    new Refusal('content.report-order-unknown', status.refused, {
      zh_CN: '您的账号没有申请过这份报告；请刷新“我的申请”。',
      en: 'Your account has not ordered this report; please reload My orders.',
    }),
  decidedAlready: ({ state, decided_at }: Pick<StoredOrder, 'state' | 'decided_at'>) => {
    const ending = endings[state] ?? { zh_CN: '处理', en: 'decided' };
    const day = chinaDate(decided_at ?? 0);
    return new Refusal('content.report-order-decided', status.refused, {
      zh_CN: `这项申请已于 ${day} ${ending.zh_CN}，不能再撤销。`,
      en: `This order was ${ending.en} on ${day} and can no longer be cancelled.`,
    });
  },
  sourceUnfit: (source: string) =>
    new Refusal('content.report-source-unfit', status.refused, {
      zh_CN: `来源名“${source}”无效：以小写字母开头，只含小写字母、数字和连字符，最多 40 个字符。`,
      en: `The source “${source}” is not valid: it begins with a small letter and has small letters, digits and hyphens alone, 40 at most.`,
    }),
  importBusy: () =>
    new Refusal('content.report-import-busy', status.tooMany, {
      zh_CN: '另一批报告正在导入；请稍后再试。',
      en: 'Other reports are being imported; try again later.',
    }),
  emptyArchive: () =>
    new Refusal('content.report-archive-empty', status.refused, {
      zh_CN: '没有收到文件内容；请发送含清单和报告文件的 .zip。',
      en: 'Nothing came; send a .zip with the list and the documents.',
    }),
  archiveTooLarge: (largest: number) =>
    new Refusal('content.report-archive-too-large', status.tooLarge, {
      zh_CN: `压缩包超过 ${largest / 1024 / 1024} MB；请分几次发送。`,
      en: `The archive is larger than ${largest / 1024 / 1024} MB; send it in several parts.`,
    }),
  repeatedFile: (name: string) =>
    new Refusal('content.report-file-repeated', status.refused, {
      zh_CN: `压缩包中有多个名为“${name}”的文件；请改名后重新打包。`,
      en: `The archive has several files called “${name}”; rename them and pack it again.`,
    }),
  unfitFile: (name: string) =>
    new Refusal('content.packed-name-unfit', status.refused, {
      zh_CN: `压缩包中的“${name}”名称过长，或既是文件又是文件夹；请改名后重新打包。`,
      en: `The name “${name}” in the archive is too long, or is that of a file and of a folder; rename it and pack it again.`,
    }),
  openAlready: () =>
    new Refusal('content.market-report-open-already', status.refused, {
      zh_CN: '这份报告已经可以阅读，无需申请。',
      en: 'You can read this report already; there is nothing to order.',
    }),
};
