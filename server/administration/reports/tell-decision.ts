import { findById } from '../../accounts/index.ts';
import { decisionLetter, type NamedOrder } from '../../content/index.ts';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { addressOf } from '../../watches/index.ts';
import { say, type Work } from '../values/work.ts';

/**
 * Tells whoever has ordered a report what was decided, by mail, where the account is told of what it watches.
 * @throws OperatorError when the mail did not go out; the decision stands
 */
export async function tellDecision(work: Work, order: NamedOrder): Promise<void> {
  const { db, gateways, settings } = work;
  const account = await findById(db, order.account_id);
  const to = account ? await addressOf(db, account) : '';
  if (to === '') {
    say(work, {
      zh_CN: '该账号没有绑定邮箱，没有发送通知；结果显示在其“我的申请”中。',
      en: 'The account has no bound email, so no mail was sent; it finds the decision under My orders.',
    });
    return;
  }
  const { language, subject, text } = decisionLetter(order, order.user_name, settings.publicOrigin);
  const values = { account: order.user_name, report: order.report_id, state: order.state, answer: order.answer };
  await gateways.send({ channel: 'email', to, kind: 'notice', language, subject, text, values }).catch((error) => {
    throw new OperatorError({
      zh_CN: `申请已处理，但邮件没有发出（${wordsOf(error)}）：请用其他方式告知申请人。`,
      en: `The order is decided, but the mail was not sent (${wordsOf(error)}): tell the account another way.`,
    });
  });
}
