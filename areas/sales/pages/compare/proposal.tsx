import { useAnswer, useLanguage } from '@portal/shell';
import { Button, EmptyState, narrowedTo } from '@portal/ui';
import { type Catalogue, market, usePage } from '@portal/ui/analysis';
import classes from './compare.module.css';
import { bestSeller, rivalsOf } from './compare-questions.ts';
import { comparePhrases } from './phrases.ts';

/** Too few are chosen: says so, and offers three competitors of one segment with one click. */
export function Proposal({ catalogue }: { catalogue: Catalogue }) {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  const { view, setView } = usePage();
  const chosen = view.filters.subModel ?? [];
  const { answer: best } = useAnswer(market, bestSeller(view, catalogue));
  const segment = best?.rows[0]?.keys.segment;
  const { answer: rivals } = useAnswer(market, segment === undefined ? null : rivalsOf(view, catalogue, segment));
  const offered = (rivals?.rows ?? [])
    .filter(({ kind, keys }) => kind === 'row' && !chosen.includes(keys.subModel ?? ''))
    .slice(0, 3);
  const names = offered.map((row) => row.names.subModel).join(language === 'en' ? ', ' : '、');
  const keys = [...chosen, ...offered.flatMap((row) => row.keys.subModel ?? [])];
  return (
    <EmptyState
      framed
      data-testid="compare-proposal"
      title={words(chosen.length === 0 ? 'chooseTitle' : 'chooseMore')}
      text={words('chooseText')}
      action={
        keys.length > 1 && (
          <Button
            variant="primary"
            className={classes.propose}
            onClick={() => setView(narrowedTo(view, { subModel: keys }))}
          >
            {words('propose', { names })}
          </Button>
        )
      }
    />
  );
}
