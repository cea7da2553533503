import { classNames, truncateText, Unseen, usePrinting } from '@portal/ui';
import { type CSSProperties, memo, useMemo } from 'react';
import type { PictureProps } from '../marks/picture-props.ts';
import type { WrittenUnit } from '../spec/drawn-unit.ts';
import type { HeatChartSpec } from '../spec/grid-spec.ts';
import { chartPhrases } from '../spec/phrases.ts';
import { bareText } from '../spec/values.ts';
import classes from './heat.module.css';
import { heatLayout } from './heat-layout.ts';
import { scaleColour } from './scale/colours.ts';
import { type Domain, placeOn } from './scale/scale.ts';
import { useCells } from './use-cells.ts';

interface HeatTableProps extends PictureProps<HeatChartSpec> {
  domain: Domain;
  unit: WrittenUnit;
}

/** Signs of an upright head: longer ones would take the room of the figures. */
const longestHead = 14;

/** The cells, which are many: they are drawn for other figures only, not whenever another one is pointed at. */
export const HeatTable = memo(function HeatTable({
  spec,
  ground,
  width,
  height,
  domain,
  unit,
  onPick,
}: HeatTableProps) {
  const { rows, columns, value, values, uncovered, language } = spec;
  const words = chartPhrases(language);
  const texts = useMemo(
    () =>
      values.map((line, at) =>
        line.map((number, column) => (uncovered?.[at]?.[column] ? '' : bareText(number, value.format, language, unit))),
      ),
    [values, uncovered, value.format, language, unit],
  );
  const layout = useMemo(() => {
    const names = [spec.rowsName, ...rows.map(({ name }) => name)];
    const heads = columns.map(({ name }) => name);
    return heatLayout(width, names, heads, texts.flat());
  }, [width, rows, columns, texts, spec.rowsName]);
  // A sheet is narrower than the screen that the columns were laid out for.
  const printing = usePrinting();
  const cells = useCells({ rows: rows.length, columns: columns.length, onPick });
  const cell = (at: number, column: number) => {
    const own = values[at]?.[column] ?? null;
    const isMissing = uncovered?.[at]?.[column] === true;
    const colour = own === null ? undefined : scaleColour(placeOn(domain, own), ground, domain.middle !== null);
    const text = isMissing ? words.notCovered : texts[at]?.[column];
    return (
      <td
        key={columns[column]?.key}
        data-at={`${at}.${column}`}
        className={isMissing ? classes.uncovered : undefined}
        style={{ backgroundColor: colour }}
        {...cells.cell(at, column)}
      >
        {layout.isWritten && !isMissing ? text : <Unseen>{text}</Unseen>}
      </td>
    );
  };
  return (
    // What scrolls is reached by the keys.
    <div className={classes.scroller} style={{ '--height': `${height}px` } as CSSProperties} tabIndex={onPick ? -1 : 0}>
      <table style={{ width: printing ? '100%' : layout.names + layout.cell * columns.length }} {...cells.table}>
        <Unseen as="caption">
          {words.table}: {spec.title}
        </Unseen>
        <colgroup>
          <col style={{ width: printing ? undefined : layout.names }} />
          <col span={columns.length} style={{ width: printing ? undefined : layout.cell }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{spec.rowsName}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" title={name} className={classNames(layout.isUpright && classes.upright)}>
                <span>{layout.isUpright ? truncateText(name, longestHead) : name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row" title={row.name}>
                {row.name}
              </th>
              {columns.map((_, column) => cell(at, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
