import type { CallData, CallPayload, WatchRow } from '@portal/contract';
import { findByName, rolesOf } from '../../accounts/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { pauseFor, readAllWatches } from '../../watches/index.ts';
import { noAccount } from '../calls/refusals.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { readText } from '../values/read-values.ts';
import { nextOf, placeOf } from './portions.ts';

const portion = 50;

/** The longest reason, in characters. */
const longest = 200;

/** The calls about the watches of all accounts: which there are, what became of each, and pausing one. */
export function watchTasks({ db }: Pick<AdministrationParts, 'db'>) {
  const readList = async (
    { userNm = '', condition, after }: CallPayload<'listAllWatches'>,
    { accountId, language }: CallContext,
  ): Promise<CallData<'listAllWatches'>> => {
    const account = userNm.trim() === '' ? null : await findByName(db, userNm);
    if (account === undefined) throw noAccount();
    const filter = {
      ...(account && { accountId: account.account_id }),
      ...(condition && { condition }),
      ...(after !== undefined && { after: placeOf(after) }),
    };
    // What somebody watches tells what they work on: who helps people has no use for it.
    const isNamed = (await rolesOf(db, accountId ?? '')).includes('admin');
    const isEnglish = language === 'en';
    const found = await readAllWatches(db, filter, portion);
    const lines = found.map(
      (watch): WatchRow => ({
        id: watch.watch_id,
        at: Number(watch.created_at),
        userId: watch.account_id,
        userNm: watch.user_name,
        name: isNamed ? watch.name : '',
        says: isNamed ? (isEnglish ? watch.says_en : watch.says_zh) : '',
        state: watch.state as WatchRow['state'],
        note: isEnglish ? watch.note_en : watch.note_zh,
        sentAt: watch.told_at === null ? null : Number(watch.told_at),
        nextAt: watch.next_at === null ? null : Number(watch.next_at),
      }),
    );
    return { lines, next: nextOf(lines, portion) };
  };
  return {
    listAllWatches: readList,
    async pauseAccountWatch({ id, reason }, { trace, language }) {
      const words = await asCall(async () => readText('--reason', reason, longest));
      trace.detail = { watch: id, reason: words };
      const watch = await pauseFor(db, id, {
        zh_CN: `已由管理员暂停：${words}`,
        en: `Paused by an administrator: ${words}`,
      });
      trace.accountId = watch.account_id;
      const text = { zh_CN: '监测已暂停，其所有者会看到原因。', en: 'The watch is paused; its owner sees why.' };
      return { text: text[language] };
    },
  } satisfies Handlers;
}
