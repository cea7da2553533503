import type { DatasetKey, FigureKey, FunnelStep } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** A step for which the portal has a dataset. */
export interface FiguredStep {
  key: FunnelStep['key'];
  name: Sentence;
  dataset: DatasetKey;
  indicator: FigureKey;
  leavesOut: Sentence;
}

/** A step of which no dataset of the portal says anything, with the data that would. */
export interface EmptyStep {
  key: FunnelStep['key'];
  name: Sentence;
  needs: Sentence;
}

/** From attention to repurchase, in the order in which a buyer takes the steps. */
export const steps: readonly (FiguredStep | EmptyStep)[] = [
  {
    key: 'attention',
    name: { zh_CN: '关注', en: 'Attention' },
    dataset: 'attention',
    indicator: 'totalAttention',
    leavesOut: {
      zh_CN: '是指数点数，不是人数；线下的关注不在其中',
      en: 'index points and no people; attention that leaves no trace online is not in it',
    },
  },
  {
    key: 'comparing',
    name: { zh_CN: '比较', en: 'Comparing' },
    dataset: 'comparison',
    indicator: 'comparisons',
    leavesOut: {
      zh_CN: '只看一款车的人不计；同品牌车型之间的比较也计在内',
      en: 'people who look at one model alone; comparisons within the brand are in it',
    },
  },
  {
    key: 'lead',
    name: { zh_CN: '留资', en: 'Lead' },
    dataset: 'attention',
    indicator: 'leads',
    leavesOut: {
      zh_CN: '直接到店、未留下联系方式的人不计；同一人在几处留资，各计一次',
      en: 'people who go to a store without leaving their contact; who leaves it in several places counts for each',
    },
  },
  {
    key: 'testDrive',
    name: { zh_CN: '到店试驾', en: 'Test drive' },
    needs: {
      zh_CN: '各品牌、车型逐月的到店与试驾人次（经销商管理系统或厂商客户系统）',
      en: 'visits and test drives by brand, model and month, from dealer or manufacturer systems',
    },
  },
  {
    key: 'order',
    name: { zh_CN: '下订', en: 'Order' },
    needs: {
      zh_CN: '各品牌、车型逐月的新增订单与退订数（厂商公布或渠道汇总）',
      en: 'orders and cancellations by brand, model and month, as manufacturers publish or dealers report them',
    },
  },
  {
    key: 'purchase',
    name: { zh_CN: '购买', en: 'Purchase' },
    dataset: 'sales',
    indicator: 'volume',
    leavesOut: {
      zh_CN: '按上险登记计，不按下订计；单位用车与营运车辆也计在内',
      en: 'counted where cars are registered, and not when ordered; fleet cars are in it',
    },
  },
  {
    key: 'use',
    name: { zh_CN: '用车', en: 'Use' },
    dataset: 'parc',
    indicator: 'carsInUse',
    leavesOut: {
      zh_CN: '是最近整年年末的在用车辆，不是这几个月的购买者；不区分车辆的第几任车主',
      en: 'the parc at the end of the latest whole year, not the buyers of these months; first and later owners alike',
    },
  },
  {
    key: 'repurchase',
    name: { zh_CN: '复购', en: 'Repurchase' },
    needs: {
      zh_CN:
        '车主换车时的原品牌与新品牌、逐月人数（车主调查，或按车主关联的登记数据）；现有数据只有新车，不知买家此前开什么车',
      en: 'people by former brand, new brand and month, from a survey of owners or registrations joined by owner; the data here are of new cars and do not know what a buyer drove before',
    },
  },
];

/** A figure between two steps. */
export interface Rate {
  key: 'leadsOfAttention' | 'stayed' | 'purchasesOfLeads';
  name: Sentence;
  from: FunnelStep['key'];
  to: FunnelStep['key'];
  format: 'count' | 'percent';
  definition: Sentence;
  leavesOut: Sentence;
}

/** What is worked out between steps that have figures, in their order. */
export const rates: readonly Rate[] = [
  {
    key: 'leadsOfAttention',
    name: { zh_CN: '每千点关注的线索', en: 'Leads per 1,000 points' },
    from: 'attention',
    to: 'lead',
    format: 'count',
    definition: {
      zh_CN: '线索量 / 关注总量 × 1,000，同一时段',
      en: 'leads / total attention × 1,000, of the same months',
    },
    leavesOut: {
      zh_CN: '关注按点数计，因此不是百分比；只宜与其他品牌或车型、与上年相比',
      en: 'attention is in points, so this is no percentage; compare it with others and with the year before alone',
    },
  },
  {
    key: 'stayed',
    name: { zh_CN: '比较后留下', en: 'Stayed after comparing' },
    from: 'comparing',
    to: 'lead',
    format: 'percent',
    definition: {
      zh_CN: '1 - 转向人次 / 对比人次：比较之后没有转向对比车型的比例',
      en: '1 - turned to the other / comparisons: the part that did not turn to the compared model',
    },
    leavesOut: {
      zh_CN: '留下的人未必留资；线索来自另一份数据，两者不能相除',
      en: 'who stays need not become a lead; leads come from other data, and the two are not divided',
    },
  },
  {
    key: 'purchasesOfLeads',
    name: { zh_CN: '每条线索的购买', en: 'Purchases of leads' },
    from: 'lead',
    to: 'purchase',
    format: 'percent',
    definition: {
      zh_CN: '终端零售量 / 线索量，同一时段',
      en: 'terminal retail volume / leads, of the same months',
    },
    leavesOut: {
      zh_CN: '跨过试驾与下订两步；不追踪到人：购买晚于留资，未留资的购买也计在内，可能超过 100%',
      en: 'spans test drive and order; nobody is followed: purchases come later than leads and are also of people who left none, so it may pass 100%',
    },
  },
];
