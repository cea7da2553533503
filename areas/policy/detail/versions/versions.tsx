import { useAnswer, useLanguage } from '@portal/shell';
import { formatDate, SelectField, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { versions as versionsQuery } from '../../data/ask.ts';
import { PolicyProblem } from '../../frame/policy-problem.tsx';
import { phrases } from '../../phrases.ts';
import { DetailPart } from '../detail-part.tsx';
import { compareTexts, type Part } from './compare-texts.ts';
import classes from './versions.module.css';

/** Two texts of a policy side by side, with what changed between them; nothing where it has had only one. */
export function Versions({ policyId }: { policyId: string }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { answer, error, retry } = useAnswer(versionsQuery, { policyId });
  const [chosen, setChosen] = useState<{ left?: number; right?: number }>({});
  if (error) return <PolicyProblem error={error} retry={retry} />;
  if (!answer) return <Skeleton height={120} />;
  const { versions } = answer;
  const last = versions.length - 1;
  if (last < 1) return null;
  const { left = last - 1, right = last } = chosen;
  const nameOf = (at: number) => {
    const since = versions[at]?.since;
    return since ? translate('versionSince', { day: formatDate(since) }) : translate('versionFirst');
  };
  const options = versions.map((_, at) => ({ value: String(at), label: nameOf(at) }));
  const field = (side: 'left' | 'right', value: number) => (
    <SelectField
      label={translate(side === 'left' ? 'versionLeft' : 'versionRight')}
      labelHidden
      name={`version-${side}`}
      value={String(value)}
      options={options}
      onChange={(next) => setChosen({ ...chosen, [side]: Number(next) })}
    />
  );
  const textOf = (at: number) => [versions[at]?.title ?? '', ...(versions[at]?.paragraphs ?? [])];
  const rows = compareTexts(textOf(left), textOf(right), language === 'en' ? 'en' : 'zh');
  return (
    <DetailPart title={translate('versions')} data-testid="policy-versions">
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">{field('left', left)}</th>
            <th scope="col">{field('right', right)}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .map((row, at) => ({ ...row, key: `row ${at}` }))
            .map(({ key, ...row }) => (
              <tr key={key}>
                <td>
                  <Paragraphs paragraphs={row.left} as="del" />
                </td>
                <td>
                  <Paragraphs paragraphs={row.right} as="ins" />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </DetailPart>
  );
}

function Paragraphs({ paragraphs, as: Changed }: { paragraphs: readonly Part[][]; as: 'del' | 'ins' }) {
  return paragraphs
    .map((parts, at) => ({
      key: `paragraph ${at}`,
      parts: parts.map((part, place) => ({ ...part, key: `part ${place}` })),
    }))
    .map(({ key, parts }) => (
      <p key={key}>
        {parts.map((part) => (part.isChanged ? <Changed key={part.key}>{part.text}</Changed> : part.text))}
      </p>
    ));
}
