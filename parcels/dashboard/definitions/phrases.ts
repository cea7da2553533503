import { createPhrases } from '@portal/shell';

/**
 * What the figures of the dashboard mean. The market's catalogue says it too, but only to accounts that hold the sales
 * area; a test holds the sentences that both have to the same words.
 */
export const { useTranslate: useDefinition, translate: definition } = createPhrases({
  zh_CN: {
    volume: '时段内的销售辆数',
    cumulativeVolume: '当年 1 月至时段末的销售辆数；期间数据不全时为空',
    yoy: '与上年相同月份相比的增幅；上年数据不全或为零时为空',
    mom: '与前一时段相比的增幅；时段未结束时与前一时段的相同月份相比；前一时段数据不全或为零时为空',
    share: '占相同筛选条件下整体市场的比例；对所列维度的筛选不缩小市场范围',
    shareChange: '与上年相同月份的份额之差，单位为百分点；上年市场数据不全或为零时为空',
    DATASOURCE_CLH_PIFA: '协会批发量：厂商批发给经销商的数量，含出口',
    DATASOURCE_CLH_SALES: '协会销量：厂商向协会申报的销售数量',
    DATASOURCE_ZD_LINGSHOU: '终端零售量：销售给终端客户的数量',
    energyShare: '插混、增程、纯电和燃料电池车的合计销量占当月乘用车销量的比例',
    electricShare: '纯电销量占当月新能源销量的比例',
    pointsChange: '与上年同月的占比之差，单位为百分点；上年数据不全时为空',
    modelMsrp: '厂商指导价均值，按各配置当月终端零售量加权；当月无零售时为空',
    modelPresale: '上市前公布的预售价；未公布时为空',
  },
  en: {
    volume: 'Units in the period',
    cumulativeVolume: 'Units from January to the end of the period, within the same year; blank if a month is missing',
    yoy: 'Change from the same months of the previous year; blank if any of them is missing or they total zero',
    mom: 'Change from the preceding period; one still in progress is compared with the same months of the preceding one; blank if those are incomplete or zero',
    share: 'Share of the market under the same filters; filters on the dimensions listed do not narrow the market',
    shareChange:
      'Share minus the share in the same months of the previous year, in percentage points; blank if that market is incomplete or zero',
    DATASOURCE_CLH_PIFA: 'Association wholesale volume: units shipped by manufacturers to dealers, including exports',
    DATASOURCE_CLH_SALES: 'Association sales volume: units that manufacturers report to the association as sold',
    DATASOURCE_ZD_LINGSHOU: 'Terminal retail volume: units sold to end customers',
    energyShare: 'PHEV, EREV, BEV and FCEV sales as a share of all passenger-vehicle sales in the month',
    electricShare: 'BEV sales as a share of NEV sales in the month',
    pointsChange:
      'Difference from the same month of the previous year, in percentage points; blank if that month is missing',
    modelMsrp:
      "Average manufacturer's suggested retail price, weighted by each trim's terminal retail volume in the month; blank if there is none",
    modelPresale: 'Price announced before launch; blank if not announced',
  },
});
