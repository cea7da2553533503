import { type DimensionKey, joinNames, type Language } from '@portal/contract';
import { Button } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import classes from './filters.module.css';
import type { Lost } from './fitting.ts';

interface LostNoteProps {
  lost: readonly Lost[];
  nameOf: (dimension: DimensionKey, key: string) => string;
  language: Language;
  onUndo: () => void;
}

/** What was taken away because it did not fit what was chosen, and a way to undo that. */
export function LostNote({ lost, nameOf, language, onUndo }: LostNoteProps) {
  const words = analysisWords(language);
  const names = lost.flatMap(({ dimension, keys }) => keys.map((key) => nameOf(dimension, key)));
  return (
    <div role="status" className={classes.lost} data-testid="filters-lost">
      {names.length > 0 && (
        <>
          <span>{words('lost', { names: joinNames(names, language) })}</span>
          <Button size="small" variant="quiet" onClick={onUndo}>
            {words('putBack')}
          </Button>
        </>
      )}
    </div>
  );
}
