import { RefusedValue } from '../reading/refused-value.ts';

const quoted = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}...` : value);
const refuse = (field: string, value: string, code: string, zh_CN: string, en: string) =>
  new RefusedValue(field, value, code, { zh_CN, en });

/** As many pixels as a picture may have. */
export const mostPixels = 100_000_000;

/** As long as a side of a picture may be, in px: what pictures are served as knows no more. */
export const longestSide = 16_383;

/** As large as the file of a picture may be, in bytes. */
export const mostBytes = 60 * 1024 * 1024;

const words = {
  brand: { zh_CN: '品牌', en: 'brand' },
  model: { zh_CN: '车型', en: 'model' },
  subModel: { zh_CN: '子车型', en: 'sub-model' },
} as const;

/** Every reason for which the row of a picture is refused, beside those of any row. */
export const refusedPictures = {
  unknownCar: (field: keyof typeof words, value: string) =>
    refuse(
      ...([field, value, 'unknown-member'] as const),
      `市场数据中没有${words[field].zh_CN}“${quoted(value)}”；请使用已发布数据中的名称或键。`,
      `The market has no ${words[field].en} "${quoted(value)}"; use a name or key of the published release.`,
    ),
  repeated: (file: string, row: number) =>
    refuse(
      ...(['file', file, 'repeated'] as const),
      `文件“${quoted(file)}”已出现在第 ${row} 行；每个文件只能占一行。`,
      `The file "${quoted(file)}" already appears in row ${row}; each file takes one row.`,
    ),
  outside: (file: string) =>
    refuse(
      ...(['file', file, 'outside'] as const),
      `文件“${quoted(file)}”不在清单所在的文件夹内；请将图片放入该文件夹。`,
      `The file "${quoted(file)}" does not lie in the folder of the list; put the picture there.`,
    ),
  absent: (file: string) =>
    refuse(
      ...(['file', file, 'absent'] as const),
      `文件夹中没有文件“${quoted(file)}”；请检查文件名，或删除此行。`,
      `The folder has no file "${quoted(file)}"; check its name, or remove the row.`,
    ),
  tooLarge: (file: string) =>
    refuse(
      ...(['file', file, 'too-large'] as const),
      `文件“${quoted(file)}”超过 ${mostBytes / 1024 / 1024} MB；请缩小后再导入。`,
      `The file "${quoted(file)}" is larger than ${mostBytes / 1024 / 1024} MB; make it smaller and import again.`,
    ),
  noPicture: (file: string) =>
    refuse(
      ...(['file', file, 'no-picture'] as const),
      `“${quoted(file)}”不是可读取的图片；请提供 JPEG、PNG、WebP、AVIF、TIFF 或 SVG。`,
      `"${quoted(file)}" is no picture that can be read; bring JPEG, PNG, WebP, AVIF, TIFF or SVG.`,
    ),
  tooManyPixels: (file: string, width: number, height: number) =>
    refuse(
      ...(['file', file, 'too-many-pixels'] as const),
      `图片“${quoted(file)}”为 ${width} × ${height} 像素，超过 1 亿像素的上限；请缩小后再导入。`,
      `The picture "${quoted(file)}" has ${width} × ${height} px, above the limit of 100 megapixels; make it smaller.`,
    ),
  tooLong: (file: string, width: number, height: number) =>
    refuse(
      ...(['file', file, 'too-long'] as const),
      `图片“${quoted(file)}”为 ${width} × ${height} 像素，单边超过 ${longestSide} 像素的上限；请缩小或裁剪后再导入。`,
      `The picture "${quoted(file)}" has ${width} × ${height} px; no side may be longer than ${longestSide} px. Make it smaller, or crop it.`,
    ),
  script: (file: string) =>
    refuse(
      ...(['file', file, 'script'] as const),
      `“${quoted(file)}”含有脚本或外部引用；请从绘图软件重新导出不含脚本的图片。`,
      `"${quoted(file)}" holds a script or a reference to elsewhere; save the picture again without it.`,
    ),
  year: (value: string) =>
    refuse(
      ...(['year', value, 'year'] as const),
      `“${quoted(value)}”不是年款；请写成 2026。`,
      `"${quoted(value)}" is no model year; write 2026.`,
    ),
  measure: (field: string, value: string) =>
    refuse(
      ...([field, value, 'number'] as const),
      `“${quoted(value)}”不是毫米数；请写成 4680。`,
      `"${quoted(value)}" is no number of millimetres; write 4680.`,
    ),
  extent: (value: string) =>
    refuse(
      ...(['left', value, 'extent'] as const),
      'left、right、ground 必须同时填写，为 0 到 1 之间的数，且 left 小于 right。',
      'left, right and ground go together, as numbers from 0 to 1, with left less than right.',
    ),
  paint: (value: string) =>
    refuse(
      ...(['paint', value, 'paint'] as const),
      `“${quoted(value)}”不是颜色值；请写成 #1f4e8c。`,
      `"${quoted(value)}" is no colour value; write #1f4e8c.`,
    ),
};
