import { formatDate, formatDateRange, formatNumber, type UserInfo } from '@portal/shell';
import { IconUser, isOver, remainingDays, Tag } from '@portal/ui';
import { useState } from 'react';
import factsClasses from '../facts.module.css';
import { useTranslate } from '../phrases.ts';
import classes from './profile.module.css';

/** Who is signed in: picture, names, state, and how long the account is valid. */
export function Profile({ userInfo }: { userInfo: UserInfo }) {
  const say = useTranslate();
  const [now] = useState(Date.now);
  const { userNm, userRealNm, compNm, userSt, userStNm, userDivNm, actvFrYmd, actvToYmd, session } = userInfo;
  const over = isOver(actvToYmd, now);
  const left = remainingDays(actvToYmd, now);
  return (
    <>
      <div className={classes.who}>
        <Picture key={userInfo.headPicPath} path={userInfo.headPicPath} />
        <div className={classes.names}>
          {/* S2.121. */}
          <p className={classes.name} data-testid="user-name">
            {[userNm, userRealNm, compNm].filter(Boolean).join(' / ')}
          </p>
          <Tag tone={over ? 'danger' : userSt === '1' ? 'success' : 'neutral'} data-testid="user-status">
            {over ? say('expired') : userStNm}
          </Tag>
        </div>
      </div>
      <dl className={factsClasses.facts}>
        <div>
          <dt>{say('division')}</dt>
          <dd data-testid="user-division">{userDivNm}</dd>
        </div>
        <div>
          <dt>{say('period')}</dt>
          <dd data-testid="user-period">{formatDateRange(actvFrYmd, actvToYmd)}</dd>
        </div>
        <div>
          <dt>{say('remaining')}</dt>
          <dd data-testid="user-remaining">
            {over ? say('expired') : say('days', { smart_count: left, days: formatNumber(left) })}
          </dd>
        </div>
        {session && (
          <div>
            <dt>{say('signedIn')}</dt>
            <dd data-testid="user-session">
              {session.idleHours === null
                ? say('signedInUntil', { day: formatDate(new Date(session.until)) })
                : say('signedInIdle', { hours: session.idleHours })}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** S2.119 S2.120: the picture of the user; an icon when there is none, or when it does not load. */
function Picture({ path }: { path: string }) {
  const [broken, setBroken] = useState(false);
  if (path && !broken)
    return (
      <img className={classes.picture} src={path} alt="" data-testid="user-picture" onError={() => setBroken(true)} />
    );
  return (
    <span className={classes.picture} data-testid="user-icon">
      <IconUser size={28} aria-hidden="true" />
    </span>
  );
}
