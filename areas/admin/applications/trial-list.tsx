import { useAnswer } from '@portal/shell';
import { Button, formatDateTime, type ListColumn, Segmented } from '@portal/ui';
import { useState } from 'react';
import { trialStates } from '../data/applications-view.ts';
import { type Trial, trials } from '../data/ask.ts';
import { ProductList } from '../parts/account-parts.tsx';
import { Answer } from '../parts/answer.tsx';
import { ListCard } from '../parts/list-card.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ApproveTrial, RefuseTrial } from './trial-dialogs.tsx';

interface TrialListProps {
  state: (typeof trialStates)[number];
  onState: (state: (typeof trialStates)[number]) => void;
}

type Open = { trial: Trial; decision: 'approve' | 'refuse' } | null;

/** Applications for a trial in one state, the oldest first; those that are open can be decided. */
export function TrialList({ state, onState }: TrialListProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(trials, { state });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const after = () => {
    for (const each of trialStates) trials.forget({ state: each });
  };
  return (
    <>
      <Segmented
        className={classes.start}
        label={translate('state')}
        options={trialStates.map((value) => ({ value, label: translate(`trial/${value}`) }))}
        value={state}
        onChange={onState}
      />
      <Answer answered={answered} height={320}>
        {({ trials: found }) => (
          <ListCard
            label={translate('kind/trials')}
            columns={columnsOf(translate, state, (trial, decision) => setOpen({ trial, decision }))}
            rows={found}
            keyOf={({ trialId }) => trialId}
            empty={{ title: translate('noTrials') }}
            data-testid="trial-table"
          />
        )}
      </Answer>
      {open?.decision === 'approve' && <ApproveTrial trial={open.trial} onClose={close} after={after} />}
      {open?.decision === 'refuse' && <RefuseTrial trial={open.trial} onClose={close} after={after} />}
    </>
  );
}

const columnsOf = (
  translate: ReturnType<typeof phrases.useTranslate>,
  state: TrialListProps['state'],
  decide: (trial: Trial, decision: 'approve' | 'refuse') => void,
): ListColumn<Trial>[] => [
  {
    key: 'person',
    label: translate('applicant'),
    cell: ({ realNm, compNm }) => (
      <>
        {realNm}
        <span className={classes.quiet}>{compNm}</span>
      </>
    ),
  },
  {
    key: 'at',
    label: translate('appliedAt'),
    tight: true,
    cell: ({ appliedAt }) => formatDateTime(new Date(appliedAt)),
  },
  {
    key: 'contact',
    label: translate('contact'),
    cell: ({ phonNo, emalAd }) => (
      <>
        {phonNo}
        {emalAd && <span className={classes.quiet}>{emalAd}</span>}
      </>
    ),
  },
  { key: 'products', label: translate('products'), cell: ({ products }) => <ProductList products={products} /> },
  {
    key: 'decision',
    label: translate('decision'),
    kind: state === 'open' ? 'action' : undefined,
    cell: (trial) =>
      trial.state === 'open' ? (
        <span className={classes.pair}>
          <Button size="small" variant="primary" onClick={() => decide(trial, 'approve')} data-testid="trial-approve">
            {translate('approve')}
          </Button>
          <Button size="small" onClick={() => decide(trial, 'refuse')} data-testid="trial-refuse">
            {translate('refuse')}
          </Button>
        </span>
      ) : (
        trial.userNm || trial.note || translate('none')
      ),
  },
];
