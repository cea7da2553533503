import type { parseArgs } from 'node:util';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** Every option of the account command, as node:util reads it. */
export const options = {
  name: { type: 'string' },
  'real-name': { type: 'string' },
  company: { type: 'string' },
  'new-company': { type: 'boolean' },
  division: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  product: { type: 'string' },
  role: { type: 'string' },
  send: { type: 'string' },
  'password-stdin': { type: 'boolean' },
  'forget-phone': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  seats: { type: 'string' },
  colours: { type: 'string' },
  mark: { type: 'string' },
  master: { type: 'string' },
  layout: { type: 'string' },
  note: { type: 'string' },
  label: { type: 'string' },
  rate: { type: 'string' },
  right: { type: 'string' },
  module: { type: 'string' },
  state: { type: 'string' },
  expiring: { type: 'string' },
  action: { type: 'string' },
  outcome: { type: 'string' },
  format: { type: 'string' },
  limit: { type: 'string' },
  all: { type: 'boolean' },
  by: { type: 'string' },
  json: { type: 'boolean' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];
export type OptionName = keyof typeof options;

/** What stands behind an option, and what it means; `language` and `help` belong to every command. */
export const optionHelp: Record<OptionName, { value: string; means: Sentence }> = {
  name: { value: 'name', means: { zh_CN: '用户名', en: 'user name' } },
  'real-name': { value: 'name', means: { zh_CN: '姓名', en: 'real name' } },
  company: {
    value: 'id',
    means: {
      zh_CN: '公司的编号（companies 会列出）；新建账号时也可写新公司的名称',
      en: 'id of a company (companies lists them); for a new account also the name of a new one',
    },
  },
  'new-company': {
    value: '',
    means: {
      zh_CN: '使其成为独立的公司，即使已有同名或相近的公司',
      en: 'a company of its own, even where there is one of that or a like name',
    },
  },
  division: {
    value: 'kind',
    means: { zh_CN: 'enterprise（默认）、trial 或 staff', en: 'enterprise (default), trial or staff' },
  },
  phone: {
    value: 'number',
    means: { zh_CN: '手机号，11 位，以 1 开头', en: 'mobile number: 11 digits, beginning with 1' },
  },
  email: { value: 'address', means: { zh_CN: '邮箱', en: 'email address' } },
  from: { value: 'day', means: { zh_CN: '第一天 YYYY-MM-DD，默认今天', en: 'first day YYYY-MM-DD, today by default' } },
  to: { value: 'day', means: { zh_CN: '最后一天 YYYY-MM-DD（含当天）', en: 'last day YYYY-MM-DD, inclusive' } },
  product: { value: 'a,b', means: { zh_CN: '产品代号，逗号分隔', en: 'product keys, comma-separated' } },
  role: {
    value: 'a,b',
    means: {
      zh_CN: '角色：analyst、admin、company-admin、data-operator、content-editor、support、developer',
      en: 'roles: analyst, admin, company-admin, data-operator, content-editor, support, developer',
    },
  },
  send: {
    value: 'way',
    means: { zh_CN: 'sms 或 email：发送密码而不显示', en: 'sms or email: sends the password instead of printing it' },
  },
  'password-stdin': {
    value: '',
    means: { zh_CN: '从标准输入读取密码', en: 'reads the password from standard input' },
  },
  'forget-phone': {
    value: '',
    means: {
      zh_CN: '同时解绑扫码登录的手机或微信',
      en: 'also unbinds the phone or WeChat account that signs in by scanning',
    },
  },
  seats: {
    value: 'number',
    means: {
      zh_CN: '可用账号的上限；none 表示不限',
      en: 'how many accounts may be active; none for no limit',
    },
  },
  'dry-run': {
    value: '',
    means: { zh_CN: '只检查，不作更改', en: 'only looks, and changes nothing' },
  },
  colours: {
    value: 'a,b',
    means: {
      zh_CN: '系列的颜色，按顺序，如 #0b3d91,#c2410c',
      en: 'of series, in their order, such as #0b3d91,#c2410c',
    },
  },
  mark: { value: 'file', means: { zh_CN: '公司标志：SVG 或 PNG 文件', en: 'mark of the company: an SVG or PNG file' } },
  master: { value: 'name', means: { zh_CN: '幻灯片母版的名称', en: 'what the master of slides is called' } },
  layout: { value: 'name', means: { zh_CN: '幻灯片版式的名称', en: 'what the layout of slides is called' } },
  note: {
    value: 'text',
    means: { zh_CN: '原因或答复，会保存并告知申请人', en: 'reason or answer; stored and made known to the applicant' },
  },
  label: { value: 'text', means: { zh_CN: '密钥的用途', en: 'what the key is for' } },
  right: {
    value: 'a,b',
    means: {
      zh_CN:
        '密钥只能做什么：ask（查询数据，默认）、deliver（交付数据）、reports（交付报告）、hand-over（从其他系统登录）、modules（发布模块）',
      en: 'all that the key may do: ask (for figures, the default), deliver (bring deliveries), reports (bring reports), hand-over (sign in from another system), modules (publish a module)',
    },
  },
  module: {
    value: 'name',
    means: {
      zh_CN: '密钥可以发布的唯一模块（--right modules）',
      en: 'the only module that the key may publish (--right modules)',
    },
  },
  rate: { value: 'number', means: { zh_CN: '每分钟最多调用次数，默认 120', en: 'calls a minute, 120 by default' } },
  state: { value: 'state', means: { zh_CN: '只列出该状态', en: 'lists only accounts in this state' } },
  expiring: {
    value: 'days',
    means: { zh_CN: '只列出在这些天内到期的', en: 'lists only accounts expiring within this many days' },
  },
  action: { value: 'word', means: { zh_CN: '只列出该操作', en: 'only lines of this action' } },
  outcome: {
    value: 'word',
    means: {
      zh_CN: 'done（完成）、refused（被拒绝）或 closed（达到上限）',
      en: 'done, refused or closed (a limit closed)',
    },
  },
  format: {
    value: 'kind',
    means: {
      zh_CN: 'csv 或 ndjson：输出全部记录，供其他程序使用',
      en: 'csv or ndjson: prints all lines, for other programs',
    },
  },
  limit: { value: 'number', means: { zh_CN: '最多多少行，默认 50', en: 'maximum number of lines, 50 by default' } },
  all: { value: '', means: { zh_CN: '所有账号', en: 'all accounts' } },
  by: {
    value: 'name',
    means: {
      zh_CN: '谁执行此操作：您自己的用户名，写入审计记录',
      en: 'who does this: your own user name, for the audit trail',
    },
  },
  json: { value: '', means: { zh_CN: '输出 JSON', en: 'prints JSON' } },
  language: { value: 'code', means: { zh_CN: 'zh_CN 或 en', en: 'en or zh_CN' } },
  help: { value: '', means: { zh_CN: '显示帮助', en: 'shows the help' } },
};
