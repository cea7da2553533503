import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { reference, type TableCheck, unique } from './table-check.ts';

/** What must not be in price and launch; all hold where these are empty. */
export const priceChecks: readonly TableCheck[] = [
  reference('launch', 'brand'),
  reference('launch', 'manufacturer'),
  reference('launch', 'sub_model'),
  unique('launch', 'key'),
  {
    sql: `SELECT CONCAT(trim_id, ': ', msrp, ' / ', tp, ' / ', volume) AS found FROM price
      WHERE msrp <= 0 OR tp <= 0 OR volume < 0 LIMIT 1`,
    refuse: (found) =>
      new Refusal('market.price-out-of-range', status.refused, {
        zh_CN: `价格必须大于零，数量不能为负：${found}。`,
        en: `Prices must be above zero and quantities must not be negative: ${found}.`,
      }),
  },
  {
    sql: "SELECT state AS found FROM launch WHERE state NOT IN ('on sale', 'coming') LIMIT 1",
    refuse: (found) =>
      new Refusal('market.launch-state-unknown', status.refused, {
        zh_CN: `新车状态只能是 on sale 或 coming，不能是 ${found}。`,
        en: `The launch status must be "on sale" or "coming", not "${found}".`,
      }),
  },
  {
    sql: `SELECT launch_on AS found FROM launch
      WHERE NOT regexp_full_match(launch_on, '[0-9]{4}-[0-9]{2}(-[0-9]{2})?')
        OR TRY_CAST(CASE WHEN LENGTH(launch_on) = 7 THEN CONCAT(launch_on, '-01') ELSE launch_on END AS DATE) IS NULL
      LIMIT 1`,
    refuse: (found) =>
      new Refusal('market.launch-day-unfit', status.refused, {
        zh_CN: `上市日期 ${found} 无效：应为 2026-03-15 或 2026-03。`,
        en: `The launch date ${found} is not valid: write 2026-03-15 or 2026-03.`,
      }),
  },
];
