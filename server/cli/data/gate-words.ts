import type { Language } from '@portal/contract';

/** What the data command says of the rules and of publishing; every entry in both languages. */
export const gateWords = {
  state: {
    zh_CN: { red: '红', yellow: '黄', green: '绿', skipped: '未检查', off: '停用' },
    en: { red: 'red', yellow: 'yellow', green: 'green', skipped: 'not asked', off: 'off' },
  },
  found: {
    zh_CN: (count: string) => `${count} 处`,
    en: (count: string) => `${count} found`,
  },
  accepted: {
    zh_CN: (count: string, by: string, words: string) =>
      `已接受 ${count} 处（${by}：“${words}”），数值变化后会再次提示`,
    en: (count: string, by: string, words: string) =>
      `${count} accepted (${by}: "${words}"); shown again when their figures change`,
  },
  acceptedNow: {
    zh_CN: (rule: string, count: number) => `已接受 ${rule} 的 ${count} 处发现；数值变化后会再次提示。`,
    en: (rule: string, count: number) =>
      `${count} found by ${rule} accepted; they are shown again when their figures change.`,
  },
  noneAccepted: { zh_CN: '还没有接受任何发现。', en: 'Nothing has been accepted yet.' },
  acceptUsage: {
    zh_CN: '用法：npm run data -- accept <规则> [版本号] --anyway 理由 --by 用户名：为什么接受，由谁接受。',
    en: 'Usage: npm run data -- accept <rule> [id] --anyway reason --by name: why it is accepted, and by whom.',
  },
  more: {
    zh_CN: (count: string) => `……另有 ${count} 处`,
    en: (count: string) => `... and ${count} more`,
  },
  compared: {
    zh_CN: (id: string, other: string) => `版本 ${id} 已与版本 ${other} 比较。`,
    en: (id: string, other: string) => `Release ${id} was compared with release ${other}.`,
  },
  notCompared: {
    zh_CN: (id: string) => `版本 ${id} 没有可比较的版本：只检查了它本身。`,
    en: (id: string) => `Release ${id} has nothing to be compared with: only the rules about itself were asked.`,
  },
  summary: {
    zh_CN: (red: number, yellow: number, green: number, skipped: number) =>
      `红 ${red}，黄 ${yellow}，绿 ${green}，未检查 ${skipped}。`,
    en: (red: number, yellow: number, green: number, skipped: number) =>
      `${red} red, ${yellow} yellow, ${green} green, ${skipped} not asked.`,
  },
  byOperator: { zh_CN: '已由 rules.json 设置', en: 'set in rules.json' },
  severity: {
    zh_CN: (severity: string, threshold: string) => `${severity}  阈值 ${threshold}`,
    en: (severity: string, threshold: string) => `${severity}  threshold ${threshold}`,
  },
  rulesIn: {
    zh_CN: (file: string) => `设置文件：${file}`,
    en: (file: string) => `Settings: ${file}`,
  },
  reasonAndName: {
    zh_CN: '--anyway 须与 --by 一同给出：为什么发布，由谁发布。',
    en: '--anyway wants --by: why it is published, and by whom.',
  },
  anyway: {
    zh_CN: (by: string, words: string) => `虽有红色规则或落后于已发布的版本，仍由 ${by} 发布：“${words}”`,
    en: (by: string, words: string) => `published by ${by} although a rule was red or it was behind: "${words}"`,
  },
  behind: {
    zh_CN: (onto: string, published: string) => `在 ${onto} 上生成，发布时已发布的是 ${published}`,
    en: (onto: string, published: string) => `made onto ${onto} when ${published} was published`,
  },
  rulesText: {
    zh_CN: (rules: string) => `发布时的规则：${rules}`,
    en: (rules: string) => `rules when it was published: ${rules}`,
  },
  standIn: {
    zh_CN: (id: string) => `已发布的版本不能使用，服务器暂由版本 ${id} 提供数据。`,
    en: (id: string) => `The published release cannot be used; servers answer from release ${id} until it can.`,
  },
} as const satisfies Record<string, Record<Language, unknown>>;
