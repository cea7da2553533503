import type { DataSource } from '@portal/contract';
import type { Sentence } from '../../kernel/sentence.ts';

/** The three sources of a volume (S3.037): what each counts. */
export const sources: Record<DataSource, { name: Sentence; definition: Sentence }> = {
  DATASOURCE_CLH_PIFA: {
    name: { zh_CN: '批发量', en: 'Wholesale' },
    definition: {
      zh_CN: '协会口径批发量：厂商发给经销商的数量',
      en: 'Association wholesale volume: what manufacturers deliver to dealers',
    },
  },
  DATASOURCE_CLH_SALES: {
    name: { zh_CN: '销量', en: 'Association sales' },
    definition: {
      zh_CN: '协会口径销量：厂商向协会申报的销售数量',
      en: 'Association sales volume: what manufacturers report to the association as sold',
    },
  },
  DATASOURCE_ZD_LINGSHOU: {
    name: { zh_CN: '零售量', en: 'Retail' },
    definition: {
      zh_CN: '终端零售量：卖给最终客户的数量',
      en: 'Terminal retail volume: what is sold to final customers',
    },
  },
};

export const salesDataset = { key: 'sales', name: { zh_CN: '销量', en: 'Sales' } } as const;
