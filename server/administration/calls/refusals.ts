import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** A value of a task does not fit; the sentence names it and says what would. Its words are those of the task, so none stand here. */
export const unfitValue = ({ zh_CN, en }: Sentence) =>
  new Refusal('administration.value-unfit', status.refused, { zh_CN: `${zh_CN}`, en: `${en}` }, 'a value does not fit');

/** A task cannot be done as things stand; the sentence says why. */
export const refusedTask = ({ zh_CN, en }: Sentence) =>
  new Refusal(
    'administration.task-refused',
    status.refused,
    { zh_CN: `${zh_CN}`, en: `${en}` },
    'the task was refused',
  );

export const noAccount = () =>
  new Refusal(
    'administration.no-account',
    status.notFound,
    { zh_CN: '没有这个账号，请刷新列表后重试。', en: 'There is no such account. Reload the list and try again.' },
    'no such account',
  );

export const ownAccount = () =>
  new Refusal(
    'administration.own-account',
    status.refused,
    {
      zh_CN: '不能停用自己的账号，也不能取消自己的管理员角色：请由另一位管理员操作。',
      en: 'You cannot suspend your own account or take the role admin from it: ask another administrator.',
    },
    'an administrator acts against the own account',
  );
