import type { Language } from '@portal/contract';

const words = {
  zh_CN: {
    choice: '政策',
    national: '◆ 为全国性的税收、以旧换新、补贴与限行限购政策，标于生效月份',
    local: '◆ 为所选省市的税收、以旧换新、补贴与限行限购政策，标于生效月份',
    noneNational: '所示月份内没有全国性的税收、以旧换新、补贴或限行限购政策生效',
    noneLocal: '所示月份内所选省市没有税收、以旧换新、补贴或限行限购政策生效',
    cut: '；每月至多列出 3 项',
    failed: '政策加载失败，刷新页面可重试',
  },
  en: {
    choice: 'Policies',
    national: '◆ marks national policies on tax, trade-in, subsidies and restrictions, in the month they took effect',
    local:
      '◆ marks policies of the chosen provinces and cities on tax, trade-in, subsidies and restrictions, in the month they took effect',
    noneNational: 'No national policy on tax, trade-in, subsidies or restrictions took effect in these months',
    noneLocal:
      'No policy of the chosen provinces and cities on tax, trade-in, subsidies or restrictions took effect in these months',
    cut: '; at most 3 are listed for a month',
    failed: 'Policies could not be read; reload the page to try again',
  },
} as const satisfies Record<Language, object>;

/** The words of policies as marks. */
export const policyWords = (language: Language) => words[language];
