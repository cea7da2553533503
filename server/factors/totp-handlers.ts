import { portalNameOf } from '@portal/contract';
import { callerOf, findTicket, openTicket, useTicket } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { drawQr } from '../kernel/draw-qr.ts';
import type { FactorParts } from './factor-parts.ts';
import { addFactor, dropFactors, factorsOf, openKey, sealKey } from './factor-store.ts';
import { judgeCode } from './judge-code.ts';
import { recoveryForFirst } from './recovery-for-first.ts';
import { setUpOver, totpOff, totpOn, wrongFactor } from './refusals.ts';
import { newTotpKey, stepOfCode, totpLink } from './totp.ts';

const isApp = ({ kind }: { kind: string }) => kind === 'totp';

/** Taking on an app that shows codes, and giving it up. */
export function totpHandlers({ db, clock, settings }: FactorParts) {
  return {
    async beginTotp(_payload, call) {
      const { account_id, user_name } = await callerOf(db, call);
      if ((await factorsOf(db, account_id)).some(isApp)) throw totpOn();
      const key = newTotpKey();
      // What apps show above the name of the account. Not every app draws Chinese.
      const link = totpLink(key, portalNameOf(settings.operator, 'en'), user_name);
      // The key counts from the first code on, which shows that the app has it.
      const contents = { key: await sealKey(db, account_id, key) };
      return {
        key,
        link,
        qrcode: await drawQr(link),
        ...(await openTicket(db, 'totp', account_id, contents, clock())),
      };
    },

    async confirmTotp({ ticket, code }, call) {
      const { account_id } = await callerOf(db, call);
      const now = clock();
      const begun = await findTicket(db, 'totp', ticket, now);
      if (begun?.account_id !== account_id) throw setUpOver();
      const secret: string = JSON.parse(begun.held).key;
      const counter = stepOfCode(await openKey(db, account_id, secret), code.replace(/\s/g, ''), now);
      if (counter === null) throw wrongFactor();
      return db.transaction().execute(async (transaction) => {
        if (!(await useTicket(transaction, begun))) throw setUpOver();
        if ((await factorsOf(transaction, account_id)).some(isApp)) throw totpOn();
        await addFactor(transaction, { account_id, kind: 'totp', name: '', secret, counter, made_at: now });
        const recoveryCodes = await recoveryForFirst(transaction, account_id, call);
        await writeTrace(transaction, call, now);
        return { recoveryCodes };
      });
    },

    async endTotp({ code }, call) {
      const { account_id: accountId } = await callerOf(db, call);
      const now = clock();
      if (!(await factorsOf(db, accountId)).some(isApp)) throw totpOff();
      return judgeCode(db, call, { accountId, code, now }, async (transaction, factor) => {
        await dropFactors(transaction, accountId, (await factorsOf(transaction, accountId)).filter(isApp));
        call.trace.detail = { factor };
        await writeTrace(transaction, call, now);
        return null;
      });
    },
  } satisfies Handlers;
}
