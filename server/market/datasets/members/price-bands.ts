import type { Band } from '../dimension.ts';
import { text } from './declare.ts';

const band = (key: string, below: number | null, zh_CN: string, en: string): Band => ({
  key,
  below,
  name: text(zh_CN, en),
});

/** The bands of prices, in yuan: each from where the one before ends, and below its own bound. */
export const priceBands: readonly Band[] = [
  band('0-5', 50_000, '5万元以下', 'Below 50k yuan'),
  band('5-8', 80_000, '5–8万元', '50–80k yuan'),
  band('8-10', 100_000, '8–10万元', '80–100k yuan'),
  band('10-15', 150_000, '10–15万元', '100–150k yuan'),
  band('15-20', 200_000, '15–20万元', '150–200k yuan'),
  band('20-25', 250_000, '20–25万元', '200–250k yuan'),
  band('25-30', 300_000, '25–30万元', '250–300k yuan'),
  band('30-40', 400_000, '30–40万元', '300–400k yuan'),
  band('40-50', 500_000, '40–50万元', '400–500k yuan'),
  band('50-', null, '50万元及以上', '500k yuan and above'),
];
