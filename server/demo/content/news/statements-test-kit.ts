/** Where the facts of each dataset stand, with the members that they lead to. */
const product = `JOIN sub_model_dated AS d ON d.sub_model_id = f.sub_model_id AND f.month BETWEEN d.first_month AND d.last_month
  JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id) JOIN manufacturer AS k USING (manufacturer_id)`;
const ofTrim = `JOIN trim AS t USING (trim_id) ${product.replaceAll('f.sub_model_id', 't.sub_model_id')}`;
const place = 'JOIN city AS c USING (city_id) JOIN province AS p USING (province_id)';
export const prices = `JOIN sub_model_price_dated AS pd ON pd.sub_model_id = f.sub_model_id
  AND f.month BETWEEN pd.first_month AND pd.last_month`;

export const facts: Record<string, string> = {
  sales: `sales AS f ${product} ${place}`,
  price: `price AS f ${ofTrim}`,
  stock: `stock AS f ${product}`,
  incentive: `incentive AS f ${ofTrim} ${place}`,
  launch: `launch_fact AS f ${product} JOIN launch_event AS e USING (launch_event_id)`,
  configuration:
    'configuration AS f JOIN equipment_value USING (equipment_value_id) JOIN equipment_item AS i USING (equipment_item_id)',
  energy: `energy AS f ${ofTrim}`,
  charging: `charging AS f ${place}`,
  outlet: 'outlet AS f JOIN brand AS b USING (brand_id)',
  attention: 'attention AS f JOIN model AS m USING (model_id) JOIN media_channel AS h USING (media_channel_id)',
  catalogue: `catalogue_fact AS f ${product} JOIN catalogue_batch AS a USING (catalogue_batch_id)
    JOIN catalogue_entry_kind AS n USING (catalogue_entry_kind_id)`,
};

export const columns: Record<string, string> = {
  fuelType: 'd.fuel_type',
  segment: 'd.segment',
  priceBand: 'pd.price_band',
  manufacturer: 'k.key',
  brand: 'b.key',
  model: 'm.key',
  origin: 'b.origin',
  tier: 'c.tier',
  province: 'p.key',
  city: 'c.key',
  eventKind: 'e.kind',
  equipmentItem: 'i.key',
  mediaChannel: 'h.key',
  catalogueKind: 'a.catalogue',
};

const mean = (column: string, per = 1) => `SUM(CAST(f.${column} AS DOUBLE) * f.volume) / SUM(f.volume) / ${per}`;
const part = (over: string, under: string) => `CAST(SUM(${over}) AS DOUBLE) / NULLIF(SUM(${under}), 0)`;
const entriesOf = (kind: string) => `COALESCE(SUM(f.entries) FILTER (n.code = '${kind}'), 0)`;
const nevs = "SUM(f.volume) FILTER (d.fuel_type IN ('PHEV', 'EREV', 'BEV', 'FCEV'))";

/** What stands for itself in one month; all else is worked out from it. */
export const sums: Record<string, Record<string, string>> = {
  sales: {
    volume: 'SUM(f.volume)',
    newEnergyVolume: `COALESCE(${nevs}, 0)`,
    penetration: `CAST(COALESCE(${nevs}, 0) AS DOUBLE) / SUM(f.volume)`,
  },
  price: {
    msrp: mean('msrp'),
    tp: mean('tp'),
    discount: '1 - SUM(CAST(f.tp AS DOUBLE) * f.volume) / SUM(CAST(f.msrp AS DOUBLE) * f.volume)',
  },
  stock: {
    exports: 'SUM(f.exports)',
    dealerStock: 'SUM(f.stock)',
    stockAdded: 'SUM(f.added)',
    stockDrawn: 'SUM(f.drawn)',
  },
  incentive: {
    incentive: mean('total'),
    cash: mean('cash'),
    tradeIn: mean('trade_in'),
    financeSubsidy: mean('finance'),
    incentiveDepth: part('CAST(f.total AS DOUBLE) * f.volume', 'CAST(f.msrp AS DOUBLE) * f.volume'),
  },
  launch: { events: 'SUM(f.events)' },
  configuration: {
    standardRate: part('f.standard', 'f.trims'),
    availableRate: part('f.available', 'f.trims'),
    weightedStandardRate: mean('standard'),
    optionPrice: part('f.price', 'f.priced'),
  },
  energy: { range: mean('range_km'), battery: mean('battery', 100), power: mean('power', 10) },
  charging: {
    chargingPoints: 'SUM(f.points)',
    nevsInUse: 'SUM(f.cars)',
    dcShare: part('f.dc_points', 'f.points'),
    nevsPerPoint: part('f.cars', 'f.points'),
  },
  outlet: {
    outlets: 'SUM(f.outlets)',
    openedOutlets: 'SUM(f.opened)',
    closedOutlets: 'SUM(f.closed)',
    outletCities: 'COUNT(DISTINCT f.city_id) FILTER (f.outlets > 0)',
  },
  attention: {
    leads: 'SUM(f.leads)',
    weeklyLeads: 'SUM(CAST(f.leads AS DOUBLE) / f.weeks)',
    mentions: 'SUM(f.mentions)',
    positiveMentions: 'SUM(f.positive)',
    negativeMentions: 'SUM(f.negative)',
    netSentiment: part('f.positive - f.negative', 'f.mentions'),
  },
  catalogue: {
    entries: 'SUM(f.entries)',
    enteredEntries: entriesOf('entered'),
    listedSubModels: 'COUNT(DISTINCT f.sub_model_id)',
    listedBrands: 'COUNT(DISTINCT b.key)',
    listedRange: part('f.range_km', 'f.with_range'),
  },
};

interface Made {
  of: string;
  /** against what it is set: months back, or the year to date */
  how: 'growth' | 'change' | 'points' | 'share' | 'shareChange' | 'toDate' | 'toDateGrowth' | 'rank' | 'rankMove';
  back?: number;
}
export const made: Record<string, Made> = {
  yoy: { of: 'volume', how: 'growth', back: 12 },
  mom: { of: 'volume', how: 'growth', back: 1 },
  share: { of: 'volume', how: 'share' },
  shareChange: { of: 'volume', how: 'shareChange', back: 12 },
  cumulativeVolume: { of: 'volume', how: 'toDate' },
  ytdGrowth: { of: 'volume', how: 'toDateGrowth' },
  penetrationChange: { of: 'penetration', how: 'points', back: 12 },
  volumeRank: { of: 'volume', how: 'rank' },
  volumeRankMove: { of: 'volume', how: 'rankMove', back: 1 },
  momTp: { of: 'tp', how: 'growth', back: 1 },
  tpChange: { of: 'tp', how: 'change', back: 1 },
  discountMom: { of: 'discount', how: 'points', back: 1 },
  yoyExports: { of: 'exports', how: 'growth', back: 12 },
  exportShare: { of: 'exports', how: 'share' },
  cumulativeExports: { of: 'exports', how: 'toDate' },
  momIncentive: { of: 'incentive', how: 'growth', back: 1 },
  incentiveChange: { of: 'incentive', how: 'change', back: 1 },
  eventsToDate: { of: 'events', how: 'toDate' },
  momPoints: { of: 'chargingPoints', how: 'growth', back: 1 },
  mentionShare: { of: 'mentions', how: 'share' },
  momLeads: { of: 'weeklyLeads', how: 'growth', back: 1 },
};
