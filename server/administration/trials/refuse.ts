import { maskContact } from '../../audit/index.ts';
import type { Message } from '../../gateways/index.ts';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { decideTrial, type Trial } from '../../trials/index.ts';
import { readText } from '../values/read-values.ts';
import { audit, type Command, commit, say, type Work } from '../values/work.ts';
import { decidedAlready, readTrial } from './trials.ts';

export const refuse: Command = {
  usage: '<id>',
  means: { zh_CN: '拒绝申请并通知申请人', en: 'refuses an application and notifies the applicant' },
  options: ['note'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { values, now } = work;
    const query = await readTrial(work);
    const note = values.note === undefined ? '' : readText('--note', values.note, 200);
    const trial = await commit(work, async (trx) => {
      const decided = await decideTrial(trx, query.trial_id, { state: 'refused', note }, now);
      if (!decided) throw decidedAlready(query);
      const detail = { trial: decided.trial_id, phone: maskContact(decided.phone) };
      await audit(work, trx, { action: 'refuse-trial', accountId: '', detail });
      return decided;
    });
    say(work, { zh_CN: '申请已拒绝。', en: 'Application refused.' });
    await tell(work, trial);
  },
};

async function tell({ gateways }: Work, trial: Trial): Promise<void> {
  const failed: string[] = [];
  const send = (message: Message) =>
    gateways.send(message).catch((error) => void failed.push(`${message.channel}: ${wordsOf(error)}`));
  await send(refusalMessage('sms', trial.phone, trial.note));
  if (trial.email) await send(refusalMessage('email', trial.email, trial.note));
  if (failed.length === 0) return;
  throw new OperatorError({
    zh_CN: `申请已拒绝，但通知没有发出（${failed.join('; ')}）：请用其他方式告知申请人。`,
    en: `Application refused, but the notice was not sent (${failed.join('; ')}): tell the applicant another way.`,
  });
}

function refusalMessage(channel: Message['channel'], to: string, note: string): Message {
  return {
    channel,
    to,
    kind: 'notice',
    subject: '您的试用申请 / Your trial application',
    text:
      `很抱歉，您的试用申请未获通过。${note && `原因：${note}`}\n` +
      `We regret that your trial application was not approved.${note && ` Reason: ${note}`}`,
    values: { note },
  };
}
