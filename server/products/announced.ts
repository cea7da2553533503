import type { AreaManifest } from '@portal/contract';

type Named = readonly [zh_CN: string, en: string];

const names = ([zh_CN, en]: Named) => ({ zh_CN, en });

const announced = (
  [id, key, category, place]: readonly [id: string, key: string, category: string, place: number],
  name: Named,
  memo: Named,
): AreaManifest => ({
  id,
  key,
  path: `/${key}`,
  category,
  place,
  names: names(name),
  memo: names(memo),
  downloads: [],
});

/**
 * A02: products of the specification (S1.005, S1.006) that the catalogue shows though no area has them yet. An area
 * whose manifest has the same id takes its product's place here.
 */
export const announcedProducts: readonly AreaManifest[] = [
  announced(
    ['1019', 'purchase-benefit', 'decision-support', 16],
    ['购车权益监测', 'Purchase-benefit monitoring'],
    ['各品牌购车权益的变化', 'Changes in purchase benefits by brand'],
  ),
];
