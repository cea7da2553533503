import { formatDate, Marked } from '@portal/ui';
import { markedKinds, NamedReports } from '@portal/ui/analysis';
import { Link } from 'react-router-dom';
import type { Detail } from '../data/ask.ts';
import type { PolicyAddress } from '../data/use-policy-address.ts';
import { StatusTag } from '../frame/status-tag.tsx';
import { nameOf } from '../names.ts';
import { phrases } from '../phrases.ts';
import classes from './body.module.css';
import { DetailPart } from './detail-part.tsx';
import { Figures } from './figures.tsx';
import { Period } from './period.tsx';
import { reportNames, reportTopics } from './report-topics.ts';
import { Versions } from './versions/versions.tsx';

/** What a policy comes to, when it holds, what it says, what became of it, and what belongs to it. */
export function PolicyBody({ detail, address }: { detail: Detail; address: PolicyAddress }) {
  const translate = phrases.useTranslate();
  const { item, paragraphs, figures, changes, related } = detail;
  const { view, searchOf, opening } = address;
  return (
    <>
      {figures.length > 0 && (
        <DetailPart title={translate('figures')} data-testid="policy-figures">
          <Figures figures={figures} />
          {isMarked(item.kind) && (
            <p className={classes.impact}>
              <Link to={`/impact?policy=${encodeURIComponent(item.policyId)}`}>{translate('toImpact')}</Link>
              <Link to={`/newenergy?policy=${encodeURIComponent(item.policyId)}`}>{translate('toPenetration')}</Link>
            </p>
          )}
        </DetailPart>
      )}
      <DetailPart title={translate('period')} data-testid="policy-period">
        <Period item={item} />
      </DetailPart>
      <DetailPart title={translate('ofText')} data-testid="policy-text">
        <div className={classes.text}>
          {paragraphs.length === 0 && <p className={classes.quiet}>{translate('noText')}</p>}
          {numbered(paragraphs).map(({ key, text }) => (
            <p key={key}>
              <Marked text={text} searched={view.text} />
            </p>
          ))}
        </div>
      </DetailPart>
      {changes.length > 0 && (
        <DetailPart title={translate('changes')} data-testid="policy-changes">
          <ol className={classes.changes}>
            {changes.map(({ on, what }) => (
              <li key={`${on} ${what}`}>
                <time dateTime={on}>{formatDate(on)}</time>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </DetailPart>
      )}
      {changes.length > 0 && <Versions key={item.policyId} policyId={item.policyId} />}
      <NamedReports names={reportNames(item)} topics={reportTopics(item.kind)} />
      {related.length > 0 && (
        <DetailPart title={translate('related')} data-testid="policy-related">
          <ul className={classes.related}>
            {related.map((other) => (
              <li key={other.policyId}>
                <Link {...opening} to={{ search: searchOf({ id: other.policyId }) }}>
                  {other.title}
                </Link>
                <span>{[nameOf('level', other.level), other.region, formatDate(other.issuedOn)].join(' · ')}</span>
                <StatusTag status={other.status} />
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
    </>
  );
}

const isMarked = (kind: string): boolean => markedKinds.some((marked) => marked === kind);

/** A paragraph may stand twice in a text; its place in the text tells it apart. */
const numbered = (paragraphs: readonly string[]) => paragraphs.map((text, at) => ({ key: `paragraph ${at}`, text }));
