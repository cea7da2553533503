import { type AuditFilter, type AuditLine, outcomes, readAudit } from '../../audit/index.ts';
import { instantOfDay } from '../../kernel/days/dates.ts';
import { readAccount } from '../values/read-account.ts';
import { readCount, readDay, readOneOf, readText } from '../values/read-values.ts';
import { alignTable } from '../values/table.ts';
import { type Command, say, type Work } from '../values/work.ts';
import { formats, writersOf } from './trail-formats.ts';

/** Lines that are read at once. */
const portion = 1000;

const day = 24 * 60 * 60 * 1000;

export const trail: Command = {
  usage: '[<name>]',
  means: { zh_CN: '显示审计记录，最新的在前', en: 'shows the audit trail, newest first' },
  options: ['action', 'outcome', 'from', 'to', 'limit', 'format', 'json'],
  reads: true,
  takes: { least: 0, most: 1 },
  async run(work) {
    const { db, values, terminal, language } = work;
    const filter = await readFilter(work);
    if (values.format !== undefined) return writeAll(work, filter, readOneOf('--format', values.format, formats));
    const limit = values.limit === undefined ? 50 : readCount('--limit', values.limit);
    const lines = await readAudit(db, filter, limit);
    if (values.json) {
      const views = lines.map(({ detail, ...line }) => ({ ...line, detail: JSON.parse(detail) as unknown }));
      terminal.say(JSON.stringify(views, null, 2));
      return;
    }
    if (lines.length === 0) {
      say(work, { zh_CN: '没有这样的审计记录。', en: 'The audit trail has no such lines.' });
      return;
    }
    const head = {
      zh_CN: ['时间', '操作人', '操作', '结果', '账号', '地址', '内容'],
      en: ['at', 'by', 'what', 'outcome', 'account', 'from', 'detail'],
    }[language];
    terminal.say(alignTable(head, lines.map(rowOf)));
  },
};

/** @throws UsageError for a value that does not fit; OperatorError when there is no account of that name */
async function readFilter({ db, names: [name], values }: Work): Promise<AuditFilter> {
  const { action, outcome, from, to } = values;
  return {
    ...(name === undefined ? {} : { accountId: (await readAccount(db, name)).account_id }),
    ...(action === undefined ? {} : { action: readText('--action', action, 50) }),
    ...(outcome === undefined ? {} : { outcome: readOneOf('--outcome', outcome, outcomes) }),
    ...(from === undefined ? {} : { from: instantOfDay(readDay('--from', from)) }),
    ...(to === undefined ? {} : { before: instantOfDay(readDay('--to', to)) + day }),
  };
}

const rowOf = ({ at, actor, action, outcome, user_name, account_id, address, detail }: AuditLine): string[] => [
  ...[new Date(at).toISOString().slice(0, 19).concat('Z'), actor, action, outcome],
  ...[user_name ?? (account_id || '-'), address || '-', detail === '{}' ? '' : detail],
];

/** All lines that fit, or the newest so many, portion by portion: a trail of a year need not fit the memory. */
async function writeAll(work: Work, filter: AuditFilter, format: (typeof formats)[number]): Promise<void> {
  const { head, line } = writersOf[format];
  if (head !== null) work.terminal.say(head);
  let left = work.values.limit === undefined ? Number.POSITIVE_INFINITY : readCount('--limit', work.values.limit);
  for (let next = filter; left > 0; ) {
    const lines = await readAudit(work.db, next, Math.min(portion, left));
    for (const each of lines) work.terminal.say(line(each));
    left -= lines.length;
    const last = lines.at(-1);
    if (!last || lines.length < portion) return;
    next = { ...filter, after: last };
  }
}
