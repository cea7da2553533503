import type { PlainPage } from '@portal/shell';
import { messages as messagesOf } from '../../data/ask.ts';
import { messagesView, queryOfMessages } from '../../data/messages-view.ts';

export const messages: PlainPage = {
  name: 'messages',
  words: { zh_CN: '短信与邮件', en: 'Messages' },
  ahead: ({ search }) => [messagesOf.ask(queryOfMessages(messagesView.read(search)))],
};
