import { useLanguage } from '@portal/shell';
import { EmptyState, formatNumber } from '@portal/ui';
import { againstOf, TableCard, tableOf, useListed, usePage } from '@portal/ui/analysis';
import { changeFigures } from '../../market/choices.ts';
import { type ChangeChoice, moversOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

interface MoversCardProps {
  choice: ChangeChoice;
  direction: 'ascending' | 'descending';
}

/** The members that moved most in one direction: what moved the other way is in the other list alone. */
export function MoversCard({ choice, direction }: MoversCardProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const { change } = changeFigures[againstOf(view, choice.base)];
  const answered = useListed((view, catalogue) => moversOf(view, catalogue, choice, direction));
  const { answer } = answered;
  const isRise = direction === 'descending';
  const all = answer ? tableOf(answer, language, catalogue) : { columns: [], rows: [] };
  const moved = all.rows.filter(({ values }) => (isRise ? (values[change] ?? 0) > 0 : (values[change] ?? 0) < 0));
  const below = answer?.belowMinimum;
  return (
    <TableCard
      ranked
      title={translate(isRise ? 'rises' : 'falls')}
      caption={below ? translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows }) : ' '}
      answered={answered}
      model={{ ...all, rows: moved, cut: null }}
      sorting={{ key: change, direction }}
      empty={<EmptyState title={translate(isRise ? 'noRises' : 'noFalls')} />}
      height={760}
    />
  );
}
