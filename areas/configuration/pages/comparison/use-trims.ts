import { useAnswer, useLanguage } from '@portal/shell';
import { formatPrice, moneyUnit } from '@portal/ui';
import {
  type AheadLine,
  againstBase,
  type Equipment,
  equipmentPhrases,
  market,
  readEquipment,
  useChoices,
  useMarket,
  useMoneyOptions,
  useNameOf,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { pricesOf } from '../../market/questions.ts';
import { equipmentOf, mostColumns, trimsIn, usualModel } from './compare-questions.ts';
import { comparison as page } from './page.ts';

const msrpOf = (prices: ReadonlyMap<string | undefined, Record<string, number | null>>, key: string) =>
  prices.get(key)?.msrp ?? Number.POSITIVE_INFINITY;

/** The trims that stand beside each other: those that are chosen, or all of a model from the cheapest to the dearest. */
export function useTrims() {
  const language = useLanguage();
  const words = equipmentPhrases.useTranslate();
  const nameOf = useNameOf();
  const money = useMoneyOptions();
  const { view, search, catalogue } = usePage();
  const { year, basis } = useChoices(page.choices);
  const trims = trimsIn(search);
  const [chosenModel] = view.filters.model ?? [];
  const usual = useMarket((shown, known) =>
    trims.length === 0 && !chosenModel ? usualModel(shown, known, year) : null,
  );
  const model = chosenModel ?? usual.answer?.rows[0]?.keys.model ?? '';
  const isNone = trims.length === 0 && model === '';
  const wanted = { year, trims, model };
  const equipped = useMarket((shown, known) => (isNone ? null : equipmentOf(shown, known, wanted)));
  const isPriced = useStanding('price') === 'open';
  const prices = useAnswer(
    market,
    catalogue && !isNone && isPriced ? pricesOf(equipmentOf(view, catalogue, wanted)) : null,
  );
  const answered = isNone ? usual : equipped;
  const known = new Map(prices.answer?.rows.map(({ keys, values }) => [keys.trim, values]));
  const found = [...new Set(equipped.answer?.rows.flatMap(({ keys }) => keys.trim ?? []))];
  const inOrder = trims.length > 0 ? trims : [...found].sort((key, other) => msrpOf(known, key) - msrpOf(known, other));
  const columns = inOrder.slice(0, mostColumns);
  const equipment: Equipment | null = equipped.answer ? readEquipment(equipped.answer, 'trim', columns) : null;
  const base = Math.max(0, columns.indexOf(basis));
  const texts = (figure: 'msrp' | 'tp') =>
    columns.map((key) => formatPrice(known.get(key)?.[figure] ?? null, language, money));
  const priced = (['msrp', 'tp'] as const).map(
    (key): AheadLine => ({
      key,
      name: `${prices.answer?.columns.find((column) => column.key === key)?.name ?? nameOf('indicators', key)} (${moneyUnit(language, money)})`,
      cells: texts(key),
    }),
  );
  const against: AheadLine = {
    key: 'against',
    name: words('against'),
    cells: columns.map((_, at) => {
      if (!equipment || at === base) return words('base');
      return words('againstText', { ...againstBase(equipment, at, base) });
    }),
  };
  const names = new Map([
    [model, usual.answer?.rows[0]?.names.model],
    ...(equipment?.cars.map(({ key, name }) => [key, name] as const) ?? []),
  ]);
  return {
    answered,
    /** Names of the model and the trims that are shown, which no filter names. */
    names,
    // Columns that are still to be put in order by price would change places under the eye.
    equipment: isPriced && prices.waiting && !prices.answer ? null : equipment,
    ahead: prices.answer ? [...priced, against] : [against],
    base,
    left: Math.max(0, inOrder.length - columns.length),
    isOfModel: trims.length === 0,
    model,
  };
}
