import { useLanguage } from '@portal/shell';
import { formatPrice, moneyUnit } from '@portal/ui';
import {
  type AheadLine,
  type Answer,
  againstBase,
  type Equipment,
  equipmentPhrases,
  usePage,
} from '@portal/ui/analysis';
import { chosenMoney, useWrittenAs } from '@portal/ui/charts';
import { useMemo } from 'react';

interface AheadOf {
  /** The trims, in their order. */
  columns: readonly string[];
  equipment: Equipment | null;
  /** The place of the trim that the others are set against. */
  base: number;
  /** Undefined where the account may not see them. */
  prices: Answer | undefined;
}

/** The lines above the items: what each trim costs, and what it has more and less than the base. */
export function useAhead({ columns, equipment, base, prices }: AheadOf): readonly AheadLine[] {
  const language = useLanguage();
  const words = equipmentPhrases.useTranslate();
  const { catalogue } = usePage();
  const written = useWrittenAs();
  return useMemo(() => {
    const against: AheadLine = {
      key: 'against',
      name: words('against'),
      cells: columns.map((_, at) => {
        if (!equipment || at === base) return words('base');
        return words('againstText', { ...againstBase(equipment, at, base) });
      }),
    };
    if (!prices) return [against];
    const money = chosenMoney(written, 'yuan');
    const known = new Map(prices.rows.map(({ keys, values }) => [keys.trim, values]));
    const nameOf = (key: string) =>
      [...prices.columns, ...(catalogue?.indicators ?? [])].find((figure) => figure.key === key)?.name ?? key;
    const priced = (['msrp', 'tp'] as const).map(
      (key): AheadLine => ({
        key,
        name: `${nameOf(key)} (${moneyUnit(language, money)})`,
        cells: columns.map((trim) => formatPrice(known.get(trim)?.[key] ?? null, language, money)),
      }),
    );
    return [...priced, against];
  }, [columns, equipment, base, prices, words, language, catalogue, written]);
}
