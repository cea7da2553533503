import { addMonths, formatMonth, longestRemark, monthNumber } from '@portal/contract';
import { useLanguage, useSession } from '@portal/shell';
import { Button, Checkbox, coveredBy, SelectField, spanOf, TextArea } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import { usePage } from '../page/context.ts';
import { useDoing } from '../saved/use-doing.ts';
import { keepAnnotation } from './ask.ts';
import { phrases } from './phrases.ts';
import classes from './remarks.module.css';
import type { Draft } from './remarks-context.ts';

type Member = NonNullable<Draft['member']>;

/** The members that a note can be written at here: the one that was pressed, and those that the page is narrowed to. */
function useMembers(pressed: Draft['member'] | undefined): Member[] {
  const { view, names } = usePage();
  const narrowed = Object.entries(view.filters).flatMap(([key, members = []]) =>
    members.map((member): Member => {
      const dimension = key as Member['dimension'];
      return { dimension, key: member, name: names.nameOf(dimension, member) };
    }),
  );
  const isPressed = ({ dimension, key }: Member) => dimension === pressed?.dimension && key === pressed.key;
  return pressed ? [pressed, ...narrowed.filter((member) => !isPressed(member))] : narrowed;
}

/** The months of the page, the newest first. */
function useMonths(chosen: string | null): string[] {
  const { view, catalogue, area, page } = usePage();
  if (!catalogue) return chosen ? [chosen] : [];
  const { from, to } = spanOf(view, coveredBy(catalogue, view), area.pages[page]?.periods);
  const months = Array.from({ length: monthNumber(to) - monthNumber(from) + 1 }, (_, back) => addMonths(to, -back));
  return chosen && !months.includes(chosen) ? [chosen, ...months] : months;
}

const idOf = (member: Member | null): string => (member ? `${member.dimension} ${member.key}` : '');

/** Writes a note, or changes one. */
export function NoteForm({ draft, onDone }: { draft: Draft | null; onDone: () => void }) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { company } = useSession();
  const { area, catalogue } = usePage();
  const [text, setText] = useState(draft?.text ?? '');
  const [month, setMonth] = useState(draft?.month ?? '');
  const [member, setMember] = useState<Member | null>(draft?.member ?? null);
  const [indicator, setIndicator] = useState<string>(draft?.indicator ?? '');
  const [shared, setShared] = useState(draft?.shared ?? false);
  const { busy, fault, doing } = useDoing();
  const members = useMembers(draft?.member);
  const months = useMonths(draft?.month ?? null);
  const figures = (catalogue?.indicators ?? []).filter(({ growth, key }) => !growth || key === indicator);
  const isPlaced = month !== '' || member !== null || indicator !== '';
  const changes = draft?.annotationId;
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || !isPlaced) return;
    const wanted = {
      dataset: area.dataset,
      ...(changes !== undefined && { annotationId: changes }),
      text: text.trim(),
      month: month === '' ? null : month,
      member: member && { dimension: member.dimension, key: member.key },
      indicator: indicator === '' ? null : (indicator as NonNullable<Draft['indicator']>),
      shared,
    };
    if (!(await doing(() => keepAnnotation(wanted), say('kept')))) return;
    setText('');
    onDone();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void keep(event)} data-testid="note-form" lang={language}>
      <h3>{say(changes ? 'changeTitle' : 'newTitle')}</h3>
      <TextArea
        label={say('text')}
        labelHidden
        name="note"
        placeholder={say('text')}
        maxLength={longestRemark}
        value={text}
        error={fault ?? undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.places}>
        <SelectField
          label={say('month')}
          name="noteMonth"
          value={month}
          options={[
            { value: '', label: say('noMonth') },
            ...months.map((value) => ({ value, label: formatMonth(value) })),
          ]}
          onChange={setMonth}
        />
        <SelectField
          label={say('member')}
          name="noteMember"
          value={idOf(member)}
          options={[
            { value: '', label: say('noMember') },
            ...members.map((each) => ({ value: idOf(each), label: each.name })),
          ]}
          onChange={(id) => setMember(members.find((each) => idOf(each) === id) ?? null)}
        />
        <SelectField
          label={say('figure')}
          name="noteFigure"
          value={indicator}
          options={[
            { value: '', label: say('noFigure') },
            ...figures.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={setIndicator}
        />
      </div>
      {members.length === 0 && <p className={classes.quiet}>{say('memberHint')}</p>}
      {company !== '' && (
        <Checkbox name="shareNote" checked={shared} onChange={({ currentTarget }) => setShared(currentTarget.checked)}>
          {say('share')}
        </Checkbox>
      )}
      {text.trim() !== '' && !isPlaced && (
        <p className={classes.quiet} role="status">
          {say('place')}
        </p>
      )}
      <div className={classes.foot}>
        {changes && (
          <Button variant="quiet" onClick={onDone}>
            {say('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          disabled={text.trim() === '' || !isPlaced}
          data-testid="note-keep"
        >
          {say(changes ? 'keepChange' : 'keep')}
        </Button>
      </div>
    </form>
  );
}
