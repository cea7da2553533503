import { Button } from '@portal/ui';
import { wordsPhrases } from './phrases.ts';
import classes from './words.module.css';
import type { WordsQuestionProps } from './words-props.ts';

/** What is asked back, with choices to press; and what a language model has to do with the question. */
export function WordsAsks({
  state,
  words: { read },
  onChange,
}: Pick<WordsQuestionProps, 'state' | 'words' | 'onChange'>) {
  const say = wordsPhrases.useTranslate();
  const { asks = [], others = [], model = null } = read ?? {};
  const settle = (choice: string) => onChange({ ...state, model: false, settled: [...state.settled, choice] });
  return (
    <>
      {asks.map(({ sentence, choices }) => (
        <div key={sentence} className={classes.ask} role="status" data-testid="words-ask">
          <span>{sentence}</span>
          {choices.map(({ label, settle: choice }) => (
            <Button key={choice} size="small" onClick={() => settle(choice)}>
              {label}
            </Button>
          ))}
        </div>
      ))}
      {model && (
        <div
          className={model.state === 'failed' ? classes.ask : classes.line}
          role="status"
          data-testid="words-model"
          data-state={model.state}
        >
          <span>{model.sentence}</span>
          {model.state !== 'failed' && (
            <Button
              size="small"
              data-testid="words-model-turn"
              onClick={() => onChange({ ...state, dropped: [], model: model.state === 'offered' })}
            >
              {model.state === 'offered' ? say('offer', { name: model.name }) : say('byRules')}
            </Button>
          )}
        </div>
      )}
      {others.map(({ word, chosen, choices }) => (
        <p key={word} className={classes.line}>
          <span>{say('taken', { word, name: chosen })}</span>
          {choices.map(({ label, settle: choice }) => (
            <Button key={choice} size="small" onClick={() => settle(choice)}>
              {label}
            </Button>
          ))}
        </p>
      ))}
    </>
  );
}
