import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { isAway, isBlocked, isFull, isUnwritable } from './store-errors.ts';

const stateAway = () =>
  new Refusal(
    'state.away',
    status.unavailable,
    {
      zh_CN: '数据库暂时无法连接，请稍后重试；若持续如此，请联系管理员。',
      en: 'The database cannot be reached at the moment. Please try again shortly; if this goes on, contact your administrator.',
    },
    'the state store does not answer',
  );

const stateBusy = () =>
  new Refusal(
    'state.busy',
    status.unavailable,
    {
      zh_CN: '数据库正忙，本次操作没有完成，请稍后重试。',
      en: 'The database is busy and this was not done. Please try again shortly.',
    },
    'a lock or a statement of the state store took too long',
  );

const stateFull = () =>
  new Refusal(
    'state.full',
    status.unavailable,
    {
      zh_CN: '服务器磁盘已满，无法保存；请联系管理员，稍后重试。',
      en: "The server's disk is full and nothing can be saved. Please contact your administrator and try again later.",
    },
    'the disk of the state store is full',
  );

const stateUnwritable = () =>
  new Refusal(
    'state.unwritable',
    status.unavailable,
    {
      zh_CN: '数据库暂时无法写入，请联系管理员，稍后重试。',
      en: 'The database cannot be written to at the moment. Please contact your administrator and try again later.',
    },
    'the state store cannot be written to',
  );

/**
 * What has befallen the store while a call used it, in words for the person who waits.
 * @returns null when it is something else
 */
export function storeRefusal(error: unknown): Refusal | null {
  if (isFull(error)) return stateFull();
  if (isBlocked(error)) return stateBusy();
  if (isAway(error)) return stateAway();
  return isUnwritable(error) ? stateUnwritable() : null;
}
