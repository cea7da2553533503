import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** Why something about watches is not done. */
export const watchRefusals = {
  /** Unknown and somebody else's are one answer. */
  notFound: () =>
    new Refusal(
      'watches.not-found',
      status.notFound,
      { zh_CN: '没有找到该监测：可能已被结束。', en: 'There is no such watch: it may have been ended.' },
      'no such watch of this account',
    ),
  tooMany: (most: number) =>
    new Refusal(
      'watches.too-many',
      status.refused,
      {
        zh_CN: `最多同时监测 ${most} 项，请先结束不再需要的。`,
        en: `You can watch at most ${most} things. Please end some that you no longer need.`,
      },
      'limit of watches reached',
    ),
  nothing: () =>
    new Refusal(
      'watches.nothing',
      status.malformed,
      {
        zh_CN: '没有可监测的内容：请选择一张表、一个页面或一份演示文稿。',
        en: 'There is nothing to watch: choose a table, a page or a deck.',
      },
      'neither sheets nor a deck',
    ),
  noSuchFigure: () =>
    new Refusal(
      'watches.no-such-figure',
      status.malformed,
      {
        zh_CN: '表格中没有此指标，请选择表格里的一列。',
        en: 'The table has no such figure; choose one of its columns.',
      },
      'the rule names an indicator that the question does not ask',
    ),
  noSuchRow: () =>
    new Refusal(
      'watches.no-such-row',
      status.malformed,
      {
        zh_CN: '表格中没有这样的行，请选择表格里的一行。',
        en: 'The table has no such row; choose one of its rows.',
      },
      'the rule names a row by a dimension that the question does not ask, or none where it needs one',
    ),
  wholeView: () =>
    new Refusal(
      'watches.whole-view',
      status.malformed,
      {
        zh_CN: '整页只能定期发送；条件请针对其中一张表设置。',
        en: 'A whole page is sent by calendar; a condition is about one of its tables.',
      },
      'a rule about a figure with several tables',
    ),
  decisionAlone: () =>
    new Refusal(
      'watches.decision-alone',
      status.malformed,
      {
        zh_CN: '决策表只能单独定期发送，不能设置条件，也不能与其他表格或视图合并。',
        en: 'A decision sheet is sent by calendar and alone: without a condition, other tables or a view.',
      },
      'a decision sheet with a condition, with other sheets or of a kept view',
    ),
  decisionRight: (name: Sentence) =>
    new Refusal(
      'watches.decision-right',
      status.refused,
      {
        zh_CN: `此决策表用到“${name.zh_CN}”，您的账号没有开通，因此不能发送。`,
        en: `This decision sheet uses “${name.en}”, which your account does not include, so it cannot be sent.`,
      },
      'the account does not hold all datasets of the decision sheet',
    ),
  noDecision: (reason: Sentence) =>
    new Refusal(
      'watches.no-decision',
      status.refused,
      {
        zh_CN: `目前的数据算不出此决策表，没有可发送的内容：${reason.zh_CN}`,
        en: `This release gives no range for the decision sheet, so there is nothing to send: ${reason.en}`,
      },
      'the decision sheet has no range in the release of now',
    ),
  viewGone: () =>
    new Refusal(
      'watches.view-gone',
      status.refused,
      { zh_CN: '所监测的视图已被删除，或不再与您共享。', en: 'The view was removed, or is no longer shared with you.' },
      'the kept view of the watch is not there for this account',
    ),
  viewBare: () =>
    new Refusal(
      'watches.view-bare',
      status.refused,
      {
        zh_CN: '所监测的视图已更改，其中没有可发送的表格；请打开并重新保存该视图。',
        en: 'The view was changed and has no table that can be sent. Open the view and keep it anew.',
      },
      'the kept view of the watch says of no table what it asks',
    ),
  notSent: () =>
    new Refusal(
      'watches.not-sent',
      status.refused,
      { zh_CN: '邮件未能发送，请稍后重试。', en: 'The mail could not be sent. Please try again in a moment.' },
      'the mail server did not take a sample',
    ),
  noPlaces: () =>
    new Refusal(
      'watches.no-places',
      status.refused,
      {
        zh_CN: '此表格没有排名：请选择只有一个数据源、按对象列出的表格。',
        en: 'This table has no places: choose one that lists members by a single source.',
      },
      'a rule about places needs rows and one source',
    ),
  tooOften: () =>
    new Refusal(
      'watches.too-often',
      status.tooMany,
      { zh_CN: '试发过于频繁，请一小时后再试。', en: 'Tried too often. Please try again in an hour.' },
      'limit of tries of this account',
    ),
};
