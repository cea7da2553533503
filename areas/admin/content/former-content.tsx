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
import { contentDeliveries, contentReports, nothing } from '../data/ask.ts';
import { actionColumn } from '../parts/action-column.tsx';
import { Answer } from '../parts/answer.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ContentReport } from './content-report.tsx';

type Delivery = CallData<'listContentDeliveries'>['deliveries'][number];
type Translate = ReturnType<typeof phrases.useTranslate>;

/** What content came before, whichever way it came, with its reports. */
export function FormerContent() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(contentDeliveries, nothing);
  const [open, setOpen] = useState<Delivery | null>(null);
  return (
    <Card title={translate('formerContent')} caption={translate('formerContentLead')} flush>
      <Answer answered={answered} height={240}>
        {({ deliveries: all }) =>
          all.length === 0 ? (
            <EmptyState title={translate('noFormerContent')} />
          ) : (
            <ListTable
              label={translate('formerContent')}
              columns={columnsOf(translate, setOpen)}
              rows={all}
              keyOf={({ stamp }) => stamp}
              data-testid="content-former"
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
  const answered = useAnswer(contentReports, { stamp });
  return (
    <Modal
      open
      onClose={onClose}
      width={860}
      title={translate('reportOf', { name: fileName })}
      closeLabel={translate('close')}
      footer={<Button onClick={onClose}>{translate('close')}</Button>}
      data-testid="content-report-dialog"
    >
      <Answer answered={answered} height={320}>
        {(report) => <ContentReport report={report} of={{ stamp }} />}
      </Answer>
    </Modal>
  );
}

const figures = ['inserted', 'updated', 'withdrawn', 'refused'] as const;

const columnsOf = (translate: Translate, open: (delivery: Delivery) => void): ListColumn<Delivery>[] => [
  { key: 'file', label: translate('file'), cell: ({ fileName }) => fileName },
  { key: 'at', label: translate('at'), tight: true, cell: ({ at }) => formatDateTime(new Date(at)) },
  { key: 'by', label: translate('actor'), cell: ({ by }) => by ?? translate('none') },
  {
    key: 'kind',
    label: translate('contentKind'),
    cell: ({ kind, source }) => (
      <>
        {translate(`content/${kind}`)}
        <span className={parts.quiet}>{source}</span>
      </>
    ),
  },
  {
    key: 'outcome',
    label: translate('outcome'),
    cell: ({ outcome }) => (
      <Tag tone={outcome === 'written' ? 'success' : 'danger'}>
        {translate(outcome === 'written' ? 'contentResult/written' : 'contentResult/refused')}
      </Tag>
    ),
  },
  ...figures.map(
    (key): ListColumn<Delivery> => ({
      key,
      label: translate(`contentCount/${key}`),
      kind: 'figure',
      cell: (delivery) => formatNumber(delivery[key]),
    }),
  ),
  actionColumn({
    text: translate('report'),
    label: ({ fileName }) => translate('reportOf', { name: fileName }),
    run: open,
    hook: 'content-report-open',
  }),
];
