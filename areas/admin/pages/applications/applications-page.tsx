import { Segmented, TitleRow, useViewAddress } from '@portal/ui';
import { OrderList } from '../../applications/order-list.tsx';
import { TrialList } from '../../applications/trial-list.tsx';
import { applicationsView, kinds } from '../../data/applications-view.ts';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

/** What waits for a decision: applications for a trial, and orders of reports. */
export function ApplicationsPage() {
  const translate = phrases.useTranslate();
  const { view, narrow } = useViewAddress(applicationsView);
  return (
    <div className={classes.page} data-testid="admin-applications">
      <TitleRow title={translate('applications')}>
        <Segmented
          label={translate('kindOfRequest')}
          options={kinds.map((value) => ({ value, label: translate(`kind/${value}`) }))}
          value={view.kind}
          onChange={(kind) => narrow({ kind })}
        />
      </TitleRow>
      {view.kind === 'trials' ? (
        <TrialList state={view.trial} onState={(trial) => narrow({ trial })} />
      ) : (
        <OrderList state={view.order} onState={(order) => narrow({ order })} />
      )}
    </div>
  );
}
