import { questionsTo, useAnswer } from '@portal/shell';
import { Button, ChipRow, SearchBox } from '@portal/ui';
import { useState } from 'react';
import { useCross } from '../frame/cross-context.ts';
import { addressOf, canGo, type WordChip, type WordQuery, withFirst, withoutPart } from './address-of.ts';
import { wordsPhrases } from './phrases.ts';
import classes from './words.module.css';

const wordQuestions = questionsTo('readWords');
const wordExamples = questionsTo('wordExamples');
const everything = {};

/** As many examples as one line shows. */
const mostExamples = 4;

const idOf = ({ part, key }: WordChip): string => `${part} ${key}`;

/** A question in words: what it was read as, what is asked back, and the way to its figures. */
export function WordsCard() {
  const say = wordsPhrases.useTranslate();
  const { openQuery } = useCross();
  const [text, setText] = useState('');
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { answer: examples } = useAnswer(wordExamples, everything);
  const { answer, error } = useAnswer(wordQuestions, text === '' ? null : { text, settled: [...settled] });
  const [failure, setFailure] = useState('');
  const show = (asked: WordQuery) =>
    withFirst(asked).then(
      (shown) => openQuery(addressOf(shown)),
      (reason: unknown) => setFailure(reason instanceof Error ? reason.message : String(reason)),
    );
  const begin = (next: string) => {
    setText(next);
    setSettled([]);
    setDropped([]);
    setFailure('');
  };
  const settle = (choice: string) => setSettled([...settled, choice]);
  const { query = null, chips = [], asks = [], others = [] } = (text !== '' && answer) || {};
  const asked = query && chips.filter((chip) => dropped.includes(idOf(chip))).reduce(withoutPart, query);
  // With what is listed its first few go too.
  const remaining = chips.filter(
    (chip) => !dropped.includes(idOf(chip)) && (chip.part !== 'order' || asked?.limit !== undefined),
  );
  return (
    <section className={classes.card} aria-label={say('title')} data-testid="words">
      <SearchBox
        text={text}
        onSearch={begin}
        label={say('title')}
        name="words"
        placeholder={say('placeholder')}
        clearLabel={say('clear')}
        submitLabel={say('read')}
      />
      {text === '' && examples && examples.examples.length > 0 && (
        <p className={classes.line}>
          <span>{say('examples')}</span>
          {examples.examples.slice(0, mostExamples).map((example) => (
            <Button key={example} size="small" data-testid="words-example" onClick={() => begin(example)}>
              {example}
            </Button>
          ))}
        </p>
      )}
      {text !== '' && error !== null && error !== undefined && (
        <p className={classes.ask} role="alert">
          {say('failed', { reason: error instanceof Error ? error.message : '' })}
        </p>
      )}
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
      {query && asked && (
        <fieldset className={classes.line} aria-label={say('chips')}>
          <ChipRow
            data-testid="words-chips"
            chips={remaining
              .filter((chip) => canGo(chip, asked))
              .map((chip) => ({
                id: idOf(chip),
                name: chip.assumed ? say('assumed', { name: chip.label }) : chip.label,
                isOut: chip.part === 'without',
                removeLabel: say('remove', { name: chip.label }),
                onRemove: () => setDropped([...dropped, idOf(chip)]),
              }))}
            clearLabel={say(dropped.length > 0 ? 'reset' : 'clear')}
            onClear={() => (dropped.length > 0 ? setDropped([]) : begin(''))}
          />
          <span>
            {remaining
              .filter((chip) => !canGo(chip, asked))
              .map((chip) => (chip.assumed ? say('assumed', { name: chip.label }) : chip.label))
              .join(' · ')}
          </span>
          {asks.length === 0 && (
            <Button variant="primary" data-testid="words-show" onClick={() => show(asked)}>
              {say('show')}
            </Button>
          )}
        </fieldset>
      )}
      {failure !== '' && (
        <p className={classes.ask} role="alert">
          {say('unshown', { reason: failure })}
        </p>
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
    </section>
  );
}
