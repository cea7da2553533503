import type { Catalogue } from '../ask/ask.ts';
import type { FastViewChoice } from './fast-view-address.ts';

type Models = Pick<FastViewChoice, 'model' | 'rivals'>;

/** The models of an address as the release has them: one that has become one with another is that other, once. */
export function choiceToday({ model, rivals }: Models, united: Catalogue['united']): Models {
  const known = new Map(Object.entries(united?.model ?? {}));
  const today = (key: string) => known.get(key) ?? key;
  const own = model && today(model);
  return { model: own, rivals: rivals && [...new Set(rivals.map(today))].filter((key) => key !== own) };
}
