import { useAnswer, useLanguage } from '@portal/shell';
import { formatDateTime, type ListColumn, Tag, useViewAddress } from '@portal/ui';
import { type MessageLine, messages } from '../../data/ask.ts';
import { messageOutcomes, messagesView, queryOfMessages } from '../../data/messages-view.ts';
import { AccountLink } from '../../parts/account-parts.tsx';
import { LinesPage } from '../../parts/lines-page.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

/** Text messages and mails to people: what became of each. For who asks where a code has gone. */
export function MessagesPage() {
  useLanguage();
  const translate = phrases.useTranslate();
  const address = useViewAddress(messagesView);
  const answered = useAnswer(messages, queryOfMessages(address.view));
  return (
    <LinesPage
      name={{ one: 'message', all: 'messages' }}
      title={translate('messages')}
      note={translate('messagesNote')}
      address={address}
      filter={{
        label: translate('outcome'),
        options: messageOutcomes.map((value) => ({ value, label: translate(`message/${value}`) })),
        value: address.view.outcome,
        part: 'outcome',
      }}
      answered={answered}
      columns={columnsOf(translate)}
      empty={{ title: translate('noMessages'), text: translate('noMessagesText') }}
    />
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
