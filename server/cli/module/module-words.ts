import type { Language } from '@portal/contract';
import { moduleOutcomes } from '../../modules/index.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** What the module command says; every entry in both languages. */
export const moduleWords = {
  ...moduleOutcomes,
  help: {
    zh_CN: `由其他团队发布的模块
  npm run module -- publish <文件夹> --version 1.2.3 [--name 名称]
      保存一个版本：文件夹中有 manifest.json 与入口文件；名称默认为文件夹名，即地址的第一段。版本一经发布不再改变
  npm run module -- origins <名称> <来源,...|none>
      此模块的文件除门户外还可来自哪里（精确来源，例如 https://team.example）；每次写全部
  npm run module -- publish <地址> --name 名称 --version 1.2.3
      文件留在团队自己的服务器上：manifest.json 及其列出的文件会取来检查一次；浏览器按哈希检查每个文件
  npm run module -- confirm <名称> [版本]        确认它的产品与名称（每个模块一次，改名时再次确认）
  npm run module -- activate <名称> <版本> [--accounts 甲,乙] [--companies 公司] [--roll-back-over 百分比|off]
      立即启用，无需重启；写明账号或公司时只对他们启用；失败的访问超过该百分比时自动退回
  npm run module -- rollback <名称>              结束试用；没有试用时退回上一个版本
  npm run module -- list [名称] [--json]         列出模块与版本
  npm run module -- status <名称> [--json]       最近 7 天各版本的打开情况与失败
  npm run module -- remove <名称> [版本]         删除不再使用的版本，或整个模块；产品权限不变
选项：--language zh_CN | en；作更改的命令还需 --by <您的用户名>，写入审计记录。数据文件夹由 PORTAL_DATA 指定（默认 ./data）。
`,
    en: `Modules that other teams publish
  npm run module -- publish <folder> --version 1.2.3 [--name name]
      keeps a version: the folder holds manifest.json and the entry; it is called as the folder is, which is the first segment of its addresses. A version never changes
  npm run module -- origins <name> <origin,...|none>
      from where files of the module may come beside the portal (exact origins, such as https://team.example); all of them each time
  npm run module -- publish <address> --name name --version 1.2.3
      the files stay on the team's own server: manifest.json and the files that it names are fetched and checked once; browsers check each by its hash
  npm run module -- confirm <name> [version]    confirms its product and names (once for each module, and again when they change)
  npm run module -- activate <name> <version> [--accounts a,b] [--companies name] [--roll-back-over percent|off]
      stands at once, without a restart; for these accounts and companies alone where they are named; it is rolled back when more of its visits fail
  npm run module -- rollback <name>             ends a trial, or lets the version before stand again
  npm run module -- list [name] [--json]        lists modules and their versions
  npm run module -- status <name> [--json]      how its versions fared in browsers within 7 days
  npm run module -- remove <name> [version]     removes a version that is not in use, or the module whole; rights to its product stay
Options: --language en | zh_CN; --by <your user name> for what changes something, for the audit trail. PORTAL_DATA sets the data folder (default ./data).
`,
  },
  unlisted: {
    zh_CN: (files: readonly string[]) =>
      `模块说明未列出这些脚本或样式，浏览器不会按哈希检查它们：${files.join('、')}。请由构建写入 integrity，或不要放入包中。`,
    en: (files: readonly string[]) =>
      `Its manifest does not list these scripts or styles, which no browser checks by a hash: ${files.join(', ')}. Have the build write them into integrity, or leave them out.`,
  },
  usages: {
    publish: {
      zh_CN:
        '用法：npm run module -- publish <文件夹> --version 1.2.3，或 publish <地址> --name <名称> --version 1.2.3',
      en: 'Usage: npm run module -- publish <folder> --version 1.2.3, or publish <address> --name <name> --version 1.2.3',
    },
    origins: {
      zh_CN: '用法：npm run module -- origins <名称> <来源,...|none>',
      en: 'Usage: npm run module -- origins <name> <origin,...|none>',
    },
    confirm: {
      zh_CN: '用法：npm run module -- confirm <名称> [版本]',
      en: 'Usage: npm run module -- confirm <name> [version]',
    },
    activate: {
      zh_CN: '用法：npm run module -- activate <名称> <版本>',
      en: 'Usage: npm run module -- activate <name> <version>',
    },
    rollback: { zh_CN: '用法：npm run module -- rollback <名称>', en: 'Usage: npm run module -- rollback <name>' },
    status: { zh_CN: '用法：npm run module -- status <名称>', en: 'Usage: npm run module -- status <name>' },
    remove: {
      zh_CN: '用法：npm run module -- remove <名称> [版本]',
      en: 'Usage: npm run module -- remove <name> [version]',
    },
  },
  unknownCommand: {
    zh_CN: (name: string) => `没有命令“${name}”；npm run module -- help 会列出所有命令。`,
    en: (name: string) => `Unknown command "${name}"; npm run module -- help lists all commands.`,
  },
  badOptions: {
    zh_CN: (text: string) => `选项有误：${text}`,
    en: (text: string) => `Invalid options: ${text}`,
  },
  failed: { zh_CN: (text: string) => `未能完成：${text}`, en: (text: string) => `Failed: ${text}` },
  published: {
    zh_CN: (name: string, version: string, files: number, bytes: number) =>
      `已发布 ${name} ${version}：${files} 个文件，${kilobytes(bytes)}。`,
    en: (name: string, version: string, files: number, bytes: number) =>
      `Published ${name} ${version}: ${files} files, ${kilobytes(bytes)}.`,
  },
  unchanged: {
    zh_CN: (name: string, version: string) => `${name} ${version} 此前已发布，内容相同。`,
    en: (name: string, version: string) => `${name} ${version} had been published before, with the same files.`,
  },
  originsNamed: {
    zh_CN: (name: string, origins: readonly string[]) => `${name} 的文件除门户外可来自 ${origins.join('、')}。`,
    en: (name: string, origins: readonly string[]) =>
      `Files of ${name} may come from ${origins.join(', ')} beside the portal.`,
  },
  noOrigins: {
    zh_CN: (name: string) => `${name} 的文件只来自门户。`,
    en: (name: string) => `Files of ${name} come from the portal alone.`,
  },
  formerLeft: {
    zh_CN: (name: string, version: string, origin: string) => `${name} ${version} 的文件在 ${origin}：不能再退回到它。`,
    en: (name: string, version: string, origin: string) =>
      `${name} ${version} lies at ${origin}: nothing leads back to it any more.`,
  },
  nowConfirm: {
    zh_CN: (name: string) => `请确认其产品与名称：npm run module -- confirm ${name}`,
    en: (name: string) => `Now confirm its product and names: npm run module -- confirm ${name}`,
  },
  nowActivate: {
    zh_CN: (name: string, version: string) => `启用：npm run module -- activate ${name} ${version}`,
    en: (name: string, version: string) => `To let it stand: npm run module -- activate ${name} ${version}`,
  },
  noReports: {
    zh_CN: (name: string) => `最近 7 天没有 ${name} 的打开记录。`,
    en: (name: string) => `No page has reported of ${name} within 7 days.`,
  },
  none: { zh_CN: '还没有任何模块。', en: 'There are no modules yet.' },
} as const satisfies Record<string, unknown> & { help: Record<Language, string> };
