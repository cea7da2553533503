import { type CallData, useAnswer } from '@portal/shell';
import { formatNumber, type ListColumn, Tag } from '@portal/ui';
import { deliveries, deliveryReports, nothing } from '../data/ask.ts';
import { Answer } from '../parts/answer.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { FormerList } from './former-list.tsx';
import { ReportView } from './report-view.tsx';

type Delivery = CallData<'listDeliveries'>['deliveries'][number];
type Translate = ReturnType<typeof phrases.useTranslate>;

/** What figures came before, whichever way they came, with their reports. @param names of datasets, by their keys */
export function FormerDeliveries({ names }: { names: ReadonlyMap<string, string> }) {
  const translate = phrases.useTranslate();
  return (
    <FormerList
      title={translate('formerDeliveries')}
      caption={translate('formerLead')}
      none={translate('noDeliveries')}
      answered={useAnswer(deliveries, nothing)}
      columns={columnsOf(translate, names)}
      report={(stamp) => <FormerReport stamp={stamp} />}
      hook="delivery"
    />
  );
}

function FormerReport({ stamp }: { stamp: string }) {
  return (
    <Answer answered={useAnswer(deliveryReports, { stamp })} height={320}>
      {(report) => <ReportView report={report} of={{ stamp }} />}
    </Answer>
  );
}

const tones = { 'dry-run': 'neutral', refused: 'danger', unchanged: 'neutral', sealed: 'success' } as const;
const results = { 'dry-run': 'dryFine', refused: 'refused', unchanged: 'unchanged', sealed: 'sealed' } as const;

const columnsOf = (translate: Translate, names: ReadonlyMap<string, string>): ListColumn<Delivery>[] => [
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
];
