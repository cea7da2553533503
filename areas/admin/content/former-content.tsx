import { type CallData, useAnswer } from '@portal/shell';
import { formatNumber, type ListColumn, Tag } from '@portal/ui';
import { contentDeliveries, contentReports, nothing } from '../data/ask.ts';
import { FormerList } from '../delivery/former-list.tsx';
import { Answer } from '../parts/answer.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ContentReport } from './content-report.tsx';

type Delivery = CallData<'listContentDeliveries'>['deliveries'][number];
type Translate = ReturnType<typeof phrases.useTranslate>;

/** What content came before, whichever way it came, with its reports. */
export function FormerContent() {
  const translate = phrases.useTranslate();
  return (
    <FormerList
      title={translate('formerContent')}
      caption={translate('formerContentLead')}
      none={translate('noFormerContent')}
      answered={useAnswer(contentDeliveries, nothing)}
      columns={columnsOf(translate)}
      report={(stamp) => <FormerReport stamp={stamp} />}
      hook="content"
    />
  );
}

function FormerReport({ stamp }: { stamp: string }) {
  return (
    <Answer answered={useAnswer(contentReports, { stamp })} height={320}>
      {(report) => <ContentReport report={report} of={{ stamp }} />}
    </Answer>
  );
}

const figures = ['inserted', 'updated', 'withdrawn', 'refused'] as const;

const columnsOf = (translate: Translate): ListColumn<Delivery>[] => [
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
];
