import { request } from '@portal/shell';
import { Button, Card, Checkbox, formatNumber, SelectField, TextArea, TextField } from '@portal/ui';
import { useState } from 'react';
import type { ContentKind, ContentUpload } from '../data/ask.ts';
import { wordsOfFailure } from '../data/use-task.ts';
import classes from '../delivery/delivery.module.css';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

const kinds: readonly ContentKind[] = ['news', 'policy', 'report', 'market-report', 'image'];

/** What a file may be, by how it ends: a packed folder, or one file with a table. */
const kindsOf = (fileName: string): readonly ContentKind[] => {
  const isArchive = fileName.toLowerCase().endsWith('.zip');
  return kinds.filter((kind) => (kind === 'image' || kind === 'market-report') === isArchive);
};

/** What the content is and whose, and how it is read; a dry run first, then for all readers. */
export function ContentOrder({ upload, onOrdered }: { upload: ContentUpload; onOrdered: () => void }) {
  const translate = phrases.useTranslate();
  const { id, fileName, run } = upload;
  const choices = kindsOf(fileName);
  const [kind, setKind] = useState<ContentKind>(run?.kind ?? choices[0] ?? 'news');
  const [source, setSource] = useState(run?.source ?? '');
  const [mapping, setMapping] = useState(run?.mappingText ?? '');
  const [allowed, setAllowed] = useState(run?.allowRefused ?? false);
  const [busy, setBusy] = useState<'tryContent' | 'takeContent' | null>(null);
  const [problem, setProblem] = useState('');
  const refused = run?.kind === kind ? (run.report?.counts.refused ?? 0) : 0;
  const takesRest = kind !== 'market-report' && refused > 0;
  const order = async (name: 'tryContent' | 'takeContent') => {
    setBusy(name);
    setProblem('');
    try {
      await request(name, {
        id,
        kind,
        ...(source.trim() && { source: source.trim() }),
        ...(kind !== 'market-report' && mapping.trim().length > 1 && { mappingText: mapping }),
        ...(takesRest && allowed && { allowRefused: true }),
      });
      onOrdered();
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card title={translate('contentDeliver')} caption={translate('contentDeliverLead')}>
      <div className={parts.form}>
        <div className={classes.order}>
          <div className={parts.choice}>
            <SelectField
              label={translate('contentKind')}
              options={choices.map((value) => ({ value, label: translate(`content/${value}`) }))}
              value={kind}
              onChange={(next) => setKind(next as ContentKind)}
              data-testid="content-kind"
            />
          </div>
          <div className={parts.search}>
            <TextField
              label={translate('contentSource')}
              hint={translate(kind === 'market-report' ? 'contentSourceNeeded' : 'contentSourceHint')}
              name="contentSource"
              maxLength={40}
              value={source}
              autoComplete="off"
              onChange={({ currentTarget }) => setSource(currentTarget.value)}
            />
          </div>
        </div>
        <p data-testid="content-kind-hint">{translate(`contentHint/${kind}`)}</p>
        {kind !== 'market-report' && (
          <details className={classes.details}>
            <summary>{translate('contentMapping')}</summary>
            <div className={classes.json}>
              <TextArea
                label={translate('mappingTitle')}
                hint={translate('contentMappingHint')}
                name="contentMapping"
                rows={6}
                value={mapping}
                onChange={({ currentTarget }) => setMapping(currentTarget.value)}
              />
            </div>
          </details>
        )}
        {takesRest && (
          <Checkbox checked={allowed} onChange={({ target }) => setAllowed(target.checked)}>
            {translate('contentAllowRefused', { n: formatNumber(refused) })}
          </Checkbox>
        )}
        {problem && (
          <p role="alert" className={parts.alert} data-testid="content-problem">
            {problem}
          </p>
        )}
        <div className={parts.actions}>
          <Button
            loading={busy === 'tryContent'}
            disabled={busy !== null}
            onClick={() => void order('tryContent')}
            data-testid="content-try"
          >
            {translate('dryRun')}
          </Button>
          <Button
            variant="primary"
            loading={busy === 'takeContent'}
            disabled={busy !== null}
            onClick={() => void order('takeContent')}
            data-testid="content-take"
          >
            {translate('takeContent')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
