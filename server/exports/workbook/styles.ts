import type { CellFormat, TableColumn } from '@portal/contract';

type Decimals = 0 | 1 | 2;
type Kind = CellFormat | 'countGrowth' | 'percentGrowth';
type NumberFormat = Kind | `${Kind}-${Decimals}`;

/** With the signs that the screen gives to growth. */
const signed = (figure: string) => `+${figure};-${figure};${figure}`;

/** How numbers are shown with some decimals. */
function formatsWith(decimals: Decimals): Record<Kind, string> {
  const rest = decimals > 0 ? `.${'0'.repeat(decimals)}` : '';
  return {
    count: `#,##0${rest}`,
    countGrowth: `+#,##0${rest};-#,##0${rest};0${rest}`,
    percent: `0${rest}%`,
    percentGrowth: signed(`0${rest}%`),
    points: signed(`0${rest}`),
    index: `0${rest}`,
  };
}

/** How the screen rounds where nobody has chosen how: counts whole, all else with one decimal. */
const usual = (decimals: Record<Kind, string>): Record<Kind, string> => ({
  ...decimals,
  count: formatsWith(0).count,
  countGrowth: formatsWith(0).countGrowth,
});

/** How days stand for months, quarters and years: as the screen writes them. A day of a quarter is its first. */
const dateFormats: Record<string, string> = {
  day: 'yyyy\\/mm\\/dd',
  'day-lines': 'yyyy\\-mm\\-dd',
  month: 'yyyy\\/mm',
  'month-lines': 'yyyy\\-mm',
  year: 'yyyy',
  ...Object.fromEntries([1, 2, 3, 4].map((quarter) => [`quarter-${quarter}`, `yyyy&quot; Q${quarter}&quot;`])),
};

/** How numbers are shown: rounded as on the screen. */
const numberFormats: Record<string, string> = {
  ...usual(formatsWith(1)),
  ...dateFormats,
  ...Object.fromEntries(
    ([0, 1, 2] as const).flatMap((decimals) =>
      Object.entries(formatsWith(decimals)).map(([kind, code]) => [`${kind}-${decimals}`, code]),
    ),
  ),
};

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
const left = '<alignment horizontal="left"/>';

/** Every way in which a cell can look, by its name. */
const named: Record<string, Style> = {
  text: plain,
  head: { font: 1, fill: 2, border: 1, align: '<alignment vertical="center" wrapText="1"/>' },
  figureHead: { font: 1, fill: 2, border: 1, align: '<alignment horizontal="right" vertical="center" wrapText="1"/>' },
  title: { ...plain, font: 2 },
  label: { ...plain, font: 4, align: top },
  paragraph: { ...plain, align: top },
  link: { ...plain, font: 3 },
  uncovered: { ...plain, fill: 3 },
  groupHead: { font: 1, fill: 2, border: 1, align: '<alignment horizontal="center" vertical="center" wrapText="1"/>' },
  boldText: { ...plain, font: 1 },
  // Beside names, which begin where it would end.
  place: { ...plain, align: '<alignment horizontal="center"/>', format: 'count' },
};
for (const format of Object.keys(numberFormats) as NumberFormat[]) {
  const align = format in dateFormats ? left : '';
  named[format] = { ...plain, align, format };
  named[`${format}-bold`] = { ...plain, font: 1, align, format };
}

const order = Object.keys(named);
const places = new Map(order.map((name, at) => [name, at]));

/** The number by which a cell names its style. @throws Error for one that there is not */
export function styleOf(name: string): number {
  const at = places.get(name);
  if (at === undefined) throw new Error(`no style ${name}`);
  return at;
}

const ofFormat: Record<CellFormat, [usual: Kind, growth: Kind]> = {
  count: ['count', 'countGrowth'],
  percent: ['percent', 'percentGrowth'],
  points: ['points', 'points'],
  index: ['index', 'index'],
};

/** How the figures of a column look, of rows and of those that stand for several. */
export function figureStyles({
  format,
  growth,
  decimals,
}: Pick<TableColumn, 'format' | 'growth' | 'decimals'>): [row: number, sum: number] {
  const kind = ofFormat[format ?? 'count'][growth ? 1 : 0];
  const name: NumberFormat = decimals === undefined ? kind : `${kind}-${decimals}`;
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
      '<fill><patternFill patternType="solid"><fgColor rgb="FFE4E7EC"/></patternFill></fill>',
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
