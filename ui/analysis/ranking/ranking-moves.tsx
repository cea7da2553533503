import { createPhrases } from '@portal/shell';
import { emptyText } from '@portal/ui';
import { LeadName } from '../ways/lead-name.tsx';
import type { Moved } from './moves.ts';
import classes from './ranking.module.css';

const phrases = createPhrases({
  zh_CN: {
    came: '新进前 %{top}',
    left: '退出前 %{top}',
    none: '无变化',
    ranks: '第 %{before} → %{now}',
  },
  en: {
    came: 'New in the top %{top}',
    left: 'Out of the top %{top}',
    none: 'No change',
    ranks: '%{before} → %{now}',
  },
});

/** Who came into the first ones and who fell out of them, with the ranks then and now. */
export function RankingMoves({
  came,
  left,
  by,
  top,
}: {
  came: readonly Moved[];
  left: readonly Moved[];
  by: string;
  top: string;
}) {
  const translate = phrases.useTranslate();
  const rank = (place: number | null) => (place === null ? emptyText : String(place));
  const list = (word: 'came' | 'left', moved: readonly Moved[]) => (
    <div key={word}>
      <dt>{translate(word, { top })}</dt>
      {moved.length === 0 && <dd className={classes.none}>{translate('none')}</dd>}
      {moved.map(({ key, name, before, now }) => (
        <dd key={key}>
          <LeadName member={{ dimension: by, key, name }} />
          <span className={classes.ranks}>{translate('ranks', { before: rank(before), now: rank(now) })}</span>
        </dd>
      ))}
    </div>
  );
  return (
    <dl className={classes.moves} data-testid="ranking-moves">
      {list('came', came)}
      {list('left', left)}
    </dl>
  );
}
