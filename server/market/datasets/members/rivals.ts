import type { Chain, MemberDimension } from '../dimension.ts';
import { named, text } from './declare.ts';
import { mirrored } from './mirrored.ts';
import { models } from './parts-of-product.ts';
import { unnamedAlone, unnamedModels } from './unnamed.ts';

const { model, brand } = models.dimensions;
const rivalBrand = mirrored('rival_brand', brand.table);
const rivalModel = mirrored('rival_model', model.table, { table: rivalBrand, of: brand.table });

/** The model that another one is compared with, and its brand: models as well, on the other side of a comparison. */
export const rivals = {
  key: 'rivals',
  tables: [rivalModel, rivalBrand],
  dimensions: {
    rivalModel: {
      ...named(
        rivalModel,
        'rivalBrand',
        text('对比车型', 'Compared model'),
        text('与所看车型一起比较的另一款车型', 'The other model that is compared with the one looked at'),
      ),
      unnamed: unnamedModels,
    },
    rivalBrand: {
      ...named(
        rivalBrand,
        null,
        text('对比品牌', 'Compared brand'),
        text(
          '对比车型的品牌；可以与所看车型同一品牌',
          'The brand of the compared model; it may be that of the one looked at',
        ),
      ),
      unnamed: unnamedAlone,
    },
  } satisfies Record<string, MemberDimension>,
} as const satisfies Chain;
