import { useAnswer } from '@portal/shell';
import {
  type Equipment,
  market,
  readEquipment,
  useChoices,
  useMarket,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { useMemo } from 'react';
import { pricesOf } from '../../market/questions.ts';
import { equipmentOf, mostColumns, trimsIn, usualModel } from './compare-questions.ts';
import { comparison as page } from './page.ts';
import { useAhead } from './use-ahead.ts';

const msrpOf = (prices: ReadonlyMap<string | undefined, Record<string, number | null>>, key: string) =>
  prices.get(key)?.msrp ?? Number.POSITIVE_INFINITY;

/** The trims that stand beside each other: those that are chosen, or all of a model from the cheapest to the dearest. */
export function useTrims() {
  const { view, search, catalogue } = usePage();
  const { year, basis } = useChoices(page.choices);
  const trims = useMemo(() => trimsIn(search), [search]);
  const [chosenModel] = view.filters.model ?? [];
  const usual = useMarket((view, catalogue) =>
    trims.length === 0 && !chosenModel ? usualModel(view, catalogue, year) : null,
  );
  const model = chosenModel ?? usual.answer?.rows[0]?.keys.model ?? '';
  const isNone = trims.length === 0 && model === '';
  const wanted = { year, trims, model };
  const equipped = useMarket((view, catalogue) => (isNone ? null : equipmentOf(view, catalogue, wanted)));
  const isPriced = useStanding('price') === 'open';
  const prices = useAnswer(
    market,
    catalogue && !isNone && isPriced ? pricesOf(equipmentOf(view, catalogue, wanted)) : null,
  );
  const answered = isNone ? usual : equipped;
  const known = useMemo(
    () => new Map(prices.answer?.rows.map(({ keys, values }) => [keys.trim, values])),
    [prices.answer],
  );
  const inOrder = useMemo(() => {
    if (trims.length > 0) return trims;
    const found = new Set(equipped.answer?.rows.flatMap(({ keys }) => keys.trim ?? []));
    return [...found].sort((key, other) => msrpOf(known, key) - msrpOf(known, other));
  }, [trims, equipped.answer, known]);
  const columns = useMemo(() => inOrder.slice(0, mostColumns), [inOrder]);
  // Columns that are still to be put in order by price would change places under the eye.
  const isInOrder = !(isPriced && prices.waiting && !prices.answer);
  const equipment = useMemo(
    (): Equipment | null => (equipped.answer && isInOrder ? readEquipment(equipped.answer, 'trim', columns) : null),
    [equipped.answer, isInOrder, columns],
  );
  const base = Math.max(0, columns.indexOf(basis));
  const ahead = useAhead({ columns, equipment, base, prices: prices.answer });
  const names = new Map([
    [model, usual.answer?.rows[0]?.names.model],
    ...(equipment?.cars.map(({ key, name }) => [key, name] as const) ?? []),
  ]);
  return {
    answered,
    /** Names of the model and the trims that are shown, which no filter names. */
    names,
    equipment,
    ahead,
    base,
    left: Math.max(0, inOrder.length - columns.length),
    isOfModel: trims.length === 0,
    model,
  };
}
