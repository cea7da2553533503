import { Button } from '@portal/ui';
import { useEffect, useId, useRef } from 'react';
import classes from './auto-login.module.css';
import type { Question } from './hand-over.ts';
import type { Person } from './people.ts';
import { useTranslate } from './phrases.ts';

interface HandOverQuestionProps extends Question {
  stay: () => void;
  replace: () => void;
  /** Whether the change is on its way. */
  changing: boolean;
}

/**
 * Asks before somebody takes another's place: any site can send a browser here. Who is signed in stays at the press
 * that comes to hand first, and Enter alone changes nothing.
 */
export function HandOverQuestion({ present, next, stay, replace, changing }: HandOverQuestionProps) {
  const say = useTranslate();
  const [title, text] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.question} aria-labelledby={title} aria-describedby={text}>
      <h1 id={title} ref={heading} tabIndex={-1}>
        {say('question')}
      </h1>
      <dl className={classes.people}>
        <PersonRow label={say('present')} person={present} />
        <PersonRow label={say('next')} person={next} />
      </dl>
      <p id={text}>{say('questionText', { name: nameOf(present) })}</p>
      <div className={classes.ways}>
        <Button variant="primary" size="large" block disabled={changing} data-testid="hand-over-stay" onClick={stay}>
          {say('stay', { name: nameOf(present) })}
        </Button>
        <Button size="large" block loading={changing} data-testid="hand-over-replace" onClick={replace}>
          {say('replace', { name: nameOf(next) })}
        </Button>
      </div>
    </section>
  );
}

const nameOf = ({ realNm, userNm }: Person) => realNm || userNm;

function PersonRow({ label, person }: { label: string; person: Person }) {
  const { realNm, userNm, compNm } = person;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{realNm || userNm}</strong>
        <span>{[userNm, compNm].filter(Boolean).join(' · ')}</span>
      </dd>
    </div>
  );
}
