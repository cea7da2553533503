import type { Language } from '@portal/contract';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What the commands that keep a portal say; every entry in both languages. */
export const backupWords = {
  help: {
    zh_CN: `备份、恢复与迁移
  npm run backup -- <新目录>            门户运行中即可备份：状态库、市场数据、模块、图片与报告、消息、设置（不含密钥）
  npm run backup -- --check <目录>      逐个文件核对一份备份
  npm run backup -- --remove <目录>     删除一份完整的备份
  npm run restore -- <备份目录>         恢复到空的数据目录（PORTAL_DATA）；设置了 PORTAL_DATABASE_URL 时，状态恢复到该 PostgreSQL
  npm run restore -- <目录> --former    恢复成原来版本的门户：升级之后要退回时使用，然后启动原来的版本
  npm run move -- --to postgres://...   把状态库迁移到 PostgreSQL（先停止门户）；--to sqlite 迁回数据目录
会话、验证码和票据不在其中：恢复或迁移之后，所有人重新登录。选项：--language zh_CN | en
`,
    en: `Backing up, bringing back and moving
  npm run backup -- <new folder>        while the portal serves: state, market, modules, pictures and reports, messages, settings without secrets
  npm run backup -- --check <folder>    compares each file of a backup with its list
  npm run backup -- --remove <folder>   removes a whole backup
  npm run restore -- <backup>           into an empty data folder (PORTAL_DATA); the state into PostgreSQL where PORTAL_DATABASE_URL is set
  npm run restore -- <folder> --former  as a portal of the version that was copied: to go back after an upgrade; then start that version
  npm run move -- --to postgres://...   moves the state to PostgreSQL (stop the portal first); --to sqlite moves it back into the data folder
Sessions, codes and tickets are left out: after a restore or a move everybody signs in anew. Option: --language en | zh_CN
`,
  },
  usages: {
    backup: {
      zh_CN: '用法：npm run backup -- [--check | --remove] <目录>',
      en: 'Usage: npm run backup -- [--check | --remove] <folder>',
    },
    restore: {
      zh_CN: '用法：npm run restore -- <备份目录> [--former]',
      en: 'Usage: npm run restore -- <backup> [--former]',
    },
    move: {
      zh_CN: '用法：npm run move -- --to postgres://用户:密码@主机:5432/数据库，或 --to sqlite',
      en: 'Usage: npm run move -- --to postgres://user:password@host:5432/database, or --to sqlite',
    },
  },
  checkOrRemove: {
    zh_CN: '--check 与 --remove 不能一起使用：请先核对，再删除。没有核对，也没有删除任何内容。',
    en: '--check and --remove do not go together: check first, then remove. Nothing was checked or removed.',
  },
  unknownCommand: {
    zh_CN: (name: string) => `没有命令“${name}”。`,
    en: (name: string) => `Unknown command "${name}".`,
  },
  badOptions: {
    zh_CN: (text: string) => `选项有误：${text}`,
    en: (text: string) => `Invalid options: ${text}`,
  },
  failed: { zh_CN: (text: string) => `未能完成：${text}`, en: (text: string) => `Failed: ${text}` },
  samePlace: {
    zh_CN: '状态库已经在那里：没有可迁移的内容。',
    en: 'The state is there already: nothing is to be moved.',
  },
  state: {
    zh_CN: (count: number, bytes: number) => `状态库：${count} 张表，${megabytes(bytes)}`,
    en: (count: number, bytes: number) => `State: ${count} tables, ${megabytes(bytes)}`,
  },
  files: {
    zh_CN: (count: number, bytes: number) => `文件：${count} 个，${megabytes(bytes)}`,
    en: (count: number, bytes: number) => `Files: ${count}, ${megabytes(bytes)}`,
  },
  made: {
    zh_CN: (folder: string, count: number) =>
      `备份完成：${folder}（${count} 个文件，清单在 backup.json）。它含有账号与密码摘要，请妥善保管。`,
    en: (folder: string, count: number) =>
      `Backed up to ${folder} (${count} files, listed in backup.json). It holds accounts and hashes of passwords: keep it safe.`,
  },
  sound: {
    zh_CN: (folder: string, madeAt: string, count: number) =>
      `${folder} 完好：${madeAt} 的备份，${count} 个文件都与清单一致。`,
    en: (folder: string, madeAt: string, count: number) =>
      `${folder} is sound: a backup of ${madeAt}, all ${count} files as listed.`,
  },
  removed: {
    zh_CN: (folder: string, madeAt: string) => `已删除 ${folder}：${madeAt} 的备份。`,
    en: (folder: string, madeAt: string) => `Removed ${folder}: the backup of ${madeAt}.`,
  },
  restoring: {
    checked: {
      zh_CN: (count: number) => `备份完好：${count} 个文件与清单一致`,
      en: (count: number) => `The backup is sound: ${count} files as listed`,
    },
    files: {
      zh_CN: (count: number) => `已复制 ${count} 个文件`,
      en: (count: number) => `Copied ${count} files`,
    },
    state: {
      zh_CN: (count: number) => `状态库：${count} 张表，行数与校验和都一致`,
      en: (count: number) => `State: ${count} tables, the same in count and sum of their rows`,
    },
  },
  restored: {
    zh_CN: (folder: string, madeAt: string) =>
      `已恢复到 ${folder}：${madeAt} 的门户。用 npm start 启动；所有人需要重新登录。设置请参照备份中的 settings.env。`,
    en: (folder: string, madeAt: string) =>
      `The portal of ${madeAt} is back in ${folder}. Start it by npm start; everybody signs in anew. Its settings stand in settings.env of the backup.`,
  },
  restoredFormer: {
    zh_CN: (folder: string, madeAt: string) =>
      `已恢复到 ${folder}：${madeAt} 的门户，表结构属于当时的版本。现在请启动那个版本；用当前版本启动会再次升级。所有人需要重新登录。`,
    en: (folder: string, madeAt: string) =>
      `The portal of ${madeAt} is back in ${folder}, with the tables of its version. Start that version now; this one would upgrade it again. Everybody signs in anew.`,
  },
  moved: {
    zh_CN: (table: string, rows: number) => `${table}：${rows} 行`,
    en: (table: string, rows: number) => `Rows of ${table}: ${rows}`,
  },
  wasThere: {
    zh_CN: (table: string, rows: number) => `${table}：${rows} 行，此前已迁移`,
    en: (table: string, rows: number) => `Rows of ${table}: ${rows}, there already`,
  },
  movedAll: {
    zh_CN: '状态库已迁移，每张表的行数与校验和都一致。',
    en: 'The state has been moved; each table is the same in count and sum of its rows.',
  },
  former: {
    zh_CN: (file: string) => `原来的文件改名为 ${file}，确认无误后可以删除。`,
    en: (file: string) => `The former file is called ${file} now; remove it once all is well.`,
  },
  startWith: {
    zh_CN: '请在设置 PORTAL_DATABASE_URL 后启动门户；所有人需要重新登录。',
    en: 'Start the portal with PORTAL_DATABASE_URL; everybody signs in anew.',
  },
  startWithout: {
    zh_CN: '请去掉 PORTAL_DATABASE_URL 后启动门户；所有人需要重新登录。',
    en: 'Start the portal without PORTAL_DATABASE_URL; everybody signs in anew.',
  },
} as const satisfies Record<string, unknown> & { help: Record<Language, string> };
