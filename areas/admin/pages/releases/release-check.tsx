import { useAnswer } from '@portal/shell';
import { Button, formatNumber, Modal, Tag } from '@portal/ui';
import { checks, type Release, type RuleFinding } from '../../data/ask.ts';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

interface ReleaseCheckProps {
  release: Release;
  onClose: () => void;
  /** What a rule found shall pass. */
  onAccept: (rule: RuleFinding) => void;
  onPublish: () => void;
}

const tones = { red: 'danger', yellow: 'warning', green: 'success', skipped: 'neutral' } as const;
const states = ['red', 'yellow', 'green', 'skipped'] as const;

/** What the rules of the gate say of a release, row by row, and from there the way to publish it. */
export function ReleaseCheck({ release, onClose, onAccept, onPublish }: ReleaseCheckProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(checks, { id: release.id });
  return (
    <Modal
      open
      onClose={onClose}
      width={760}
      title={translate('checkOf', { id: release.id })}
      closeLabel={translate('close')}
      footer={
        <>
          <Button onClick={onClose}>{translate('close')}</Button>
          {release.state !== 'current' && (
            <Button variant="primary" onClick={onPublish} data-testid="release-publish">
              {translate('publish')}
            </Button>
          )}
        </>
      }
      data-testid="release-check"
    >
      <Answer answered={answered} height={280}>
        {({ against, rules }) => {
          const found = rules
            .filter((rule) => rule.found > 0 || rule.accepted > 0)
            .toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
          return (
            <div className={classes.column}>
              <p className={classes.found}>
                {against === null ? translate('comparedWithNone') : translate('comparedWith', { id: against })}
              </p>
              <p className={classes.tags} data-testid="check-sums">
                {states.map((state) => {
                  const { length } = rules.filter((rule) => rule.state === state);
                  return (
                    <Tag key={state} tone={length > 0 ? tones[state] : 'neutral'}>
                      {translate(`rule/${state}`, { n: formatNumber(length) })}
                    </Tag>
                  );
                })}
              </p>
              {found.map((rule) => (
                <Finding key={rule.rule} rule={rule} onAccept={() => onAccept(rule)} />
              ))}
            </div>
          );
        }}
      </Answer>
    </Modal>
  );
}

function Finding({ rule: finding, onAccept }: { rule: RuleFinding; onAccept: () => void }) {
  const translate = phrases.useTranslate();
  const { rule, name, text, state, found, rows, accepted, acceptedBy } = finding;
  return (
    <section className={classes.finding} aria-label={name} data-testid="check-finding" data-rule={rule}>
      <div className={classes.findingHead}>
        <h3>
          {name} <Tag tone={tones[state]}>{translate('foundCount', { n: formatNumber(found) })}</Tag>
        </h3>
        {found > 0 && (
          <Button
            size="small"
            aria-label={translate('acceptOf', { rule: name })}
            onClick={onAccept}
            data-testid="check-accept"
          >
            {translate('accept')}
          </Button>
        )}
      </div>
      <p className={classes.found}>{text}</p>
      {rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
          {found > rows.length && <li>{translate('moreRows', { n: formatNumber(found - rows.length) })}</li>}
        </ul>
      )}
      {acceptedBy && (
        <p className={classes.detail}>{translate('acceptedBy', { n: formatNumber(accepted), ...acceptedBy })}</p>
      )}
    </section>
  );
}
