import type { TableModel } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { DataTable } from './data-table.tsx';

interface StillTableProps {
  caption: string;
  model: TableModel;
  waiting?: boolean;
}

const inOrder = () => undefined;

/** A table that stays in the order of its rows, such as that in which things happened. */
export const StillTable = ({ caption, model, waiting }: StillTableProps) => (
  <DataTable
    caption={caption}
    model={model}
    language={useLanguage()}
    sorting={null}
    onSort={inOrder}
    unsorted={model.columns.map(({ key }) => key)}
    waiting={waiting}
  />
);
