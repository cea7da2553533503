import { Button, ChipRow } from '@portal/ui';
import { wordsPhrases } from './phrases.ts';
import { canGo, chipId, noWords, type WordChip } from './word-query.ts';
import classes from './words.module.css';
import type { WordsQuestionProps } from './words-props.ts';

/** A question in labels, each of which can be taken out, before it is sent. */
export function WordsChips({
  state,
  words: { query, chips, isWhole },
  onChange,
  onShow,
}: Pick<WordsQuestionProps, 'state' | 'words' | 'onChange' | 'onShow'>) {
  const say = wordsPhrases.useTranslate();
  if (!query) return null;
  const { dropped } = state;
  const label = (chip: WordChip) => (chip.assumed ? say('assumed', { name: chip.label }) : chip.label);
  const fixed = chips.filter((chip) => !canGo(chip, query));
  return (
    <fieldset className={classes.line} aria-label={say('chips')}>
      <span data-testid="words-fixed">{fixed.map(label).join(' · ')}</span>
      <ChipRow
        data-testid="words-chips"
        chips={chips
          .filter((chip) => canGo(chip, query))
          .map((chip) => ({
            id: chipId(chip),
            name: label(chip),
            isOut: chip.part === 'without',
            removeLabel: say('remove', { name: chip.label }),
            onRemove: () => onChange({ ...state, dropped: [...dropped, chipId(chip)] }),
          }))}
        clearLabel={say(dropped.length > 0 ? 'reset' : 'clear')}
        onClear={() => onChange(dropped.length > 0 ? { ...state, dropped: [] } : noWords)}
      />
      {isWhole && onShow && (
        <Button variant="primary" data-testid="words-show" onClick={onShow}>
          {say('show')}
        </Button>
      )}
    </fieldset>
  );
}
