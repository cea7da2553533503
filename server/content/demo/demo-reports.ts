import type { Market } from '../../market/service.ts';
import type { ReportRecord } from '../records.ts';
import type { Block } from '../report/block.ts';

/** Demonstration reports whose figures are those of the market release. */
export async function demoReports(_market: Market): Promise<ReportRecord<Block>[]> {
  return [];
}
