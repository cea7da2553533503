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
      zh_CN: `无法读取 ${option} 中的“${text}”。$filter 支持比较（eq、ne、gt、ge、lt、le）、in、contains、startswith、endswith，可用 not、and、or 和括号组合。`,
      en: `“${text}” in ${option} cannot be read. $filter takes comparisons (eq, ne, gt, ge, lt, le), in, contains, startswith and endswith, with not, and, or and brackets.`,
    }),
  /** @param option that stands in the address twice */
  optionTwice: (option: string) =>
    new Refusal('odata.option-twice', status.malformed, {
      zh_CN: `${option} 在地址中出现多次，请只保留一个。`,
      en: `${option} stands in the address more than once. Please leave one.`,
    }),
  /** @param option of the protocol that feeds do not have, such as $apply, or a $format */
  optionUnknown: (option: string) =>
    new Refusal('odata.option-unknown', status.malformed, {
      zh_CN: `数据源不支持 ${option}；支持 $select、$filter、$orderby、$top、$skip、$skiptoken、$count，以及 $format（json、csv、parquet）。`,
      en: `Feeds do not know ${option}. They take $select, $filter, $orderby, $top, $skip, $skiptoken, $count, and $format (json, csv, parquet).`,
    }),
  columnUnknown: (name: string) =>
    new Refusal('odata.column-unknown', status.malformed, {
      zh_CN: `没有列“${name}”；列名见 $metadata。`,
      en: `There is no column “${name}”; $metadata lists them.`,
    }),
  /** @param name of a column @param value that is of another type than it */
  typeDiffers: (name: string, value: string) =>
    new Refusal('odata.type-differs', status.malformed, {
      zh_CN: `列“${name}”与“${value}”类型不同；文本用单引号，数字和日期（2026-01-31）不用，类型见 $metadata。`,
      en: `Column “${name}” and “${value}” are of different types. Texts stand in single quotes, numbers and days (2026-01-31) without; $metadata lists the types.`,
    }),
  /** @param all rows of the table @param most that a feed has */
  tooManyRows: (all: number, most: number) =>
    new Refusal('odata.too-many-rows', status.malformed, {
      zh_CN: `此表有 ${all} 行，一个数据源最多 ${most} 行；请在页面上增加筛选后重新复制地址。`,
      en: `The table has ${all} rows, and a feed at most ${most}. Please narrow the filters on the page, then copy the address again.`,
    }),
  viewUnknown: () =>
    new Refusal('odata.view-unknown', status.notFound, {
      zh_CN: '没有这个视图或表格：可能已被删除、不再与您共享，或该视图没有可读取的表格。',
      en: 'There is no such view or table: it may have been removed, be shared with you no longer, or have no table that can be read.',
    }),
  releaseChanged: () =>
    new Refusal('odata.release-changed', status.refused, {
      zh_CN: '读取过程中发布了新数据，请从头刷新。',
      en: 'Newer figures were published while the feed was read. Please refresh from the beginning.',
    }),
};
