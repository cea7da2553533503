import type { Language } from '@portal/contract';

/** What the usage command says; every entry in both languages. */
export const words = {
  help: {
    zh_CN: `使用情况：访问、用户和下载
  npm run usage -- [--from 日期] [--to 日期] [--by day | product | company | account] [--json | --csv]
选项：
  --from, --to    第一天和最后一天 YYYY-MM-DD（均包含，按中国时间），默认最近 30 天
  --by            按天（day，默认）、产品（product）、公司（company）或账号（account）
  --json, --csv   输出 JSON 或 CSV，而不是表格
  --language      zh_CN 或 en
数据位置由 PORTAL_DATA 或 PORTAL_DATABASE_URL 指定；使用记录保留 400 天。`,
    en: `Portal usage: visits, users and downloads
  npm run usage -- [--from day] [--to day] [--by day | product | company | account] [--json | --csv]
Options:
  --from, --to    first and last day YYYY-MM-DD, both included, in China time; by default the last 30 days
  --by            day (default), product, company or account
  --json, --csv   prints JSON or CSV instead of a table
  --language      en or zh_CN
PORTAL_DATA or PORTAL_DATABASE_URL sets where the data is. Usage records are kept for 400 days.`,
  },
  total: { zh_CN: '合计', en: 'total' },
  nothing: {
    zh_CN: (period: string) => `${period} 没有使用记录。`,
    en: (period: string) => `No usage records for ${period}.`,
  },
  oneForm: { zh_CN: '--json 和 --csv 只能选择一个。', en: 'Choose either --json or --csv.' },
  badOptions: {
    zh_CN: (text: string) => `选项有误：${text}`,
    en: (text: string) => `Invalid options: ${text}`,
  },
  failed: {
    zh_CN: (text: string) => `未能完成：${text}`,
    en: (text: string) => `Failed: ${text}`,
  },
} as const satisfies Record<string, Record<Language, unknown>>;
