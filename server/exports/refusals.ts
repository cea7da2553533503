import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const exportRefusals = {
  unknown: () =>
    new Refusal('exports.unknown', status.notFound, {
      zh_CN: '没有这个文件，或它已过期。请重新导出。',
      en: 'There is no such file, or it has expired. Please export it again.',
    }),
  notMade: () =>
    new Refusal('exports.not-made', status.refused, {
      zh_CN: '文件尚未生成，请稍候再下载。',
      en: 'The file is not ready yet. Please download it a little later.',
    }),
  /** @param most how many files an account may have waiting */
  tooMany: (most: number) =>
    new Refusal('exports.too-many', status.tooMany, {
      zh_CN: `您已有 ${most} 个文件正在生成。请等它们完成后再导出。`,
      en: `You already have ${most} files being made. Please wait until they are ready, then export again.`,
    }),
  /** @param most cells of all tables of a file */
  tooManyCells: (most: number) =>
    new Refusal('exports.too-many-cells', status.tooLarge, {
      zh_CN: `文件的表格合计超过 ${most} 个单元格。请增加筛选、减少工作表，或分几个文件导出。`,
      en: `The tables of the file have more than ${most} cells together. Please add filters, take fewer sheets, or export several files.`,
    }),
  oneTable: () =>
    new Refusal('exports.one-table', status.malformed, {
      zh_CN: 'CSV 文件只能包含一个表格；多个表格请导出为 Excel。',
      en: 'A CSV file holds one table only; export several as an Excel workbook.',
    }),
  zoneUnknown: (zone: string) =>
    new Refusal('exports.time-zone-unknown', status.malformed, {
      zh_CN: `没有时区 ${zone}；请使用 Asia/Shanghai 之类的名称。`,
      en: `There is no time zone ${zone}; use a name such as Asia/Shanghai.`,
    }),
  withoutFont: () =>
    new Refusal('exports.without-font', status.refused, {
      zh_CN: '服务器没有可显示这些文字的字体，无法生成 PDF。请改为导出 PPTX 或 Excel，或请运营方安装字体。',
      en: 'The server has no font for some of these words, so there is no PDF. Take PPTX or Excel instead, or ask your operator to install a font.',
    }),
  failed: () =>
    new Refusal('exports.failed', status.refused, {
      zh_CN: '文件没有生成，请重新导出；若仍失败，请联系客户经理。',
      en: 'The file could not be made. Please export it again, and contact your account manager if it fails once more.',
    }),
};
