import { type Anchor, type LeadMember, useLead } from '@portal/ui';
import type { ColumnLine, RowLine } from '../rows/lines.ts';
import type { Pivot, PivotNode } from '../rows/types.ts';

/** What leads on from a pivot: from the name of a row, or from a figure, which stands for the member of its column too. */
export interface GridLead {
  leadsOn: (row: RowLine, column?: ColumnLine) => boolean;
  open: (row: RowLine, column: ColumnLine | undefined, figure: string, anchor: Anchor) => void;
}

/** Marks and rows of a pivot lead on where the page round it says so. Totals, others and what nobody named lead nowhere. */
export function useGridLead({ shape }: Pivot): GridLead {
  const lead = useLead();
  const along = ({ keys, path, unnamed }: PivotNode, dimensions: readonly string[]) =>
    unnamed
      ? []
      : dimensions
          .flatMap((dimension, at): LeadMember[] => {
            const key = keys[dimension];
            return key === undefined || !lead?.leads(dimension) ? [] : [{ dimension, key, name: path[at] ?? key }];
          })
          .reverse();
  const membersOf = (row: RowLine, column?: ColumnLine) => [
    ...along(row.node, shape.rows),
    ...(column ? along(column.node, shape.columns) : []),
  ];
  return {
    leadsOn: (row, column) => membersOf(row, column).length > 0,
    open(row, column, figure, anchor) {
      const members = membersOf(row, column);
      if (members.length > 0) lead?.open({ members, figure, anchor });
    },
  };
}
