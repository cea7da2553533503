import type { UserInfo } from '@portal/shell';
import { type ContactKind, CsvField } from '@portal/shell/insider';
import { IconDeviceMobile, IconMail } from '@portal/ui';
import { useTranslate } from '../phrases.ts';
import { securityRows } from '../security/security-rows.ts';
import classes from '../user-centre.module.css';
import { WatchesRow } from '../watches/watches-row.tsx';
import { DensityChoice } from './density-choice.tsx';
import { InfoRow } from './info-row.tsx';
import { MessagingRow } from './messaging-row.tsx';
import { Profile } from './profile.tsx';

interface InfoPanelProps {
  userInfo: UserInfo;
  /** The row that the bind panel was opened from. */
  focused: ContactKind | null;
  onBind: (kind: ContactKind) => void;
}

/** Panel 1: who is signed in, for how long, and by which ways (S2.119 to S2.129). */
export function InfoPanel({ userInfo, focused, onBind }: InfoPanelProps) {
  const say = useTranslate();
  const contacts = [
    { kind: 'mobile', Icon: IconDeviceMobile, value: userInfo.phonNo },
    { kind: 'email', Icon: IconMail, value: userInfo.emalAd },
  ] as const;
  return (
    <div className={classes.panel} data-testid="info-panel">
      <Profile userInfo={userInfo} />
      <section>
        <h3 className={classes.heading}>{say('loginInfo')}</h3>
        <ul className={classes.rows}>
          {contacts.map(({ kind, Icon, value }) => (
            <li key={kind}>
              <InfoRow
                icon={<Icon aria-hidden="true" />}
                label={say(kind)}
                value={value}
                action={say(value ? 'change' : 'bind')}
                autoFocus={focused === kind}
                data-testid={`bound-${kind}`}
                onClick={() => onBind(kind)}
              />
            </li>
          ))}
          <li>
            <MessagingRow name={userInfo.wxNickNm} />
          </li>
        </ul>
      </section>
      <section>
        <h3 className={classes.heading}>{say('security')}</h3>
        <ul className={classes.rows}>
          {securityRows.map(({ key, Row }) => (
            <li key={key}>
              <Row userInfo={userInfo} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={classes.heading}>{say('alerts')}</h3>
        <ul className={classes.rows}>
          <li>
            <WatchesRow />
          </li>
        </ul>
      </section>
      <section>
        <h3 className={classes.heading}>{say('display')}</h3>
        <DensityChoice />
      </section>
      <section>
        <h3 className={classes.heading}>{say('files')}</h3>
        <CsvField />
      </section>
    </div>
  );
}
