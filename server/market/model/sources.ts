import type { DataSource } from '@portal/contract';
import type { Sentence } from '../../kernel/sentence.ts';

/** The three sources of a volume (S3.037): what each counts. */
export const sources: Record<DataSource, { name: Sentence; definition: Sentence }> = {
  DATASOURCE_CLH_PIFA: {
    name: { zh_CN: '协会批发量', en: 'Association wholesale volume' },
    definition: {
      zh_CN: '协会批发量：厂商批发给经销商的数量',
      en: 'Association wholesale volume: units shipped by manufacturers to dealers',
    },
  },
  DATASOURCE_CLH_SALES: {
    name: { zh_CN: '协会销量', en: 'Association sales volume' },
    definition: {
      zh_CN: '协会销量：厂商向协会申报的销售数量',
      en: 'Association sales volume: units that manufacturers report to the association as sold',
    },
  },
  DATASOURCE_ZD_LINGSHOU: {
    name: { zh_CN: '终端零售量', en: 'Terminal retail volume' },
    definition: {
      zh_CN: '终端零售量：销售给终端客户的数量',
      en: 'Terminal retail volume: units sold to end customers',
    },
  },
};

/** The number a data source has inside a release. */
export const sourceNumbers: Record<DataSource, number> = {
  DATASOURCE_CLH_PIFA: 1,
  DATASOURCE_CLH_SALES: 2,
  DATASOURCE_ZD_LINGSHOU: 3,
};
