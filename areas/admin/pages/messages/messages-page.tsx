import { useAnswer, useLanguage } from '@portal/shell';
import { formatDateTime, type ListColumn, SearchBox, SelectField, Tag, TitleRow, useViewAddress } from '@portal/ui';
import { type MessageLine, messages } from '../../data/ask.ts';
import { type MessagesView, messageOutcomes, messagesView, queryOfMessages } from '../../data/messages-view.ts';
import { AccountLink } from '../../parts/account-parts.tsx';
import { Answer } from '../../parts/answer.tsx';
import { ListCard } from '../../parts/list-card.tsx';
import { OlderLines } from '../../parts/older-lines.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

/** Text messages and mails to people: what became of each. For who asks where a code has gone. */
export function MessagesPage() {
  useLanguage();
  const translate = phrases.useTranslate();
  const address = useViewAddress(messagesView);
  const { view, narrow, amend } = address;
  const answered = useAnswer(messages, queryOfMessages(view));
  return (
    <div className={classes.page} data-testid="admin-messages">
      <TitleRow title={translate('messages')} />
      <p className={classes.found}>{translate('messagesNote')}</p>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchBox
            text={view.account}
            onSearch={(account, goesOn) => (goesOn ? amend : narrow)({ account, id: '' })}
            label={translate('messageAccount')}
            name="message-account"
            placeholder={translate('messageAccount')}
            clearLabel={translate('searchClear')}
          />
        </div>
        <div className={classes.filters}>
          <SelectField
            className={classes.choice}
            label={translate('outcome')}
            name="message-outcome"
            options={messageOutcomes.map((value) => ({ value, label: translate(`message/${value}`) }))}
            value={view.outcome}
            onChange={(outcome) => narrow({ outcome: outcome as MessagesView['outcome'], id: '' })}
          />
        </div>
      </div>
      <Answer answered={answered} height={480}>
        {({ lines, next }) => (
          <>
            <ListCard
              label={translate('messages')}
              columns={columnsOf(translate)}
              rows={lines}
              keyOf={({ id }) => id}
              empty={{ title: translate('noMessages'), text: translate('noMessagesText') }}
              data-testid="message-table"
            />
            <OlderLines address={address} next={next} />
          </>
        )}
      </Answer>
    </div>
  );
}

const tones = { sent: 'success', outbox: 'warning', failed: 'danger' } as const;

const columnsOf = (translate: ReturnType<typeof phrases.useTranslate>): ListColumn<MessageLine>[] => [
  { key: 'at', label: translate('at'), tight: true, cell: ({ at }) => formatDateTime(new Date(at)) },
  { key: 'channel', label: translate('channel'), tight: true, cell: ({ channel }) => translate(`channel/${channel}`) },
  { key: 'subject', label: translate('subject'), cell: ({ kind }) => translate(`subject/${kind}`) },
  { key: 'receiver', label: translate('receiver'), cell: ({ receiver }) => receiver },
  {
    key: 'account',
    label: translate('account'),
    cell: ({ accounts }) =>
      accounts.length === 0 ? (
        translate('none')
      ) : (
        <span className={classes.actions}>
          {accounts.map((account) => (
            <AccountLink key={account.userId} {...account} />
          ))}
        </span>
      ),
  },
  {
    key: 'outcome',
    label: translate('outcome'),
    cell: ({ outcome }) => <Tag tone={tones[outcome]}>{translate(`message/${outcome}`)}</Tag>,
  },
  {
    key: 'note',
    label: translate('gatewaySays'),
    cell: ({ note }) => <span className={classes.detail}>{note || translate('none')}</span>,
  },
];
