import { Columns, usePage } from '@portal/ui/analysis';
import { readChange } from '../../market/page-choice.ts';
import { ChangeChoices } from './change-choices.tsx';
import { MoversCard } from './movers-card.tsx';

/** Whose incentive rose and fell most against the period before, or the same one of the year before. */
export function MoversPage() {
  const { search } = usePage();
  const choice = readChange(search);
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
