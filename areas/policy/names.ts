import { createPhrases } from '@portal/shell';

const zh_CN = {
  'level/national': '国家',
  'level/provincial': '省级',
  'level/city': '市级',
  'level/foreign': '境外',
  'kind/subsidy': '补贴',
  'kind/tax': '税收',
  'kind/trade-in': '以旧换新',
  'kind/charging': '充电设施',
  'kind/restriction': '限行限购',
  'kind/production': '生产准入',
  'kind/import': '进出口',
  'kind/safety': '安全与标准',
  'kind/finance': '金融',
  'kind/other': '其他',
  'status/in-force': '生效中',
  'status/announced': '待生效',
  'status/expired': '已失效',
};

const en: Record<keyof typeof zh_CN, string> = {
  'level/national': 'National',
  'level/provincial': 'Provincial',
  'level/city': 'City',
  'level/foreign': 'Overseas',
  'kind/subsidy': 'Subsidy',
  'kind/tax': 'Tax',
  'kind/trade-in': 'Trade-in',
  'kind/charging': 'Charging',
  'kind/restriction': 'Restrictions',
  'kind/production': 'Production access',
  'kind/import': 'Import and export',
  'kind/safety': 'Safety and standards',
  'kind/finance': 'Finance',
  'kind/other': 'Other',
  'status/in-force': 'In effect',
  'status/announced': 'Not yet effective',
  'status/expired': 'Expired',
};

const phrases = createPhrases({ zh_CN, en });

const isNamed = (name: string): name is keyof typeof zh_CN => Object.hasOwn(zh_CN, name);

/** The name of a level, kind or status in the language of now; one that is not known shows its key. */
export function nameOf(group: 'level' | 'kind' | 'status', key: string): string {
  const name = `${group}/${key}`;
  return isNamed(name) ? phrases.translate(name) : key;
}
