import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';

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
  openAlready: () =>
    new Refusal('content.market-report-open-already', status.refused, {
      zh_CN: '这份报告已经可以阅读，无需申请。',
      en: 'You can read this report already; there is nothing to order.',
    }),
};
