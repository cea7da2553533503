/** What became of a module, as the command and the page of the administration say it. */
export const moduleOutcomes = {
  confirmed: {
    zh_CN: (name: string, version: string) => `已确认 ${name}（${version}）的产品与名称。`,
    en: (name: string, version: string) => `The product and names of ${name} (${version}) are confirmed.`,
  },
  activated: {
    zh_CN: (name: string, version: string) => `${name} ${version} 已启用；打开中的页面继续使用原来的版本。`,
    en: (name: string, version: string) => `${name} ${version} stands; pages that are open go on with what they have.`,
  },
  onTrial: {
    zh_CN: (name: string, version: string) => `${name} ${version} 已对指定的账号与公司启用。`,
    en: (name: string, version: string) => `${name} ${version} stands for the accounts and companies named.`,
  },
  rolledBack: {
    zh_CN: (name: string, version: string | null) => `${name} 现在使用 ${version ?? '（无版本）'}。`,
    en: (name: string, version: string | null) => `${name} is at ${version ?? 'no version'} now.`,
  },
  removed: {
    zh_CN: (name: string, count: number) => `已删除模块 ${name} 的 ${count} 个版本。`,
    en: (name: string, count: number) => `Removed the module ${name} with ${count} versions.`,
  },
  removedOne: {
    zh_CN: (name: string, version: string) => `已删除 ${name} ${version}。`,
    en: (name: string, version: string) => `Removed ${name} ${version}.`,
  },
} as const;
