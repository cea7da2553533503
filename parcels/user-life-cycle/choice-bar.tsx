import { Chip, Segmented } from '@portal/ui';
import { findMembersOf, MemberLookup } from '@portal/ui/analysis';
import { useMemo } from 'react';
import type { Funnel } from './ask.ts';
import classes from './funnel.module.css';
import { dimensions, type FunnelChoice, type Span, spans } from './funnel-choice.ts';
import { useTranslate } from './phrases.ts';

interface ChoiceBarProps {
  funnel: Funnel;
  choice: FunnelChoice;
  choose: (choice: FunnelChoice) => void;
}

/** Whose funnel, and of how many months. */
export function ChoiceBar({ funnel, choice, choose }: ChoiceBarProps) {
  const say = useTranslate();
  const { by, months } = choice;
  // Names are looked for in a dataset that the account holds.
  const dataset = funnel.steps.find(({ standing }) => standing === 'open')?.dataset?.key;
  const find = useMemo(() => findMembersOf((dataset ?? 'sales') as 'sales', by), [dataset, by]);
  return (
    <div className={classes.bar}>
      <Segmented
        label={say('by')}
        value={by}
        options={dimensions.map((value) => ({ value, label: say(value) }))}
        onChange={(value) => choose({ by: value, months })}
      />
      {dataset && (
        <MemberLookup
          key={by}
          name={by}
          label={say('find')}
          hint={say('findHint')}
          find={find}
          without={choice.member ? [choice.member] : []}
          onPick={(member) => choose({ by, member, months })}
          data-testid="funnel"
        />
      )}
      {funnel.member ? (
        <Chip
          name={funnel.member.name}
          removeLabel={say('clear')}
          onRemove={() => choose({ by, months })}
          data-testid="funnel-member"
        />
      ) : (
        <span className={classes.quiet}>{choice.member ? '' : say(by === 'brand' ? 'allBrands' : 'allModels')}</span>
      )}
      <Segmented<Span>
        label={say('span')}
        value={String(months) as Span}
        options={spans.map((value) => ({ value, label: say('months', { count: value }) }))}
        onChange={(value) => choose({ ...choice, months: Number(value) as FunnelChoice['months'] })}
      />
    </div>
  );
}
