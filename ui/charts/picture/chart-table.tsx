import { Unseen } from '@portal/ui';
import { memo } from 'react';
import { figuresOf } from '../spec/figures.ts';
import { chartPhrases } from '../spec/phrases.ts';
import type { ChartSpec } from '../spec/spec.ts';
import { valueText } from '../spec/values.ts';

/** Two members may go by one name. */
const keyOf = ({ name }: { name: string }, at: number) => `${at} ${name}`;

/** The same figures as a table, for those who hear the page. */
export const ChartTable = memo(function ChartTable({ spec }: { spec: ChartSpec }) {
  const words = chartPhrases(spec.language);
  const { head = words.category, columns, rows } = figuresOf(spec);
  return (
    // A table would not be cut to one pixel; what stands round it is.
    <Unseen as="div">
      <table>
        <caption>
          {words.table}: {spec.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column, at) => (
              <th key={keyOf(column, at)} scope="col">
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)}>
              <th scope="row">{row.name}</th>
              {columns.map((column, at) => (
                <td key={keyOf(column, at)}>{valueText(row.values[at], column.format, spec.language, column.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unseen>
  );
});
