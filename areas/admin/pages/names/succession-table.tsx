import { useAnswer, useLanguage } from '@portal/shell';
import { Button, formatMonth } from '@portal/ui';
import { type Succession, successions } from '../../data/ask.ts';
import { actionColumn } from '../../parts/action-column.tsx';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { TableCard } from '../../parts/table-card.tsx';
import { phrases } from '../../phrases.ts';

interface SuccessionTableProps {
  release: string;
  onAdd: () => void;
  /** Adds those of a file. */
  onList: () => void;
  onTakeBack: (succession: Succession) => void;
}

/** Which models of a release were succeeded by which others, and from which month on. */
export function SuccessionTable({ release, onAdd, onList, onTakeBack }: SuccessionTableProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const answered = useAnswer(successions, { release });
  const memberOf = ({ key, name }: Succession['predecessor']) => (
    <>
      {name[language]}
      <span className={classes.quiet}>{key}</span>
    </>
  );
  return (
    <Answer answered={answered} height={120}>
      {({ successions: all }) => (
        <TableCard
          title={translate('successions')}
          caption={translate('successionsNote')}
          none={translate('noSuccessions')}
          actions={
            <>
              <Button size="small" onClick={onList} data-testid="succession-by-list">
                {translate('successionList')}
              </Button>
              <Button size="small" onClick={onAdd} data-testid="succession-add">
                {translate('succeed')}
              </Button>
            </>
          }
          columns={[
            { key: 'kind', label: translate('nameKind'), cell: ({ field }) => translate(`field/${field}`) },
            { key: 'before', label: translate('predecessor'), cell: ({ predecessor }) => memberOf(predecessor) },
            { key: 'after', label: translate('successor'), cell: ({ successor }) => memberOf(successor) },
            { key: 'month', label: translate('succeededFrom'), cell: ({ month }) => formatMonth(month) },
            actionColumn({
              text: translate('takeBack'),
              label: ({ successor, predecessor }) =>
                translate('takeBackSuccession', {
                  first: predecessor.name[language],
                  second: successor.name[language],
                }),
              run: onTakeBack,
              hook: 'succession-take-back',
            }),
          ]}
          rows={all}
          keyOf={({ field, predecessor }) => `${field} ${predecessor.key}`}
          data-testid="succession-table"
        />
      )}
    </Answer>
  );
}
