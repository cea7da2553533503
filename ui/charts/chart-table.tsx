import { Unseen } from '@portal/ui';
import { memo } from 'react';
import { drawnUnit, scatterUnit } from './drawn-unit.ts';
import { chartPhrases } from './phrases.ts';
import type { ChartSpec } from './spec.ts';
import { valueText } from './values.ts';

/** The same figures as a table, for those who hear the page. */
export const ChartTable = memo(function ChartTable({ spec }: { spec: ChartSpec }) {
  const words = chartPhrases(spec.language);
  const { language } = spec;
  const columns =
    spec.kind === 'scatter'
      ? [
          { ...spec.x, unit: scatterUnit(spec, 'x', language) },
          { ...spec.y, unit: scatterUnit(spec, 'y', language) },
        ]
      : spec.series.map(({ name, format }) => ({ name, format, unit: drawnUnit(spec) }));
  const rows =
    spec.kind === 'scatter'
      ? spec.points.map((point) => ({ name: point.name, values: [point.x, point.y] }))
      : spec.categories.map((name, at) => ({ name, values: spec.series.map((series) => series.values[at] ?? null) }));
  return (
    // A table would not be cut to one pixel; what stands round it is.
    <Unseen as="div">
      <table>
        <caption>
          {words.table}: {spec.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.category}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {columns.map((column, at) => (
                <td key={column.name}>{valueText(row.values[at], column.format, language, column.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unseen>
  );
});
