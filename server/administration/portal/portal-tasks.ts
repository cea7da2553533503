import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { changeMail, changeOperator, endMail, type OperatorText, readPortalSetting } from '../../setup/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { waitTurn } from '../../state/wait-turn.ts';
import { type AdministrationParts, asCall, type Done } from '../calls/run-task.ts';
import { wanted } from '../values/refusals.ts';
import { isSamePlace, mailFields, readMail } from './read-mail.ts';
import { operatorFields, readOperator } from './read-operator.ts';
import { isGiven, readPortal } from './read-portal.ts';

const nothingSet: OperatorText = { name: null, firm: null, contact: null, mark: null };

const settingsOf = {
  name: 'PORTAL_NAME',
  firm: 'PORTAL_FIRM',
  contact: 'PORTAL_CONTACT',
  mark: 'PORTAL_MARK',
} as const;

type Parts = Pick<AdministrationParts, 'db' | 'clock' | 'settings' | 'takeUp'>;

/** The calls by which the portal gets its name, its mark and its mail server. What the environment sets is refused. */
export function portalTasks(parts: Parts) {
  const { db, clock, settings, takeUp } = parts;
  const refuseGiven = (name: string) => {
    if (isGiven(settings, name)) throw setElsewhere(name);
  };
  /** Of two changes at once each finds what the other has stored. */
  const change = async (run: (trx: StateDatabase) => Promise<void>) => {
    await db.transaction().execute(async (trx) => {
      await waitTurn(trx, 'portal settings');
      await run(trx);
    });
    await takeUp();
  };
  return {
    readPortal: () => readPortal(parts),

    setPortalOperator: (given, { trace, language }) =>
      asCall(async () => {
        const fields = (Object.keys(settingsOf) as (keyof typeof settingsOf)[]).filter((field) => field in given);
        for (const field of fields) refuseGiven(settingsOf[field]);
        const read = await readOperator(given);
        await change(async (trx) => {
          const { operator } = await readPortalSetting(trx);
          await changeOperator(trx, { ...nothingSet, ...operator, ...read }, clock());
        });
        trace.detail = { ...read, ...(read.mark && { mark: read.mark.address }) };
        return done(stored, language);
      }, operatorFields),

    setPortalMail: (given, { trace, language }) =>
      asCall(async () => {
        refuseGiven('PORTAL_SMTP_URL');
        const mail = readMail(given);
        await change(async (trx) => {
          const former = (await readPortalSetting(trx)).mail;
          const remembered = former && isSamePlace(former, mail) ? former.password : '';
          const password = mail.user === '' ? '' : (given.password ?? remembered);
          if (mail.user !== '' && password === '') throw wanted('password');
          await changeMail(trx, mail, password, clock());
        });
        const { host, port, security, from } = mail;
        trace.detail = {
          host,
          port,
          security,
          from,
          signsIn: mail.user !== '',
          newPassword: given.password !== undefined,
        };
        return done(mailStored, language);
      }, mailFields),

    // One that lies unused, since the environment sets another, can be removed with its password too.
    endPortalMail: (_payload, { trace, language }) =>
      asCall(async () => {
        await change(async (trx) => {
          if (!(await endMail(trx))) throw noMail();
        });
        trace.detail = {};
        return done(mailEnded, language);
      }),
  } satisfies Handlers;
}

const done = (words: Sentence, language: CallContext['language']): Done => ({ text: words[language] });

const stored: Sentence = {
  zh_CN: '已保存：此后打开的页面、发出的邮件和生成的文件采用新的内容。',
  en: 'Saved: pages, mails and files from now on have it.',
};

const mailStored: Sentence = {
  zh_CN: '已保存：此后的邮件经此服务器发出。请发送一封测试邮件。',
  en: 'Saved: mails go out by this server from now on. Send a test mail.',
};

const mailEnded: Sentence = {
  zh_CN: '已删除邮件服务器及其密码：此后的邮件写入数据目录的 outbox。',
  en: 'The mail server and its password were removed: mails are written to the outbox of the data folder.',
};

const noMail = () => new OperatorError({ zh_CN: '没有在此设置邮件服务器。', en: 'No mail server was set here.' });

const setElsewhere = (name: string) =>
  new OperatorError({
    zh_CN: `此项由环境设置（${name}），不能在此更改。`,
    en: `The environment sets this (${name}); it cannot be changed here.`,
  });
