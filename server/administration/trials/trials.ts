import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { findTrials, listTrials, type Trial, trialStates } from '../../trials/index.ts';
import { readOneOf } from '../values/read-values.ts';
import { alignTable } from '../values/table.ts';
import { type Command, say, type Work } from '../values/work.ts';

const stateNames: Record<string, string> = { open: '待处理', approved: '已通过', refused: '已拒绝' };

/** As much of an id as an operator has to type. */
export const shortId = (trialId: string) => trialId.slice(0, 8);

export const trials: Command = {
  usage: '',
  means: {
    zh_CN: '列出待处理的试用申请；--state 为 open、approved、refused 或 all',
    en: 'lists open trial applications; --state is open, approved, refused or all',
  },
  options: ['state', 'json'],
  reads: true,
  takes: { least: 0, most: 0 },
  async run(work) {
    const { db, values, terminal, language } = work;
    const state = readOneOf('--state', values.state ?? 'open', [...trialStates, 'all']);
    const rows = await listTrials(db, state === 'all' ? null : state);
    if (values.json) {
      terminal.say(JSON.stringify(rows, null, 2));
      return;
    }
    if (rows.length === 0) {
      say(work, { zh_CN: '没有这样的申请。', en: 'No such applications.' });
      return;
    }
    const zh = language === 'zh_CN';
    const head = zh
      ? ['编号', '申请时间', '状态', '姓名', '公司', '手机号', '邮箱', '产品']
      : ['id', 'applied', 'state', 'person', 'company', 'mobile', 'email', 'products'];
    const line = (trial: Trial) => [
      ...[shortId(trial.trial_id), new Date(trial.applied_at).toISOString().slice(0, 16).concat('Z')],
      ...[zh ? (stateNames[trial.state] ?? trial.state) : trial.state, trial.real_name, trial.company, trial.phone],
      ...[trial.email || '-', trial.products || '-'],
    ];
    terminal.say(alignTable(head, rows.map(line)));
  },
};

/** The application that the first name of the command begins. @throws OperatorError when there is none, or several */
export async function readTrial({ db, names: [id = ''] }: Work): Promise<Trial> {
  const found = await findTrials(db, id.trim().toLowerCase());
  const [trial, another] = found;
  if (!trial) {
    throw new OperatorError({
      zh_CN: `没有申请“${id}”；npm run account -- trials 会列出待处理的申请。`,
      en: `There is no application "${id}"; npm run account -- trials lists the open ones.`,
    });
  }
  if (another) {
    throw new OperatorError({
      zh_CN: `有多个申请以“${id}”开头，请写出更多字符。`,
      en: `Several applications begin with "${id}": type more of the id.`,
    });
  }
  return trial;
}

export const decidedAlready = (trial: Trial) =>
  new OperatorError({
    zh_CN: `申请 ${shortId(trial.trial_id)} 已经处理过，不能再次处理。`,
    en: `Application ${shortId(trial.trial_id)} has already been processed.`,
  });
