import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber } from '../../market/index.ts';
import { lineup } from '../lineup/lineup.ts';

/** A model of the demonstration market as news speak of it. */
export interface CastModel {
  /** Its key in the market. */
  key: string;
  name: Sentence;
  brand: Sentence;
  maker: Sentence;
  segment: string;
  plugIn: boolean;
  /** Whether its brand is Chinese. */
  chinese: boolean;
  /** First and last month of its life, year * 12 + month - 1. */
  from: number;
  to: number;
  /** How much it sells, compared with others. */
  strength: number;
}

interface Named {
  chinese: string;
  english: string;
}
const nameOf = ({ chinese, english }: Named): Sentence => ({ zh_CN: chinese, en: english });
const plugIns = ['PHEV', 'EREV', 'BEV'];

/** @returns the models of the demonstration market that live within the months, the strongest first */
export function demoCast(size: 'full' | 'small', first: string, last: string): CastModel[] {
  const { makers, brands, models, subModels } = lineup(size === 'full' ? 1 : 0.1);
  return models
    .flatMap((model, index): CastModel[] => {
      const brand = brands[model.brand];
      const maker = brand && makers[model.maker];
      const own = subModels.filter((each) => each.model === index);
      if (!maker || own.length === 0) return [];
      const from = Math.min(...own.map(({ launch }) => launch));
      const to = Math.max(...own.map(({ end }) => end));
      if (from > monthNumber(last) || to < monthNumber(first)) return [];
      return [
        {
          key: model.key,
          name: nameOf(model),
          brand: nameOf(brand),
          maker: nameOf(maker),
          segment: model.segment,
          plugIn: own.some(({ fuel }) => plugIns.includes(fuel)),
          from,
          to,
          chinese: brand.origin === 'chinese',
          strength: own.reduce((sum, { strength }) => sum + strength, 0),
        },
      ];
    })
    .sort((model, other) => other.strength - model.strength || model.key.localeCompare(other.key, 'en'));
}
