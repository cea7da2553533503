import { Button, Card, classNames, formatDateTime, type ListColumn, ListTable } from '@portal/ui';
import type { Sheet } from '../data/ask.ts';
import { Nothing } from '../parts/account-parts.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import type { AccountPartProps } from './account-grants.tsx';

type OpenSession = Sheet['sessions'][number];

/** Who is signed in where, and what ends it; password and second factors for who has lost them. */
export function AccountSecurity({ sheet, task, open }: AccountPartProps) {
  const translate = phrases.useTranslate();
  const { userId, sessions, factors, may } = sheet;
  const columns: ListColumn<OpenSession>[] = [
    {
      key: 'device',
      label: translate('device'),
      cell: ({ browser, system }) => [browser, system].filter(Boolean).join(' · ') || translate('unknownDevice'),
    },
    { key: 'address', label: translate('address'), cell: ({ address }) => address || translate('none') },
    { key: 'begun', label: translate('begun'), tight: true, cell: ({ begunAt }) => formatDateTime(new Date(begunAt)) },
  ];
  return (
    <Card
      flush={sessions.length > 0}
      title={translate('security')}
      caption={translate('factorsLine', { factors: factors.join(', ') || translate('none') })}
      actions={
        <>
          {may.includes('sessions') && sessions.length > 0 && (
            <Button
              size="small"
              disabled={task.busy}
              onClick={() => task.run('endAccountSessions', { userId })}
              data-testid="account-end-sessions"
            >
              {translate('endSessions')}
            </Button>
          )}
          {may.includes('password') && (
            <Button size="small" onClick={() => open('password')} data-testid="account-password">
              {translate('resetPassword')}
            </Button>
          )}
          {may.includes('factors') && factors.length > 0 && (
            <Button size="small" onClick={() => open('factors')} data-testid="account-factors">
              {translate('resetFactors')}
            </Button>
          )}
        </>
      }
    >
      {sessions.length === 0 ? (
        <Nothing text={translate('noSessions')} />
      ) : (
        <ListTable
          label={translate('sessions')}
          columns={columns}
          rows={sessions}
          keyOf={({ sessionId }) => sessionId}
          data-testid="account-sessions"
        />
      )}
      {sheet.passwordUntil !== null && (
        <p className={classNames(classes.quiet, sessions.length > 0 && classes.below)}>
          {translate('passwordUntil', { day: formatDateTime(new Date(sheet.passwordUntil)) })}
        </p>
      )}
    </Card>
  );
}
