import { type DeliveryKind, needRelease, type ReleaseInfo } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { refuseFile } from '../rows/source-row.ts';

/**
 * Looks whether a delivery of this kind can be made at all, before anything is read.
 * @returns the release that it is made onto; null where it begins a market
 * @throws Refusal when there is nothing to withdraw from or to describe, the mapping works out totals of months that the file does not
 *   hold whole, or the release it is to be made onto is not there or damaged
 */
export async function checkPossible(
  marketFolder: string,
  { kind, onto, mapping }: { kind: DeliveryKind; onto: string | null; mapping: Mapping },
): Promise<ReleaseInfo | null> {
  if (kind === 'withdraw' && onto === null) {
    throw refuseFile(
      'importer.nothing-to-withdraw-from',
      '没有可供撤回的版本；请用 --onto 指定版本。',
      'There is no release to withdraw figures from; name one with --onto.',
    );
  }
  if (kind === 'describe' && onto === null) {
    throw refuseFile(
      'importer.nothing-to-describe',
      '没有可说明其子车型的版本；请先导入销量，或用 --onto 指定版本。',
      'There is no release whose cars could be described; import sales first, or name a release with --onto.',
    );
  }
  if (mapping.total && (kind === 'correct' || kind === 'withdraw')) {
    throw refuseFile(
      'importer.total-needs-whole',
      '映射的 total 用市场总量减去车型合计，因此需要整月的数据：请用 --kind replace 交付这些月份，或使用没有 total 的映射。',
      'total of the mapping takes the models from the whole market, so it needs whole months: deliver these months with --kind replace, or use a mapping without total.',
    );
  }
  return onto === null ? null : needRelease(marketFolder, onto);
}
