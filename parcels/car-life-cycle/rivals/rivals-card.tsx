import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Button, Card, Chip, EmptyState, Segmented } from '@portal/ui';
import { findModels, MadeShare, MemberLookup } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { useState } from 'react';
import { mostRivals } from '../choice/life-choice.ts';
import { lineNotes } from '../line-notes.ts';
import { useTranslate } from '../phrases.ts';
import { aboutOf, exportPath, type Shown } from '../shown.ts';
import classes from '../tool.module.css';
import { alignedCurves, type Compared } from './aligned.ts';
import { rivalsChart, rivalsTable } from './rivals-chart.ts';

interface RivalsCardProps {
  life: Shown;
  /** Whether a person has chosen them, and not the portal. */
  isChosen: boolean;
  /** Null for those of the portal. */
  choose: (rivals: string[] | null) => void;
}

/** A model beside others at the same age. */
export function RivalsCard({ life, isChosen, choose }: RivalsCardProps) {
  const say = useTranslate();
  const language = useLanguage();
  const [of, setOf] = useState<Compared>('year');
  const { model, rivals, segment } = life;
  const keys = rivals.map(({ key }) => key);
  const isFull = keys.length >= mostRivals;
  const curves = alignedCurves([model, ...rivals], of);
  const left = rivals.filter(({ launch }) => launch === null).map(({ name }) => name);
  const about = aboutOf(life);
  const title = `${say('beside')} · ${say(of === 'month' ? 'perMonth' : 'perYear')}`;
  const joined = lineNotes(life, [model, ...rivals], language);
  const notes = [
    ...(left.length > 0 ? [say('left', { names: joinNames(left, language) })] : []),
    ...joined.map(([, text]) => text),
  ];
  const names = joinNames(
    curves.map(({ name }) => name),
    language,
  );
  return (
    <Card
      title={say('beside')}
      caption={say('besideNote')}
      data-testid="life-rivals"
      actions={
        <>
          <Segmented
            label={say('drawn')}
            value={of}
            onChange={setOf}
            options={[
              { value: 'year', label: say('perYear') },
              { value: 'month', label: say('perMonth') },
            ]}
          />
          {model.launch && (
            <MadeShare
              of={title}
              answer={about}
              filters={[[say('model'), names], ...joined]}
              model={rivalsTable(curves, say)}
              exportPath={exportPath}
            />
          )}
        </>
      }
      footer={notes.length > 0 && <p className={classes.note}>{notes.join(say('stop'))}</p>}
    >
      <div className={classes.stack}>
        <div className={classes.row}>
          <MemberLookup
            name="rival"
            label={say('add')}
            hint={say(isFull ? 'full' : 'addHint', { most: mostRivals })}
            find={findModels}
            without={[model.key, ...keys]}
            disabled={isFull}
            onPick={(key) => choose([...keys, key])}
            data-testid="life-rival"
          />
          <div className={classes.chips}>
            <span className={classes.quiet}>
              {isChosen || !segment ? say('chosen') : say('ofSegment', { segment: segment.name })}
            </span>
            {rivals.map(({ key, name }) => (
              <Chip
                key={key}
                name={name}
                removeLabel={say('remove', { name })}
                onRemove={() => choose(keys.filter((other) => other !== key))}
                data-testid="life-rival"
                data-key={key}
              />
            ))}
            {isChosen && <Button onClick={() => choose(null)}>{say('propose')}</Button>}
          </div>
        </div>
        {model.launch ? (
          <Chart titleHidden height={320} spec={rivalsChart(about, curves, title, say, language)} />
        ) : (
          <EmptyState title={say('besideNone')} text={say('besideNoneText')} />
        )}
      </div>
    </Card>
  );
}
