import type { PerCar, PolicyItem } from '@portal/contract';
import { TableCard, useMarket } from '@portal/ui/analysis';
import type { Around } from '../../market/around.ts';
import { carsByBand } from '../../market/effect-questions.ts';
import { phrases } from '../../phrases.ts';
import { bandsTable } from './bands-table.ts';

interface BandsCardProps {
  policy: PolicyItem;
  around: Around;
  figures: readonly { name: string; perCar: PerCar | null }[];
}

/** What a buyer has by price band, and how many cars it is about. */
export function BandsCard({ policy, around, figures }: BandsCardProps) {
  const translate = phrases.useTranslate();
  const answered = useMarket((view) => carsByBand(view, policy, around));
  const { answer } = answered;
  const rules = figures.flatMap(({ name, perCar }) => (perCar ? [{ name, perCar }] : []));
  const units = { yuan: translate('yuanPerCar'), cars: translate('carsUnit'), money: translate('tenThousandYuan') };
  return (
    <TableCard
      title={translate('bandsTitle')}
      caption={translate('bandsNote')}
      answered={answered}
      model={answer && bandsTable(answer, rules, units, translate)}
      height={396}
    />
  );
}
