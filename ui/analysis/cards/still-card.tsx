import type { TableModel } from '@portal/contract';
import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import { StillTable } from '../table/still-table.tsx';

export interface StillCardProps {
  title: string;
  /** Names the table where its rows are of one choice among several that the title covers; absent: the title. */
  tableTitle?: string;
  caption?: ReactNode;
  footer?: ReactNode;
  /** What is chosen for the table. */
  actions?: ReactNode;
  /** Takes the table away. */
  share: ReactNode;
  model: TableModel;
  /** In place of a table without rows. */
  empty?: ReactNode;
  waiting?: boolean;
}

/** Rows that a page has made itself, as a table that keeps their order and can be taken away. */
export function StillCard(props: StillCardProps) {
  const { title, tableTitle = title, caption, footer, actions, share, model, empty, waiting } = props;
  return (
    <Card
      flush
      title={title}
      caption={caption}
      footer={footer}
      actions={
        <>
          {actions}
          {share}
        </>
      }
    >
      {model.rows.length === 0 && empty ? empty : <StillTable caption={tableTitle} model={model} waiting={waiting} />}
    </Card>
  );
}
