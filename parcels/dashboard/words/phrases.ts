import { createPhrases } from '@portal/shell';

/** Words that several panels share: names of sources, units, how a figure has changed. */
export const { useTranslate: useWords } = createPhrases({
  zh_CN: {
    DATASOURCE_CLH_PIFA: '协会批发量',
    DATASOURCE_CLH_SALES: '协会销量',
    DATASOURCE_ZD_LINGSHOU: '终端零售量',
    cars: '辆',
    wanYuan: '万元',
    percent: '%',
    points: '百分点',
    yoy: '同比',
    manufacturer: '厂商',
    pv: '乘用车',
    energy: '新能源',
  },
  en: {
    DATASOURCE_CLH_PIFA: 'Association wholesale volume',
    DATASOURCE_CLH_SALES: 'Association sales volume',
    DATASOURCE_ZD_LINGSHOU: 'Terminal retail volume',
    cars: 'units',
    wanYuan: 'k yuan',
    percent: '%',
    points: 'pp',
    yoy: 'YoY',
    manufacturer: 'Manufacturer',
    pv: 'Passenger vehicles',
    energy: 'NEVs',
  },
});
