import { trackDownload, useLanguage } from '@portal/shell';
import { Card, EmptyState, formatNumber, Segmented, SelectField } from '@portal/ui';
import { csvOf, DataTable, exportName, releaseSaid, ShareButtons, type TableRow, usePage } from '@portal/ui/analysis';
import { useCallback } from 'react';
import { changeKinds } from '../../market/ask-changes.ts';
import { salesViews } from '../../market/views.ts';
import { trendWay } from '../ranking/trend-way.ts';
import { modelsTable } from './change-tables.ts';
import { changePhrases } from './phrases.ts';
import type { Changes, ChangesShown } from './use-changes.ts';
import { useUnit } from './use-unit.ts';

/** Models in a month and source with former and new figure, the largest difference first. */
export function ModelsCard({ answer, shown }: { answer: Changes; shown: ChangesShown }) {
  const words = changePhrases.useTranslate();
  const language = useLanguage();
  const unit = useUnit();
  const { view, search, catalogue, setChoice } = usePage();
  const { kind, answered } = shown;
  const wayOf = useCallback(
    ({ keys }: TableRow) => {
      const { dataSource } = salesViews.read(new URLSearchParams({ source: keys.source ?? '' }));
      return trendWay({ ...view, filters: {}, dataSource }, 'model', keys.model ?? '');
    },
    [view],
  );
  const { changes, release } = answer;
  if (!changes) return null;
  const model = modelsTable(changes, kind, words, unit);
  const source = search.get('of') ?? '';
  const sources = catalogue?.dataSources ?? [];
  const title = `${words('models')} · ${words(kind)}`;
  const csv = () => {
    trackDownload('/v3/iw-sales-analysis/changes/export');
    const sourceName = sources.find(({ key }) => key === source)?.name ?? words('allSources');
    const about: [string, string][] = [
      [words('source'), sourceName],
      [words('kind'), words(kind)],
      [words('release'), releaseSaid(release.id, release.publishedAt, release.demonstration, language)],
    ];
    return {
      name: exportName({ title, source: sourceName, from: release.id, to: release.id, filters: [] }),
      text: csvOf(model, about, language),
    };
  };
  return (
    <Card
      flush
      title={words('models')}
      caption={words('modelsCaption')}
      actions={
        <>
          <Segmented
            label={words('kinds')}
            data-testid="change-kinds"
            options={changeKinds.map((value) => ({
              value,
              label: `${words(value)} ${formatNumber(changes.found[value], 0)}`,
            }))}
            value={kind}
            onChange={(value) => setChoice('change', value, '')}
          />
          <SelectField
            label={words('source')}
            labelHidden
            name="of"
            value={source}
            options={[
              { value: '', label: words('allSources') },
              ...sources.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={(value) => setChoice('of', value, '')}
          />
          <ShareButtons
            language={language}
            csv={model.rows.length > 0 ? csv : undefined}
            table={model.rows.length > 0 ? model : undefined}
            link={() => location.href}
          />
        </>
      }
    >
      {model.rows.length === 0 ? (
        <EmptyState title={words('noneOfKind')} text={words('noneOfKindText')} />
      ) : (
        <DataTable
          caption={title}
          model={model}
          language={language}
          sorting={null}
          onSort={() => undefined}
          unsorted={model.columns.map(({ key }) => key)}
          wayOf={wayOf}
          waiting={answered.waiting}
        />
      )}
    </Card>
  );
}
