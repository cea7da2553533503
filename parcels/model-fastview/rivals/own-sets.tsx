import { useAnswer } from '@portal/shell';
import { CompetitorSets, KeepCompetitors } from '@portal/ui/analysis';
import { type FastViewChoice, mostRivals } from '../address/fast-view-address.ts';
import { everything, sets } from '../ask/ask.ts';
import { useTranslate } from '../phrases.ts';
import classes from './own-sets.module.css';

interface OwnSetsProps {
  model: string;
  /** Keys of those beside it. */
  rivals: readonly string[];
  choose: (choice: FastViewChoice) => void;
}

/** The sets of competitors of the account: a press puts the others of a set beside the model; and a way to keep one. */
export function OwnSets({ model, rivals, choose }: OwnSetsProps) {
  const say = useTranslate();
  const { answer } = useAnswer(sets, everything);
  const some = answer?.sets.some(({ dimension }) => dimension === 'model') ?? false;
  return (
    <div className={classes.sets} data-testid="fastview-sets">
      {some && <span className={classes.label}>{say('mySets', { most: mostRivals })}</span>}
      <CompetitorSets
        dimension="model"
        onChoose={(members) => choose({ model, rivals: members.filter((key) => key !== model).slice(0, mostRivals) })}
      />
      <KeepCompetitors dimension="model" chosen={[model, ...rivals]} />
    </div>
  );
}
