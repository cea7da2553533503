import { type CallData, useAnswer } from '@portal/shell';
import {
  Button,
  Card,
  EmptyState,
  formatDateTime,
  formatNumber,
  type ListColumn,
  ListTable,
  Modal,
  Tag,
} from '@portal/ui';
import { useState } from 'react';
import { deliveries, deliveryReports, nothing } from '../data/ask.ts';
import { actionColumn } from '../parts/action-column.tsx';
import { Answer } from '../parts/answer.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ReportView } from './report-view.tsx';

type Delivery = CallData<'listDeliveries'>['deliveries'][number];
type Translate = ReturnType<typeof phrases.useTranslate>;

/** What came before, whichever way it came, with its reports. @param names of datasets, by their keys */
export function FormerDeliveries({ names }: { names: ReadonlyMap<string, string> }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(deliveries, nothing);
  const [open, setOpen] = useState<Delivery | null>(null);
  return (
    <Card title={translate('formerDeliveries')} caption={translate('formerLead')} flush>
      <Answer answered={answered} height={240}>
        {({ deliveries: all }) =>
          all.length === 0 ? (
            <EmptyState title={translate('noDeliveries')} />
          ) : (
            <ListTable
              label={translate('formerDeliveries')}
              columns={columnsOf(translate, names, setOpen)}
              rows={all}
              keyOf={({ stamp }) => stamp}
              data-testid="delivery-former"
            />
          )
        }
      </Answer>
      {open && <ReportDialog delivery={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function ReportDialog({ delivery: { stamp, fileName }, onClose }: { delivery: Delivery; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(deliveryReports, { stamp });
  return (
    <Modal
      open
      onClose={onClose}
      width={860}
      title={translate('reportOf', { name: fileName })}
      closeLabel={translate('close')}
      footer={<Button onClick={onClose}>{translate('close')}</Button>}
      data-testid="delivery-report-dialog"
    >
      <Answer answered={answered} height={320}>
        {(report) => <ReportView report={report} of={{ stamp }} />}
      </Answer>
    </Modal>
  );
}

const tones = { 'dry-run': 'neutral', refused: 'danger', unchanged: 'neutral', sealed: 'success' } as const;
const results = { 'dry-run': 'dryFine', refused: 'refused', unchanged: 'unchanged', sealed: 'sealed' } as const;

const columnsOf = (
  translate: Translate,
  names: ReadonlyMap<string, string>,
  open: (delivery: Delivery) => void,
): ListColumn<Delivery>[] => [
  { key: 'file', label: translate('file'), cell: ({ fileName }) => fileName },
  { key: 'at', label: translate('at'), tight: true, cell: ({ at }) => formatDateTime(new Date(at)) },
  { key: 'by', label: translate('actor'), cell: ({ by }) => by ?? translate('none') },
  {
    key: 'kind',
    label: translate('deliveryKind'),
    cell: ({ dataset, kind }) => (
      <>
        {translate(`kind/${kind as 'add'}`)}
        <span className={parts.quiet}>{names.get(dataset) ?? dataset}</span>
      </>
    ),
  },
  {
    key: 'outcome',
    label: translate('outcome'),
    cell: ({ outcome, release }) => (
      <>
        <Tag tone={tones[outcome]}>{translate(`result/${results[outcome]}`)}</Tag>
        {release && <span className={parts.quiet}>{release}</span>}
      </>
    ),
  },
  {
    key: 'accepted',
    label: translate('count/accepted'),
    kind: 'figure',
    cell: ({ accepted }) => formatNumber(accepted),
  },
  { key: 'refused', label: translate('count/refused'), kind: 'figure', cell: ({ refused }) => formatNumber(refused) },
  actionColumn({
    text: translate('report'),
    label: ({ fileName }) => translate('reportOf', { name: fileName }),
    run: open,
    hook: 'delivery-report-open',
  }),
];
