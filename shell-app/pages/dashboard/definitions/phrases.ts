import { createPhrases } from '../../../i18n/create-phrases.ts';

/**
 * What the figures of the dashboard mean. The market's catalogue says it too, but only to accounts that hold the sales
 * area; a test holds the sentences that both have to the same words.
 */
export const { useTranslate: useDefinition, translate: definition } = createPhrases({
  zh_CN: {
    volume: '时段内的车辆数',
    cumulativeVolume: '时段末所在年份一月至时段末的车辆数；一月起数据不全时为空',
    yoy: '与上年同样月份相比的增长；上年数据不全或为零时为空',
    mom: '与紧邻的前一个等长时段相比的增长；前一时段数据不全或为零时为空',
    share: '在同样筛选条件下市场中的占比；对所列维度本身的筛选不缩小市场',
    shareChange: '份额与上年同月份额之差，单位百分点；上年市场数据不全或为零时为空',
    DATASOURCE_CLH_PIFA: '协会口径批发量：厂商发给经销商的数量',
    DATASOURCE_CLH_SALES: '协会口径销量：厂商向协会申报的销售数量',
    DATASOURCE_ZD_LINGSHOU: '终端零售量：卖给最终客户的数量',
    energyShare: '插混、增程、纯电与燃料电池销量之和占当月乘用车销量的比例',
    electricShare: '纯电销量占当月新能源销量的比例',
    pointsChange: '与上年同月的比例之差，单位百分点；上年数据不全时为空',
    modelMsrp: '厂商指导价的平均值，以各配置当月零售量加权；没有零售量时为空',
    modelPresale: '上市前公布的预售价；没有预售价时为空',
  },
  en: {
    volume: 'Cars in the period',
    cumulativeVolume:
      "Cars from January of the year in which the period ends to the period's end; empty where a month is missing",
    yoy: 'Growth against the same months of the year before; empty where these are not all covered, or zero',
    mom: 'Growth against the period of equal length directly before; empty where it is not all covered, or zero',
    share: 'Part of the market under the same filters, where filters on the listed dimensions do not narrow the market',
    shareChange:
      'Share less the share in the same months of the year before, in percentage points; empty without such a base',
    DATASOURCE_CLH_PIFA: 'Association wholesale volume: what manufacturers deliver to dealers',
    DATASOURCE_CLH_SALES: 'Association sales volume: what manufacturers report to the association as sold',
    DATASOURCE_ZD_LINGSHOU: 'Terminal retail volume: what is sold to final customers',
    energyShare: 'Volume of PHEV, EREV, BEV and FCEV as part of all passenger vehicles of the month',
    electricShare: 'Volume of BEV as part of the new-energy vehicles of the month',
    pointsChange:
      'Difference from the ratio in the same month of the year before, in percentage points; empty without such a base',
    modelMsrp:
      "Average of the makers' suggested retail prices, weighted by each trim's retail volume of the month; empty without any",
    modelPresale: 'Price announced before the launch; empty where there is none',
  },
});
