import { useAnswer } from '@portal/shell';
import { Button, formatDateTime, SelectField, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type ApartNames,
  type DecidedName,
  type NameCandidate,
  names,
  nothing,
  type Succession,
} from '../../data/ask.ts';
import { actionColumn } from '../../parts/action-column.tsx';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { TableCard } from '../../parts/table-card.tsx';
import { phrases } from '../../phrases.ts';
import { CandidateTable } from './candidate-table.tsx';
import { AddName, ForgetName } from './name-dialogs.tsx';
import { PartBoth, UniteBoth, UniteByName, useBothNames } from './pair-dialogs.tsx';
import { AddSuccession, EndSuccession } from './succession-dialogs.tsx';
import { SuccessionList } from './succession-list.tsx';
import { SuccessionTable } from './succession-table.tsx';

/** What stands above the page. */
type Open =
  | { kind: 'unite' | 'part'; pair: NameCandidate }
  | { kind: 'together'; pair: ApartNames }
  | { kind: 'forget'; decision: DecidedName }
  | { kind: 'end'; succession: Succession }
  | { kind: 'byName' | 'add' | 'succeed' | 'list' };

/** Which names of files stand for whom, and which members of a release are one. */
export function NamesPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(names, nothing);
  const [chosen, setChosen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<Open | null>(null);
  const close = () => setDialog(null);
  const releases = answered.answer?.releases ?? [];
  const release = chosen ?? releases[0]?.id ?? null;
  return (
    <div className={classes.page} data-testid="admin-names">
      <TitleRow title={translate('names')} />
      <p className={classes.found}>{translate('namesNote')}</p>
      <Answer answered={answered} height={480}>
        {({ decided, apart }) => (
          <>
            {release !== null && (
              <div className={classes.tools}>
                <SelectField
                  className={classes.search}
                  label={translate('candidatesOf')}
                  name="release"
                  options={releases.map(({ id, current }) => ({
                    value: id,
                    label: current ? translate('releaseNow', { id }) : id,
                  }))}
                  value={release}
                  onChange={setChosen}
                />
                <div className={classes.actions}>
                  <Button onClick={() => setDialog({ kind: 'byName' })} data-testid="name-unite-other">
                    {translate('uniteByName')}
                  </Button>
                  <Link to="/releases">{translate('checkAndPublish')}</Link>
                </div>
              </div>
            )}
            {release !== null && (
              <CandidateTable
                release={release}
                onUnite={(pair) => setDialog({ kind: 'unite', pair })}
                onPart={(pair) => setDialog({ kind: 'part', pair })}
              />
            )}
            {release !== null && (
              <SuccessionTable
                release={release}
                onAdd={() => setDialog({ kind: 'succeed' })}
                onList={() => setDialog({ kind: 'list' })}
                onTakeBack={(succession) => setDialog({ kind: 'end', succession })}
              />
            )}
            <DecidedTable
              decided={decided}
              onAdd={() => setDialog({ kind: 'add' })}
              onForget={(decision) => setDialog({ kind: 'forget', decision })}
            />
            <ApartTable apart={apart} onTogether={(pair) => setDialog({ kind: 'together', pair })} />
          </>
        )}
      </Answer>
      {release !== null && dialog?.kind === 'unite' && (
        <UniteBoth release={release} pair={dialog.pair} onClose={close} />
      )}
      {release !== null && dialog?.kind === 'byName' && <UniteByName release={release} onClose={close} />}
      {release !== null && dialog?.kind === 'part' && <PartBoth release={release} pair={dialog.pair} onClose={close} />}
      {release !== null && dialog?.kind === 'succeed' && <AddSuccession release={release} onClose={close} />}
      {release !== null && dialog?.kind === 'list' && <SuccessionList release={release} onClose={close} />}
      {release !== null && dialog?.kind === 'end' && (
        <EndSuccession release={release} succession={dialog.succession} onClose={close} />
      )}
      {dialog?.kind === 'together' && <PartBoth release={null} pair={dialog.pair} onClose={close} />}
      {dialog?.kind === 'add' && <AddName onClose={close} />}
      {dialog?.kind === 'forget' && <ForgetName decision={dialog.decision} onClose={close} />}
    </div>
  );
}

interface DecidedTableProps {
  decided: readonly DecidedName[];
  onAdd: () => void;
  onForget: (decision: DecidedName) => void;
}

function DecidedTable({ decided, onAdd, onForget }: DecidedTableProps) {
  const translate = phrases.useTranslate();
  return (
    <TableCard
      title={translate('decided')}
      caption={translate(decided.length === 0 ? 'noDecidedText' : 'decidedNote')}
      none={translate('noDecided')}
      actions={
        <Button size="small" onClick={onAdd} data-testid="name-add">
          {translate('decideNew')}
        </Button>
      }
      columns={[
        { key: 'kind', label: translate('nameKind'), cell: ({ field }) => translate(`field/${field}`) },
        { key: 'name', label: translate('nameInFiles'), cell: ({ name }) => name },
        { key: 'stands', label: translate('standsFor'), cell: ({ standsFor }) => standsFor },
        { key: 'by', label: translate('decidedBy'), cell: (decision) => <By {...decision} /> },
        actionColumn({
          text: translate('takeBack'),
          label: ({ name }) => translate('takeBackOf', { name }),
          run: onForget,
          hook: 'name-forget',
        }),
      ]}
      rows={decided}
      keyOf={({ field, name }) => `${field} ${name}`}
      data-testid="name-table"
    />
  );
}

function ApartTable({ apart, onTogether }: { apart: readonly ApartNames[]; onTogether: (pair: ApartNames) => void }) {
  const translate = phrases.useTranslate();
  const both = useBothNames();
  return (
    <TableCard
      title={translate('apartList')}
      none={translate('noApart')}
      columns={[
        { key: 'kind', label: translate('nameKind'), cell: ({ field }) => translate(`field/${field}`) },
        { key: 'first', label: translate('firstMember'), cell: (pair) => both(pair).first },
        { key: 'second', label: translate('otherMember'), cell: (pair) => both(pair).second },
        { key: 'by', label: translate('decidedBy'), cell: (pair) => <By {...pair} /> },
        actionColumn({
          text: translate('takeBack'),
          label: (pair) => translate('takeBackApart', both(pair)),
          run: onTogether,
          hook: 'apart-forget',
        }),
      ]}
      rows={apart}
      keyOf={({ field, members }) => [field, ...members.map(({ key }) => key)].join(' ')}
      data-testid="apart-table"
    />
  );
}

/** Who decided something, and when. */
function By({ by, at }: { by: string; at: number }) {
  return (
    <>
      {by}
      <span className={classes.quiet}>{formatDateTime(new Date(at))}</span>
    </>
  );
}
