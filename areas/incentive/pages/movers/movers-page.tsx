import { Columns, useChoices } from '@portal/ui/analysis';
import { changeChoices } from '../../market/choices.ts';
import { ChangeChoices } from './change-choices.tsx';
import { MoversCard } from './movers-card.tsx';

/** Whose incentive rose and fell most against the period before, or the same one of the year before. */
export function MoversPage() {
  const choice = useChoices(changeChoices);
  return (
    <>
      <ChangeChoices choice={choice} />
      <Columns tables>
        <MoversCard choice={choice} direction="descending" />
        <MoversCard choice={choice} direction="ascending" />
      </Columns>
    </>
  );
}
