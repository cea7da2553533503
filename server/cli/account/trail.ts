import { readAudit } from '../../audit/index.ts';
import { readAccount, readCount } from './read-values.ts';
import { alignTable } from './table.ts';
import { type Command, say } from './work.ts';

export const trail: Command = {
  usage: '[<name>]',
  means: { zh_CN: '显示审计记录，最新的在前', en: 'shows the audit trail, newest first' },
  options: ['limit', 'json'],
  takes: { least: 0, most: 1 },
  async run(work) {
    const { db, names, values, terminal, language } = work;
    const account = names[0] === undefined ? null : await readAccount(db, names[0]);
    const limit = values.limit === undefined ? 50 : readCount('--limit', values.limit);
    const lines = await readAudit(db, account?.account_id ?? null, limit);
    if (values.json) {
      const views = lines.map(({ detail, ...line }) => ({ ...line, detail: JSON.parse(detail) as unknown }));
      terminal.say(JSON.stringify(views, null, 2));
      return;
    }
    if (lines.length === 0) {
      say(work, { zh_CN: '还没有审计记录。', en: 'The audit trail is empty.' });
      return;
    }
    const head =
      language === 'zh_CN' ? ['时间', '操作人', '操作', '账号', '内容'] : ['at', 'by', 'what', 'account', 'detail'];
    terminal.say(
      alignTable(
        head,
        lines.map(({ at, actor, action, user_name, account_id, detail }) => [
          ...[new Date(at).toISOString().slice(0, 19).concat('Z'), actor, action],
          ...[user_name ?? (account_id || '-'), detail === '{}' ? '' : detail],
        ]),
      ),
    );
  },
};
