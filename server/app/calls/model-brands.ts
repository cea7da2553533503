import type { Language } from '@portal/contract';
import { status } from '@portal/contract';
import type { ModelBrands } from '../../content/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Market } from '../../market/index.ts';

const all = Number.MAX_SAFE_INTEGER;

/** The brands of models as the published release has them; none while there is no release. */
export function modelBrands(market: Market): ModelBrands {
  const members = async (dimension: 'model' | 'brand', language: Language, within = {}) => {
    try {
      return (await market.members({ dataset: 'sales', dimension, within, limit: all }, language)).members;
    } catch (error) {
      if (error instanceof Refusal && error.code === status.refused) return [];
      throw error;
    }
  };
  return {
    async modelsOf(brands) {
      return (await members('model', 'en', { brand: [...brands] })).map(({ key }) => key);
    },
    async brandsOf(language) {
      const names = new Map((await members('brand', language)).map(({ key, name }) => [key, name]));
      const models = await members('model', language);
      return new Map(
        models.flatMap(({ key, parent }) => {
          const name = parent === null ? undefined : names.get(parent);
          return parent === null || name === undefined ? [] : [[key, { key: parent, name }] as const];
        }),
      );
    },
  };
}
