import { type Answered, Button, Card, EmptyState, formatDateTime, type ListColumn, ListTable, Modal } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { actionColumn } from '../parts/action-column.tsx';
import { Answer } from '../parts/answer.tsx';
import { phrases } from '../phrases.ts';

/** What came before, whatever it has: what it was called, when, and by whom. */
interface Former {
  /** Of its reports. */
  stamp: string;
  fileName: string;
  at: string;
  by: string | null;
}

interface FormerListProps<Delivery extends Former> {
  title: string;
  caption: string;
  /** In place of a list without rows. */
  none: string;
  answered: Answered<{ deliveries: readonly Delivery[] }>;
  /** What its rows say beside. */
  columns: readonly ListColumn<Delivery>[];
  /** The report of one. */
  report: (stamp: string) => ReactNode;
  /** What the test ids begin with. */
  hook: string;
}

/** What came before, whichever way it came, with its reports. */
export function FormerList<Delivery extends Former>(props: FormerListProps<Delivery>) {
  const { title, caption, none, answered, columns, report, hook } = props;
  const translate = phrases.useTranslate();
  const [open, setOpen] = useState<Delivery | null>(null);
  const all: ListColumn<Delivery>[] = [
    { key: 'file', label: translate('file'), cell: ({ fileName }) => fileName },
    { key: 'at', label: translate('at'), tight: true, cell: ({ at }) => formatDateTime(new Date(at)) },
    { key: 'by', label: translate('actor'), cell: ({ by }) => by ?? translate('none') },
    ...columns,
    actionColumn<Delivery>({
      text: translate('report'),
      label: ({ fileName }) => translate('reportOf', { name: fileName }),
      run: (delivery) => setOpen(delivery),
      hook: `${hook}-report-open`,
    }),
  ];
  const close = () => setOpen(null);
  return (
    <Card title={title} caption={caption} flush>
      <Answer answered={answered} height={240}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <EmptyState title={none} />
          ) : (
            <ListTable
              label={title}
              columns={all}
              rows={deliveries}
              keyOf={({ stamp }) => stamp}
              data-testid={`${hook}-former`}
            />
          )
        }
      </Answer>
      {open && (
        <Modal
          open
          onClose={close}
          width={860}
          title={translate('reportOf', { name: open.fileName })}
          closeLabel={translate('close')}
          footer={<Button onClick={close}>{translate('close')}</Button>}
          data-testid={`${hook}-report-dialog`}
        >
          {report(open.stamp)}
        </Modal>
      )}
    </Card>
  );
}
