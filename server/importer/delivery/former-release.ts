import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { type Dataset, type DeliveryKind, needRelease, type ReleaseInfo, readCurrent } from '../../market/index.ts';
import { refuseFile } from '../rows/source-row.ts';

interface Wanted {
  kind: DeliveryKind;
  /** The release that is named; null or undefined where none is. */
  onto: string | null | undefined;
  /** Whether the mapping works out what models leave of a whole market. */
  hasTotal: boolean;
}

/** The refusal of what has to stand on a release where there is none. */
function refuseWithout(kind: DeliveryKind): Refusal | null {
  if (kind === 'withdraw') {
    return refuseFile(
      'importer.nothing-to-withdraw-from',
      '没有可供撤回的版本；请用 --onto 指定版本。',
      'There is no release to withdraw figures from; name one with --onto.',
    );
  }
  if (kind !== 'describe') return null;
  return refuseFile(
    'importer.nothing-to-describe',
    '没有可说明其子车型的版本；请先导入销量，或用 --onto 指定版本。',
    'There is no release whose cars could be described; import sales first, or name a release with --onto.',
  );
}

/**
 * Looks whether a delivery of this kind can be made of a dataset at all, before anything is read.
 * @returns the release that it is made onto; null where it begins a market
 * @throws Refusal where the dataset has no such deliveries, there is no release to be made onto, or the one that is named
 *   is not there or damaged
 */
export async function formerRelease(
  marketFolder: string,
  { file, name }: Pick<Dataset, 'file' | 'name'>,
  { kind, onto, hasTotal }: Wanted,
): Promise<ReleaseInfo | null> {
  if (kind === 'describe' && !file?.begins) {
    throw refuseFile(
      'importer.describe-sales-only',
      `“${name.zh_CN}”没有自己的子车型属性：请用 deliver sales --kind describe 说明，所有数据集都以其为准。`,
      `"${name.en}" has no attributes of cars of its own: bring them with deliver sales --kind describe, they hold for every dataset.`,
    );
  }
  const id = onto === undefined && !file?.begins ? (await readCurrent(marketFolder))?.current : onto;
  const refusal = typeof id === 'string' ? null : file?.begins ? refuseWithout(kind) : nothingPublished();
  if (refusal) throw refusal;
  if (hasTotal && (kind === 'correct' || kind === 'withdraw')) {
    throw refuseFile(
      'importer.total-needs-whole',
      '映射的 total 用市场总量减去车型合计，因此需要整月的数据：请用 --kind replace 交付这些月份，或使用没有 total 的映射。',
      'total of the mapping takes the models from the whole market, so it needs whole months: deliver these months with --kind replace, or use a mapping without total.',
    );
  }
  return typeof id === 'string' ? needRelease(marketFolder, id) : null;
}

const nothingPublished = () =>
  new Refusal('importer.nothing-published', status.refused, {
    zh_CN:
      '没有可作为基础的已发布版本：请先导入并发布销量，其他数据集建立在其上；要基于演示数据，请用 --onto 写明其版本号。',
    en: 'No release is published that this could be made onto: import and publish sales first, other datasets are made onto them; a demonstration has to be named with --onto.',
  });
