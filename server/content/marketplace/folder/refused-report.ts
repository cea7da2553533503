import { RefusedValue } from '../../import/reading/refused-value.ts';
import { type PdfFault, pdfLimits } from '../pdf/unfit-pdf.ts';

const refuse = (field: string, value: string, code: string, zh_CN: string, en: string) =>
  new RefusedValue(field, value, code, { zh_CN, en });

const megabytes = pdfLimits.bytes / 1024 / 1024;
const mostPages = pdfLimits.pages.toLocaleString('en-US');

const pdfFaults: Record<PdfFault, (file: string, pages: string) => [code: string, zh_CN: string, en: string]> = {
  'not-pdf': (file) => ['not-pdf', `“${file}”不是 PDF 文件。`, `"${file}" is not a PDF file.`],
  damaged: (file) => [
    'damaged-pdf',
    `“${file}”已损坏或不完整；请重新导出该 PDF。`,
    `"${file}" is damaged or cut off; export the PDF again.`,
  ],
  locked: (file) => [
    'locked-pdf',
    `“${file}”已加密；请提供没有密码和权限限制的 PDF。`,
    `"${file}" is locked; deliver a PDF without a password and without restrictions.`,
  ],
  'no-pages': (file) => ['empty-pdf', `“${file}”没有任何页面。`, `"${file}" has no pages.`],
  'too-many-pages': (file, pages) => [
    'too-many-pages',
    `“${file}”有 ${pages} 页，最多 ${mostPages} 页；请拆分后再交付。`,
    `"${file}" has ${pages} pages; ${mostPages} are the most. Deliver it in parts.`,
  ],
  'too-large': (file) => [
    'too-large',
    `“${file}”超过 ${megabytes} MB；请压缩其中的图片。`,
    `"${file}" is larger than ${megabytes} MB; compress the pictures in it.`,
  ],
};

/** Why a report of a folder is refused, beside what every row of content may be refused for. */
export const refusedReports = {
  price: (value: string) =>
    refuse(
      ...(['price', value, 'price'] as const),
      `“${value}”不是价格；请写 0（免费）、整数元，或 ask（询价）。`,
      `"${value}" is no price; write 0 for free, a whole sum in yuan, or ask.`,
    ),
  fileName: (value: string) =>
    refuse(
      ...(['document', value, 'file-name'] as const),
      `“${value}”不是文件夹中的文件名；请只写文件名，以 .html 或 .pdf 结尾。`,
      `"${value}" does not name a file of the folder; write the bare name, ending with .html or .pdf.`,
    ),
  absent: (value: string) =>
    refuse(
      ...(['document', value, 'no-file'] as const),
      `文件夹中没有“${value}”。`,
      `There is no "${value}" in the folder.`,
    ),
  bothKinds: () =>
    refuse(
      ...(['document', '', 'two-formats'] as const),
      '同一份报告不能一种语言为 PDF、另一种为 HTML；请使用同一种格式。',
      'A report cannot be a PDF in one language and HTML in the other; use one format.',
    ),
  twoFiles: () =>
    refuse(
      ...(['document', '', 'two-files'] as const),
      '一份报告只能有一个 PDF，供两种语言使用；请将另一语言的 PDF 作为单独的报告交付，或使用 HTML。',
      'A report has one PDF for both languages; deliver the one of the other language as a report of its own, or use HTML.',
    ),
  noSample: (value: string) =>
    refuse(
      ...(['document', value, 'no-sample'] as const),
      `“${value}”只有一页，而第一页是所有人都可试读的部分；请在前面加一页封面，或将价格设为 0。`,
      `"${value}" has one page, and the first page is the sample that everybody reads; put a cover before it, or make it free.`,
    ),
  noFigures: (value: string) =>
    refuse(
      ...(['document', value, 'no-figures'] as const),
      `“${value}”中没有任何图表；报告至少要有一个表格。`,
      `"${value}" has no figures; a report has at least one table.`,
    ),
  noText: (value: string) =>
    refuse(
      ...(['document', value, 'no-text'] as const),
      `“${value}”中没有可读的文字。`,
      `"${value}" has no text that could be read.`,
    ),
  pdf: (fault: PdfFault, file: string, pages: number) =>
    refuse('document', file, ...pdfFaults[fault](file, pages.toLocaleString('en-US'))),
};
