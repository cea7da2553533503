import type { DimensionKey, Language } from '@portal/contract';
import { Button, notNarrowed, Skeleton } from '@portal/ui';
import { useId } from 'react';
import type { AskMembers } from '../../page/ask-members.ts';
import { analysisWords } from '../../page/phrases.ts';
import classes from '../filters.module.css';
import { useMembers } from './use-members.ts';

/** A dimension by whose members those of another one are thought of together, and which of them are asked for. */
export interface Attribute {
  dimension: DimensionKey;
  name: string;
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
}

/**
 * The members of an attribute: a press asks for all of one (all joint ventures), whoever they are in later releases too,
 * and another press no more.
 */
export function AttributeRow({
  attribute,
  ask,
  language,
}: {
  attribute: Attribute;
  ask: AskMembers;
  language: Language;
}) {
  const { dimension, name, chosen, onChange } = attribute;
  const words = analysisWords(language);
  const id = useId();
  const { members, state } = useMembers(ask, dimension, '', notNarrowed);
  const named = members.filter(({ key }) => key !== 'unknown');
  if (state === 'failed') return null;
  return (
    <div
      className={classes.attribute}
      role="group"
      aria-labelledby={id}
      data-testid="member-attribute"
      data-key={dimension}
    >
      <span id={id}>{name}</span>
      {state === 'loading' && <Skeleton height={28} width={160} />}
      {named.map(({ key, name: text }) => {
        const isChosen = chosen.includes(key);
        return (
          <Button
            key={key}
            size="small"
            className={isChosen ? classes.active : undefined}
            aria-pressed={isChosen}
            title={words('allOfGroup', { name: text })}
            data-key={key}
            onClick={() => onChange(isChosen ? chosen.filter((other) => other !== key) : [...chosen, key])}
          >
            {text}
          </Button>
        );
      })}
    </div>
  );
}
