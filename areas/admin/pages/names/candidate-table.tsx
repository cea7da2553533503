import { useAnswer } from '@portal/shell';
import { Button, classNames, formatNumber, type ListColumn } from '@portal/ui';
import { type NameCandidate, nameCandidates } from '../../data/ask.ts';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { TableCard } from '../../parts/table-card.tsx';
import { phrases } from '../../phrases.ts';
import { useBothNames } from './pair-dialogs.tsx';

interface CandidateTableProps {
  release: string;
  onUnite: (pair: NameCandidate) => void;
  onPart: (pair: NameCandidate) => void;
}

/** The members of a release that may be one, each pair with what speaks for it and against it. */
export function CandidateTable({ release, onUnite, onPart }: CandidateTableProps) {
  const translate = phrases.useTranslate();
  const both = useBothNames();
  const answered = useAnswer(nameCandidates, { release });
  const memberOf = (pair: NameCandidate, place: 0 | 1) => {
    const member = pair.members[place];
    return (
      <>
        {place === 0 ? both(pair).first : both(pair).second}
        {member && (
          <>
            <span className={classes.quiet}>{member.key}</span>
            <span className={classes.quiet}>
              {translate('soldIn', { sold: formatNumber(member.sold), months: formatNumber(member.months) })}
            </span>
          </>
        )}
      </>
    );
  };
  const columns: ListColumn<NameCandidate>[] = [
    { key: 'kind', label: translate('nameKind'), cell: ({ field }) => translate(`field/${field}`) },
    { key: 'first', label: translate('firstMember'), cell: (pair) => memberOf(pair, 0) },
    { key: 'second', label: translate('otherMember'), cell: (pair) => memberOf(pair, 1) },
    {
      key: 'evidence',
      label: translate('evidence'),
      cell: ({ reasons, against }) => (
        <>
          {reasons.map((reason) => (
            <span key={reason} className={classNames(classes.quiet, classes.sentence)}>
              {reason}
            </span>
          ))}
          {against && <span className={classNames(classes.failing, classes.sentence)}>{against}</span>}
        </>
      ),
    },
    {
      key: 'decide',
      label: translate('action'),
      kind: 'action',
      cell: (pair) => (
        <span className={classes.pair}>
          <Button
            size="small"
            variant="quiet"
            aria-label={translate('uniteBoth', both(pair))}
            onClick={() => onUnite(pair)}
            data-testid="pair-unite"
          >
            {translate('unite')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={translate('apartBoth', both(pair))}
            onClick={() => onPart(pair)}
            data-testid="pair-part"
          >
            {translate('apart')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Answer answered={answered} height={160}>
      {({ candidates }) => (
        <TableCard
          title={translate('candidates')}
          caption={candidates.length === 0 ? translate('noCandidatesText') : undefined}
          none={translate('noCandidates')}
          columns={columns}
          rows={candidates}
          keyOf={({ field, members }) => [field, ...members.map(({ key }) => key)].join(' ')}
          data-testid="candidate-table"
        />
      )}
    </Answer>
  );
}
