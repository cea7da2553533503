import { Chip } from '@portal/ui';
import { findModels, MemberLookup } from '@portal/ui/analysis';
import { type FastViewChoice, mostRivals } from '../address/fast-view-address.ts';
import type { Named } from '../ask/named.ts';
import { useTranslate } from '../phrases.ts';
import { OwnSets } from '../rivals/own-sets.tsx';
import classes from './choice-bar.module.css';
import { findInNews } from './find-in-news.ts';

interface ChoiceBarProps {
  holdsSales: boolean;
  /** Null on the page where a model is chosen. */
  model: string | null;
  /** Those beside it; none can be chosen where null. */
  rivals: readonly Named[] | null;
  /** The portal has put them there. */
  proposed: boolean;
  choose: (choice: FastViewChoice) => void;
}

/** Which model is looked at, and which stand beside it. */
export function ChoiceBar({ holdsSales, model, rivals, proposed, choose }: ChoiceBarProps) {
  const say = useTranslate();
  const keys = (rivals ?? []).map(({ key }) => key);
  const full = keys.length >= mostRivals;
  return (
    <div className={classes.bar} data-testid="fastview-choice">
      <div className={classes.row}>
        <MemberLookup
          name="model"
          label={say('find')}
          hint={say('findHint')}
          find={holdsSales ? findModels : findInNews}
          without={model === null ? [] : [model]}
          onPick={(key) => choose({ model: key, rivals: null })}
          data-testid="fastview"
        />
        {model !== null && rivals && (
          <MemberLookup
            name="rival"
            label={say('add')}
            hint={say(full ? 'addFull' : 'addHint', { most: mostRivals })}
            find={holdsSales ? findModels : findInNews}
            without={[model, ...keys]}
            disabled={full}
            onPick={(key) => choose({ model, rivals: [...keys, key] })}
            data-testid="fastview"
          />
        )}
      </div>
      {model !== null && rivals && rivals.length > 0 && (
        <div className={classes.chosen}>
          <span className={classes.quiet}>{say('beside')}</span>
          {rivals.map(({ key, name }) => (
            <Chip
              key={key}
              name={name}
              removeLabel={say('remove', { name })}
              onRemove={() => choose({ model, rivals: keys.filter((other) => other !== key) })}
              data-testid="fastview-rival"
              data-key={key}
            />
          ))}
          {proposed && <span className={classes.quiet}>{say('proposed')}</span>}
        </div>
      )}
      {model !== null && rivals && <OwnSets model={model} rivals={keys} choose={choose} />}
    </div>
  );
}
