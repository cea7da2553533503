import { CallProblem } from '@portal/shell';
import { Button, SearchBox, Spinner } from '@portal/ui';
import { wordsPhrases } from './phrases.ts';
import { useWordExamples } from './use-words.ts';
import { noWords } from './word-query.ts';
import classes from './words.module.css';
import { WordsAsks } from './words-asks.tsx';
import { WordsChips } from './words-chips.tsx';
import type { WordsQuestionProps } from './words-props.ts';

/** The longest question that is read, in signs. */
const longest = 500;

/** A question in words: what it was read as, what is asked back, and the way to its figures. */
export function WordsQuestion(props: WordsQuestionProps) {
  const { state, words, onChange, onShow, examples, failure = '', children } = props;
  const say = wordsPhrases.useTranslate();
  const { texts = [] } = useWordExamples();
  const begin = (text: string) => onChange({ ...noWords, text });
  return (
    <section className={classes.card} aria-label={say('title')} data-testid="words">
      <SearchBox
        text={state.text}
        onSearch={begin}
        label={say('title')}
        name="words"
        placeholder={say('placeholder')}
        clearLabel={say('clear')}
        submitLabel={say('ask')}
        longest={longest}
      />
      {state.text === '' && examples > 0 && texts.length > 0 && (
        <p className={classes.line}>
          <span>{say('examples')}</span>
          {texts.slice(0, examples).map((example) => (
            <Button key={example} size="small" data-testid="words-example" onClick={() => begin(example)}>
              {example}
            </Button>
          ))}
        </p>
      )}
      {words.isReading && (
        <p className={classes.line} role="status" data-testid="words-reading">
          <Spinner />
          {say('reading')}
        </p>
      )}
      {words.error !== null && words.error !== undefined && (
        <CallProblem
          error={words.error}
          retry={words.retry}
          failed={say('failed')}
          refused={say('refused')}
          data-testid="words-failed"
        />
      )}
      <WordsAsks state={state} words={words} onChange={onChange} />
      <WordsChips state={state} words={words} onChange={onChange} onShow={onShow} />
      {failure !== '' && (
        <p className={classes.ask} role="alert">
          {say('unshown', { reason: failure })}
        </p>
      )}
      {children}
    </section>
  );
}
