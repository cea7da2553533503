import type { CellFormat, TableColumn } from '@portal/contract';

/** How numbers are shown: rounded as on the screen, with the signs that it gives to growth. */
const numberFormats = {
  count: '#,##0',
  countGrowth: '+#,##0;-#,##0;0',
  percent: '0.0%',
  percentGrowth: '+0.0%;-0.0%;0.0%',
  points: '+0.0;-0.0;0.0',
  index: '0.0',
} as const;
type NumberFormat = keyof typeof numberFormats;

/** Spreadsheets keep numbers below this one for formats of their own. */
const firstFormat = 164;

const fonts = ['', '<b/>', '<b/><sz val="14"/>', '<u/><color rgb="FF3366FF"/>', '<color rgb="FF667085"/>'];
const plain = { font: 0, fill: 0, border: 0, align: '' };

interface Style {
  font: number;
  fill: number;
  border: number;
  align: string;
  format?: NumberFormat;
}

const top = '<alignment vertical="top" wrapText="1"/>';
const right = '<alignment horizontal="right"/>';

/** Every way in which a cell can look, by its name. */
const named: Record<string, Style> = {
  text: plain,
  head: { font: 1, fill: 2, border: 1, align: '<alignment vertical="center" wrapText="1"/>' },
  figureHead: { font: 1, fill: 2, border: 1, align: '<alignment horizontal="right" vertical="center" wrapText="1"/>' },
  title: { ...plain, font: 2 },
  label: { ...plain, font: 4, align: top },
  said: { ...plain, align: top },
  link: { ...plain, font: 3 },
  missing: { ...plain, font: 4, align: right },
  boldText: { ...plain, font: 1 },
};
for (const format of Object.keys(numberFormats) as NumberFormat[]) {
  named[format] = { ...plain, format };
  named[`${format}-bold`] = { ...plain, font: 1, format };
}

const order = Object.keys(named);

/** The number by which a cell names its style. @throws Error for one that there is not */
export function styleOf(name: string): number {
  const at = order.indexOf(name);
  if (at === -1) throw new Error(`no style ${name}`);
  return at;
}

const ofFormat: Record<CellFormat, [usual: NumberFormat, growth: NumberFormat]> = {
  count: ['count', 'countGrowth'],
  percent: ['percent', 'percentGrowth'],
  points: ['points', 'points'],
  index: ['index', 'index'],
};

/** How the figures of a column look, of rows and of those that stand for several. */
export function figureStyles({ format, growth }: Pick<TableColumn, 'format' | 'growth'>): [row: number, sum: number] {
  const name = ofFormat[format ?? 'count'][growth ? 1 : 0];
  return [styleOf(name), styleOf(`${name}-bold`)];
}

const formatIds = Object.keys(numberFormats) as NumberFormat[];

function cellXf({ font, fill, border, align, format }: Style): string {
  const id = format ? firstFormat + formatIds.indexOf(format) : 0;
  const marks = `${format ? ' applyNumberFormat="1"' : ''} applyFont="1" applyFill="1"${align ? ' applyAlignment="1"' : ''}`;
  return `<xf numFmtId="${id}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"${marks}>${align}</xf>`;
}

const family = '<name val="Microsoft YaHei"/><family val="2"/>';

const list = (name: string, parts: readonly string[]): string =>
  `<${name} count="${parts.length}">${parts.join('')}</${name}>`;

const fontXml = (font: string): string =>
  `<font>${font}${font.includes('<sz') ? '' : '<sz val="10"/>'}${family}</font>`;

/** The part that says how cells look. */
export const stylesXml = (): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${[
    list(
      'numFmts',
      formatIds.map((key, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${numberFormats[key]}"/>`),
    ),
    list('fonts', fonts.map(fontXml)),
    list('fills', [
      '<fill><patternFill patternType="none"/></fill>',
      '<fill><patternFill patternType="gray125"/></fill>',
      '<fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/></patternFill></fill>',
    ]),
    list('borders', [
      '<border><left/><right/><top/><bottom/><diagonal/></border>',
      '<border><left/><right/><top/><bottom style="thin"><color rgb="FFC9CFDA"/></bottom><diagonal/></border>',
    ]),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      order.map((name) => cellXf(named[name] ?? plain)),
    ),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join('')}</styleSheet>`;
