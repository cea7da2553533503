import type { NewsItem } from '@portal/contract';
import { keyToday, type Unions } from '../../kernel/member-keys.ts';

/** News whose models are called by the keys that the market has now, each once. */
export function newsToday(items: readonly NewsItem[], unions: Unions): NewsItem[] {
  if (unions.size === 0) return [...items];
  return items.map(({ models = [], ...item }) => {
    const today = new Map(models.map((model) => [keyToday(unions, model.key), model]));
    // The name of the member itself goes before the one that it had.
    for (const model of models) if (!unions.has(model.key)) today.set(model.key, model);
    return { ...item, models: [...today].map(([key, model]) => ({ ...model, key })) };
  });
}
