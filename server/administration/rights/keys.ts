import { keyRights } from '@portal/contract';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { endKey, listKeys, makeKey, rightsOf } from '../../keys/index.ts';
import { dayText } from '../values/day-text.ts';
import { readAccount } from '../values/read-account.ts';
import { readCount, readList, readOneOf, readPeriod, readProducts, readText } from '../values/read-values.ts';
import { wanted } from '../values/refusals.ts';
import { alignTable } from '../values/table.ts';
import { type Command, change, say, type Work } from '../values/work.ts';

/** Enough for a program that asks page after page; a larger one is given by --rate. */
const usualRate = '120';

type Key = Awaited<ReturnType<typeof listKeys>>[number];

export const keys: Command = {
  usage: '[<name>]',
  means: { zh_CN: '列出程序密钥，最新的在前', en: 'lists the keys of programs, newest first' },
  options: ['json'],
  reads: true,
  takes: { least: 0, most: 1 },
  async run(work) {
    const { db, names, values, terminal, language } = work;
    const account = names[0] === undefined ? null : await readAccount(db, names[0]);
    const found = await listKeys(db, account?.account_id ?? null);
    if (values.json) {
      terminal.say(JSON.stringify(found.map(jsonOf), null, 2));
      return;
    }
    if (found.length === 0) {
      say(work, { zh_CN: '没有程序密钥。', en: 'There are no keys.' });
      return;
    }
    const head = {
      zh_CN: ['编号', '账号', '用途', '产品', '权限', '每分钟', '到', '最近使用', '状态'],
      en: ['id', 'account', 'label', 'products', 'rights', 'a minute', 'to', 'last used', 'state'],
    }[language];
    terminal.say(
      alignTable(
        head,
        found.map((key) => lineOf(key, work)),
      ),
    );
  },
};

export const makeKeyOf: Command = {
  usage: '<name>',
  means: {
    zh_CN: '新建程序密钥；--label 必填，密钥只显示一次。默认打开账号的全部产品，到账号的最后一天，每分钟 120 次',
    en: 'makes a key for a program; --label is required, the key is shown once. By default it opens all products of the account until its last day, 120 calls a minute',
  },
  options: ['label', 'product', 'right', 'module', 'to', 'rate'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, values, now } = work;
    const { account_id, user_name, active_to } = await readAccount(db, names[0] ?? '');
    const label = readText('--label', values.label, 50);
    const { keys: products } = await readProducts(db, '--product', readList(values.product ?? ''));
    const rights = readList(values.right ?? 'ask').map((right) => readOneOf('--right', right, keyRights));
    if (rights.length === 0) throw wanted('--right');
    const module = values.module ?? '';
    if (rights.includes('modules') !== (module !== '')) throw wanted(module === '' ? '--module' : '--right modules');
    const { to } = readPeriod({ to: values.to }, { from: chinaDay(now), to: active_to });
    const callsAMinute = readCount('--rate', values.rate ?? usualRate);
    const detail = { label, products, rights, to, callsAMinute, ...(module === '' ? {} : { module }) };
    const key = await change(work, { action: 'make-key', accountId: account_id, detail }, (trx) =>
      makeKey(trx, account_id, { label, products, rights, module, to, callsAMinute }, now),
    );
    say(work, {
      zh_CN: `已为账号“${user_name}”新建密钥 ${key.keyId}，请立即保存，它不会再次显示：`,
      en: `Key ${key.keyId} of account "${user_name}" was made. Keep it now, it is not shown again:`,
    });
    work.terminal.handOver({ secret: key.secret, line: { zh_CN: key.secret, en: key.secret } });
  },
};

export const endKeyOf: Command = {
  usage: '<id>',
  means: { zh_CN: '停用程序密钥；立即生效', en: 'ends a key of a program, at once' },
  options: [],
  takes: { least: 1, most: 1 },
  async run(work) {
    const [keyId = ''] = work.names;
    const key = (await listKeys(work.db, null)).find(({ key_id }) => key_id === keyId);
    if (!key) throw noSuchKey(keyId);
    const detail = { key: keyId, label: key.label };
    await change(work, { action: 'end-key', accountId: key.account_id, detail }, async (trx) => {
      if (!(await endKey(trx, keyId, work.now))) throw endedAlready(keyId);
    });
    say(work, { zh_CN: `密钥 ${keyId} 已停用。`, en: `Key ${keyId} has ended.` });
  },
};

const noSuchKey = (keyId: string) =>
  new OperatorError({
    zh_CN: `没有密钥 ${keyId}；npm run account -- keys 会列出所有密钥。`,
    en: `There is no key ${keyId}; npm run account -- keys shows all of them.`,
  });

const endedAlready = (keyId: string) =>
  new OperatorError({ zh_CN: `密钥 ${keyId} 此前已停用。`, en: `Key ${keyId} had ended before.` });

const instantText = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 19).concat('Z'));

const stateOf = ({ ended_at, to_ymd }: Key, now: number) =>
  ended_at !== null ? 'ended' : chinaDay(now) > to_ymd ? 'expired' : 'open';

const stateNames = { open: '有效', ended: '已停用', expired: '已过期' } as const;

function lineOf(key: Key, { now, language }: Work): string[] {
  const state = stateOf(key, now);
  return [
    ...[key.key_id, key.user_name, key.label, key.products || '*', rightsOf(key).join(',')],
    ...[String(key.calls_a_minute), dayText(key.to_ymd)],
    ...[instantText(key.used_at) ?? '-', language === 'zh_CN' ? stateNames[state] : state],
  ];
}

/** A key for a program: everything but what opens a call. */
const jsonOf = (key: Key) => ({
  keyId: key.key_id,
  userNm: key.user_name,
  label: key.label,
  products: key.products === '' ? null : key.products.split(','),
  rights: rightsOf(key),
  callsAMinute: key.calls_a_minute,
  to: key.to_ymd,
  createdAt: instantText(key.created_at),
  endedAt: instantText(key.ended_at),
  usedAt: instantText(key.used_at),
});
