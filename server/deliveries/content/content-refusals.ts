import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';

/** Why content that a person brings, or takes away, is not taken. */
export const contentRefusals = {
  notPacked: () =>
    new Refusal('deliveries.content-not-packed', status.refused, {
      zh_CN: '图片和报告市场的报告以文件夹交付：请把清单和它列出的文件打包成一个 .zip。',
      en: 'Pictures and reports of the marketplace come as a folder: pack the list, with the files that it names, as one .zip.',
    }),
  packed: () =>
    new Refusal('deliveries.content-packed', status.refused, {
      zh_CN: '资讯、政策和公共报告是一个表格文件，不是 .zip；请解压后上传，或更改内容类型。',
      en: 'News, policies and public reports are one file with a table, and no .zip: unpack it, or choose another kind.',
    }),
  noSource: () =>
    new Refusal('deliveries.content-source-wanted', status.refused, {
      zh_CN: '请填写来源：再次交付时凭来源更新报告市场的报告。',
      en: 'Give the source: a later delivery updates reports of the marketplace by it.',
    }),
  noCars: () =>
    new Refusal('deliveries.content-no-market', status.refused, {
      zh_CN: '还没有已发布的数据版本，无法核对图片的车型；请先发布数据。',
      en: 'No release of figures is published, so the models of pictures cannot be checked; publish one first.',
    }),
  nothingThere: () =>
    new Refusal('deliveries.content-unknown', status.notFound, {
      zh_CN: '没有这样的内容：可能已被移除，请刷新页面并核对编号。',
      en: 'There is no such content: it may have been removed. Reload the page and check the key.',
    }),
  reasonWanted: () =>
    new Refusal('deliveries.content-reason-wanted', status.refused, {
      zh_CN: '请填写原因，最多 500 个字符；原因写入审计记录。',
      en: 'Give a reason, of 500 characters at most: it stands in the audit trail.',
    }),
} as const;
