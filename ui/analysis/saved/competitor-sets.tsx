import type { DimensionKey } from '@portal/contract';
import { mostCompetitors } from '@portal/contract';
import { type CallPayload, questionsTo, request, useAnswer, useSession } from '@portal/shell';
import { Button, Checkbox, IconButton, IconTrash, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { phrases } from './phrases.ts';
import classes from './saved.module.css';
import { useDoing } from './use-doing.ts';

const sets = questionsTo('listCompetitorSets');
const everySet: Record<string, never> = {};

async function keepSet(wanted: CallPayload<'keepCompetitorSet'>): Promise<void> {
  await request('keepCompetitorSet', wanted);
  sets.forget(everySet);
}

async function removeSet(setId: string): Promise<void> {
  await request('removeCompetitorSet', { setId });
  sets.forget(everySet);
}

export interface CompetitorSetsProps {
  dimension: DimensionKey;
  chosen: readonly string[];
  onChoose: (members: string[]) => void;
}

/** The sets of the dimension that were kept: a press chooses their members. */
export function CompetitorSets({ dimension, onChoose }: Omit<CompetitorSetsProps, 'chosen'>) {
  const translate = phrases.useTranslate();
  const { doing } = useDoing();
  const { answer } = useAnswer(sets, everySet);
  const fitting = answer?.sets.filter((set) => set.dimension === dimension) ?? [];
  if (fitting.length === 0) return null;
  return (
    <div className={classes.sets} role="group" aria-label={translate('sets')}>
      {fitting.map(({ setId, name, members, mine, owner }) => (
        <span key={setId} className={classes.set}>
          <Button
            size="small"
            data-testid="competitor-set"
            title={mine ? undefined : translate('by', { owner })}
            onClick={() => onChoose(members)}
          >
            {name} · {members.length}
          </Button>
          {mine && (
            <IconButton
              label={translate('removeSet', { name })}
              onClick={() => void doing(() => removeSet(setId), translate('setRemoved'))}
            >
              <IconTrash />
            </IconButton>
          )}
        </span>
      ))}
    </div>
  );
}

/** Keeps what is chosen as a set, under a name. */
export function KeepCompetitors({ dimension, chosen }: Omit<CompetitorSetsProps, 'onChoose'>) {
  const translate = phrases.useTranslate();
  const { company } = useSession();
  const { busy, fault, doing } = useDoing();
  const [name, setName] = useState<string | null>(null);
  const [shared, setShared] = useState(false);
  if (chosen.length < 2 || chosen.length > mostCompetitors) return null;
  if (name === null)
    return (
      <Button size="small" variant="quiet" data-testid="keep-competitors" onClick={() => setName('')}>
        {translate('saveSet')}
      </Button>
    );
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const wanted = { name: name.trim(), dimension, members: [...chosen], shared };
    if (await doing(() => keepSet(wanted), translate('setSaved'))) setName(null);
  };
  return (
    <form className={classes.keepSet} onSubmit={(event) => void keep(event)}>
      <TextField
        label={translate('setName')}
        labelHidden
        name="setName"
        maxLength={60}
        placeholder={translate('setName')}
        value={name}
        error={fault ?? undefined}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {company !== '' && (
        <Checkbox name="shareSet" checked={shared} onChange={(event) => setShared(event.currentTarget.checked)}>
          {translate('share')}
        </Checkbox>
      )}
      <Button size="small" variant="primary" loading={busy} disabled={name.trim() === ''} type="submit">
        {translate('keep')}
      </Button>
    </form>
  );
}
