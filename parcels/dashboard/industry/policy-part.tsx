import type { PolicyItem } from '@portal/contract';
import { classNames, formatDate, PolicyStatus, Skeleton } from '@portal/ui';
import { Answered } from '../panel/answered.tsx';
import { useCell } from '../questions/use-cell.ts';
import classes from './industry.module.css';
import { ItemTitle } from './item-title.tsx';
import { Part } from './part.tsx';
import { useTranslate } from './phrases.ts';

type Say = ReturnType<typeof useTranslate>;

/** As many as stand beside three news items. */
const most = 4;

/** S2.099 A36: the policies that the server holds to be worth a look. */
export function PolicyPart() {
  const say = useTranslate();
  const cell = useCell('hostPolicy');
  return (
    <Part name={say('policy')} testId="policy" more={{ path: '/policy/home', words: say('allPolicies') }}>
      <Answered cell={cell} waiting={<Waiting />} empty={say('policyEmpty')} className={classes.policies}>
        {(items) => (
          <ul>
            {items.slice(0, most).map((item) => (
              <PolicyLine key={item.policyId} item={item} />
            ))}
          </ul>
        )}
      </Answered>
    </Part>
  );
}

/** What is next for a policy, which is why it is worth a look: that it takes effect, or until when it has any. */
function nextDay({ status, effectiveFrom, effectiveTo }: PolicyItem, say: Say): string {
  if (status === 'announced') return effectiveFrom && say('begins', { day: formatDate(effectiveFrom) });
  return status === 'in-force' && effectiveTo ? say('ends', { day: formatDate(effectiveTo) }) : '';
}

const statuses = ['in-force', 'announced', 'expired'] as const;

function PolicyLine({ item }: { item: PolicyItem }) {
  const say = useTranslate();
  const status = statuses.find((other) => other === item.status);
  const issued = item.issuedOn && say('issuedOn', { day: formatDate(item.issuedOn) });
  return (
    <li className={classes.policy} data-testid="policy-item">
      <span className={classes.words}>
        <ItemTitle path={`/policy/policies?id=${encodeURIComponent(item.policyId)}`} title={item.title} />
        <span className={classes.about}>{[nextDay(item, say), issued, item.issuer].filter(Boolean).join(' · ')}</span>
      </span>
      {status && <PolicyStatus status={status}>{say(status)}</PolicyStatus>}
    </li>
  );
}

const Waiting = () => (
  <div>
    {['first', 'second', 'third', 'fourth'].map((name) => (
      <div key={name} className={classes.policy}>
        <span className={classNames(classes.words, classes.coming)}>
          <Skeleton width="88%" height={14} />
          <Skeleton width={160} height={12} />
        </span>
      </div>
    ))}
  </div>
);
