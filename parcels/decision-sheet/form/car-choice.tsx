import { questionsTo, useAnswer } from '@portal/shell';
import { Chip } from '@portal/ui';
import { MemberLookup } from '@portal/ui/analysis';
import type { Sheet } from '../address/sheet.ts';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';
import { findCars } from './find-cars.ts';

interface CarChoiceProps {
  subject: Sheet['subject'];
  /** What the field and the car are called: a model to change, or the one that a new car follows. */
  labels: { find: string; chosen: string };
  choose: (subject: Sheet['subject']) => void;
}

const members = questionsTo('marketMembers');

/** A car of the market: found by its name, and given up by its chip. */
export function CarChoice({ subject, labels, choose }: CarChoiceProps) {
  const say = useTranslate();
  // Asked apart from the sheet, which names no car where it is refused.
  const named = useAnswer(
    members,
    subject ? { dataset: 'sales', dimension: subject.dimension, keys: [subject.key] } : null,
  );
  const name = named.answer?.members[0]?.name ?? subject?.key ?? '';
  const pick = (found: string) => {
    const [dimension, ...key] = found.split(' ');
    choose({ dimension: dimension === 'subModel' ? 'subModel' : 'model', key: key.join(' ') });
  };
  return (
    <>
      <div className={classes.screen}>
        <MemberLookup
          name="decision-car"
          label={labels.find}
          hint={say('findHint')}
          find={findCars}
          without={subject ? [`${subject.dimension} ${subject.key}`] : []}
          onPick={pick}
          data-testid="decision"
        />
      </div>
      {subject && (
        <div className={classes.chip}>
          <span className={classes.label}>{labels.chosen}</span>
          <Chip
            name={name}
            removeLabel={say('remove', { name })}
            onRemove={() => choose(null)}
            data-testid="decision-subject"
            data-key={subject.key}
          />
        </div>
      )}
    </>
  );
}
