import type { TableDeclaration } from './tables.ts';

const growth = ['volume', 'yoy', 'mom', 'share', 'shareChange'] as const;
const ranked = [...growth, 'volumeRank', 'volumeRankMove', 'cumulativeVolume', 'ytdGrowth'] as const;
const electric = ['volume', 'yoy', 'mom', 'share', 'penetration', 'penetrationChange'] as const;
const prices = ['retailVolume', 'msrp', 'tp', 'discount', 'momTp', 'yoyTp', 'tpChange', 'discountMom'] as const;
const flows = [
  'exports',
  'exportShare',
  'yoyExports',
  'cumulativeExports',
  'dealerStock',
  'stockAdded',
  'stockDrawn',
] as const;
const incentives = [
  'retailVolume',
  'incentive',
  'incentiveDepth',
  'incentiveChange',
  'momIncentive',
  'cash',
  'tradeIn',
  'financeSubsidy',
] as const;
const points = [
  'chargingPoints',
  'yoyPoints',
  'momPoints',
  'dcShare',
  'nevsPerPoint',
  'nevsInUse',
  'yoyNevsInUse',
] as const;
const outlets = ['outlets', 'openedOutlets', 'closedOutlets', 'outletCities', 'yoyOutlets', 'openedToDate'] as const;
const attention = [
  'leads',
  'momLeads',
  'mentions',
  'mentionShare',
  'netSentiment',
  'positiveMentions',
  'negativeMentions',
] as const;
const entries = [
  'entries',
  'enteredEntries',
  'changedEntries',
  'listedSubModels',
  'listedRange',
  'listedBrands',
  'energyDensity',
  'momEntries',
] as const;

/** What the news ask of the market that a first start serves. */
export const firstTables = {
  sales: {
    dataset: 'sales',
    by: [],
    indicators: [
      ...['volume', 'yoy', 'mom', 'cumulativeVolume', 'ytdGrowth', 'penetration', 'penetrationChange'],
      ...['newEnergyVolume', 'yoyNewEnergy'],
    ],
  },
  'sales.dataSource': { dataset: 'sales', by: ['dataSource'], indicators: ['volume', 'yoy', 'mom'] },
  'sales.fuelType': { dataset: 'sales', by: ['fuelType'], indicators: growth },
  'sales.segment': { dataset: 'sales', by: ['segment'], indicators: growth },
  'sales.priceBand': { dataset: 'sales', by: ['priceBand'], indicators: growth },
  'sales.origin': { dataset: 'sales', by: ['origin'], indicators: growth },
  'sales.manufacturer': { dataset: 'sales', by: ['manufacturer'], indicators: ranked },
  'sales.brand': { dataset: 'sales', by: ['brand'], indicators: ranked },
  'sales.model': { dataset: 'sales', by: ['model'], indicators: ranked },
  'sales.tier': { dataset: 'sales', by: ['tier'], indicators: electric },
  'sales.province': { dataset: 'sales', by: ['province'], indicators: electric },
  'sales.city': { dataset: 'sales', by: ['city'], indicators: electric },
  price: { dataset: 'price', by: [], indicators: prices },
  'price.fuelType': { dataset: 'price', by: ['fuelType'], indicators: prices },
  'price.segment': { dataset: 'price', by: ['segment'], indicators: prices },
  'price.model': { dataset: 'price', by: ['model'], indicators: prices },
  stock: { dataset: 'stock', by: [], indicators: flows },
  'stock.manufacturer': { dataset: 'stock', by: ['manufacturer'], indicators: flows },
  'stock.model': { dataset: 'stock', by: ['model'], indicators: flows },
} as const satisfies Record<string, TableDeclaration>;

/** What they ask of the datasets that are made behind a first start. */
export const laterTables = {
  incentive: { dataset: 'incentive', by: [], indicators: incentives },
  'incentive.city': { dataset: 'incentive', by: ['city'], indicators: incentives },
  'incentive.model': { dataset: 'incentive', by: ['model'], indicators: incentives },
  'launch.eventKind': { dataset: 'launch', by: ['eventKind'], indicators: ['events', 'eventsToDate'] },
  'launch.eventKind.model': { dataset: 'launch', by: ['eventKind', 'model'], indicators: ['events'] },
  'configuration.equipmentItem': {
    dataset: 'configuration',
    by: ['equipmentItem'],
    indicators: ['weightedStandardRate', 'standardRate', 'availableRate', 'optionPrice', 'equipmentTrims'],
    annual: true,
  },
  energy: { dataset: 'energy', by: [], indicators: ['retailVolume', 'range', 'battery', 'power', 'yoyRange'] },
  'energy.fuelType': {
    dataset: 'energy',
    by: ['fuelType'],
    indicators: ['retailVolume', 'range', 'battery', 'power', 'yoyRange', 'yoyBattery'],
  },
  'energy.model': { dataset: 'energy', by: ['model'], indicators: ['retailVolume', 'range', 'battery', 'power'] },
  charging: { dataset: 'charging', by: [], indicators: points },
  'charging.province': { dataset: 'charging', by: ['province'], indicators: points },
  'charging.city': { dataset: 'charging', by: ['city'], indicators: points },
  outlet: { dataset: 'outlet', by: [], indicators: outlets },
  'outlet.brand': { dataset: 'outlet', by: ['brand'], indicators: outlets },
  'attention.model': { dataset: 'attention', by: ['model'], indicators: attention },
  'attention.mediaChannel': { dataset: 'attention', by: ['mediaChannel'], indicators: attention },
  'catalogue.catalogueKind': { dataset: 'catalogue', by: ['catalogueKind'], indicators: entries },
  'catalogue.manufacturer': { dataset: 'catalogue', by: ['manufacturer'], indicators: entries },
} as const satisfies Record<string, TableDeclaration>;

export type TableName = keyof typeof firstTables | keyof typeof laterTables;
