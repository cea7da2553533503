import { useAnswer } from '@portal/shell';
import { Button, Card, formatDate, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { followedNews, follows, homeQuestion } from '../../../data/ask.ts';
import { counted } from '../../../frame/counted.ts';
import { PolicyAnswer } from '../../../frame/policy-answer.tsx';
import { StatusTag } from '../../../frame/status-tag.tsx';
import { nameOf } from '../../../names.ts';
import { phrases } from '../../../phrases.ts';
import home from '../home.module.css';
import latest from '../latest.module.css';
import { policyPath } from '../policy-path.ts';
import { FollowDrawer } from './follow-drawer.tsx';
import classes from './followed.module.css';

/** What is new of the topics and places that the person follows; who follows none yet is invited to choose. */
export function Followed() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(follows, homeQuestion);
  const [choosing, setChoosing] = useState(false);
  const chosen = answered.answer;
  const isAny = chosen !== undefined && chosen.topics.length + chosen.places.length > 0;
  const choose = (
    <Button size="small" disabled={!chosen} onClick={() => setChoosing(true)} data-testid="policy-follow">
      {translate(isAny ? 'followChange' : 'followChoose')}
    </Button>
  );
  return (
    <Card
      title={translate('followed')}
      actions={choose}
      className={isAny ? undefined : classes.invited}
      data-testid="policy-followed"
    >
      <PolicyAnswer answered={answered} skeleton={<Skeleton height={56} />}>
        {() => (isAny ? <News /> : <p className={classes.invitation}>{translate('followInvite')}</p>)}
      </PolicyAnswer>
      {choosing && chosen && <FollowDrawer follows={chosen} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function News() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(followedNews, homeQuestion);
  return (
    <PolicyAnswer answered={answered} skeleton={<Skeleton height={168} />}>
      {({ items, total }) =>
        items.length === 0 ? (
          <p className={classes.invitation}>{translate('followedNone')}</p>
        ) : (
          <>
            <ul className={latest.latest}>
              {items.map((item) => (
                <li key={item.policyId} data-testid="followed-policy">
                  <div className={latest.words}>
                    <Link to={policyPath(item.policyId)} className={home.link} title={item.title}>
                      {item.title}
                    </Link>
                    <span className={latest.meta}>
                      {[nameOf('level', item.level), item.region, nameOf('kind', item.kind)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                  <StatusTag status={item.status} />
                  <time dateTime={item.issuedOn || undefined}>{formatDate(item.issuedOn)}</time>
                </li>
              ))}
            </ul>
            {total > items.length && (
              <p className={classes.rest}>{translate('followedOf', { shown: items.length, ...counted(total) })}</p>
            )}
          </>
        )
      }
    </PolicyAnswer>
  );
}
