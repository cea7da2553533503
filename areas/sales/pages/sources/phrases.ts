import { createPhrases } from '@portal/shell';

export const bridgePhrases = createPhrases({
  zh_CN: {
    title: '从%{first}到%{second}',
    note: '批发含出口，零售不含；库存变动为期末与期初经销商库存之差，增加记为负；其余为各来源统计之差',
    step: '项目',
    part: '占批发',
    partMeans: '该项与批发辆数之比；各项相加等于零售',
    stockChange: '库存变动',
    rest: '统计差异',
    none: '出口与库存未覆盖',
    notCovered: '当前版本没有出口与经销商库存的数据。',
    bridgeSources: '当前版本没有批发与零售两个来源。',
    bridgeFilters: '出口没有目的城市，库存按全国统计：请移除区域筛选，按车型、品牌等筛选。',
    bridgeMonths: '所选月份没有出口与经销商库存的数据，请选择其他月份。',
  },
  en: {
    title: 'From %{first} to %{second}',
    note: 'Wholesale counts exports and retail does not; the change of stock is dealer stock at the end less that at the beginning, and takes away where it grows; the rest is how far the sources count apart',
    step: 'Item',
    part: 'Part of wholesale',
    partMeans: 'The item for each unit of wholesale; all items add up to retail',
    stockChange: 'Change of stock',
    rest: 'Difference between counts',
    none: 'Exports and stock not covered',
    notCovered: 'The published release has no exports and dealer stock.',
    bridgeSources: 'The published release does not have both wholesale and retail.',
    bridgeFilters:
      'Exports have no city and stock is of the whole country: remove the filters on places, and filter by model, brand or segment.',
    bridgeMonths: 'The months chosen have no exports and dealer stock; choose others.',
  },
});
