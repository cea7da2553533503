import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const feedRefusals = {
  addressUnread: () =>
    new Refusal('odata.address-unread', status.malformed, {
      zh_CN: '数据源地址不完整，请重新复制。',
      en: 'The address of the feed is incomplete. Please copy it again.',
    }),
  /** @param option of the protocol, such as $filter @param text what stands in it */
  optionUnread: (option: string, text: string) =>
    new Refusal('odata.option-unread', status.malformed, {
      zh_CN: `无法读取 ${option} 中的“${text}”。$filter 支持以 and 连接的比较（eq、ne、gt、ge、lt、le）和 contains、startswith、endswith。`,
      en: `“${text}” in ${option} cannot be read. $filter takes comparisons (eq, ne, gt, ge, lt, le) and contains, startswith, endswith, joined by and.`,
    }),
  columnUnknown: (name: string) =>
    new Refusal('odata.column-unknown', status.malformed, {
      zh_CN: `没有列“${name}”；列名见 $metadata。`,
      en: `There is no column “${name}”; $metadata lists them.`,
    }),
  tooManyRows: (all: number) =>
    new Refusal('odata.too-many-rows', status.malformed, {
      zh_CN: `此表有 ${all} 行，一个数据源最多 20000 行；请在页面上增加筛选后重新复制地址。`,
      en: `The table has ${all} rows, and a feed at most 20,000. Please narrow the filters on the page, then copy the address again.`,
    }),
  releaseChanged: () =>
    new Refusal('odata.release-changed', status.refused, {
      zh_CN: '读取过程中发布了新数据，请从头刷新。',
      en: 'Newer figures were published while the feed was read. Please refresh from the beginning.',
    }),
};
