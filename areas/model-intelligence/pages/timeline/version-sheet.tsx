import { useLanguage } from '@portal/shell';
import { Button, Card, EmptyState, freeOf } from '@portal/ui';
import { TableCard, tableOf, useMarket, usePage, withColumns } from '@portal/ui/analysis';
import { notesOf, versionsOf } from '../../market/questions.ts';
import { versionsAlone } from '../../market/version-names.ts';
import { phrases } from '../../phrases.ts';

const fields = ['changeKind', 'softwareSubject', 'softwareNote', 'recalledCars'];

/** One version: its model and day, what it brings item by item, and the other versions of the model. */
export function VersionSheet({ version }: { version: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { names, view, setView, catalogue } = usePage();
  const answered = useMarket((known, of) => notesOf(known, of, version));
  const { answer } = answered;
  const first = answer?.rows.find(({ kind }) => kind === 'row');
  const model = first?.keys.model;
  const versions = useMarket((known, of) => (model === undefined ? null : versionsOf(known, of, model)));
  const back = (
    <Button size="small" variant="quiet" onClick={() => setView(freeOf(view, 'softwareVersion'))}>
      {translate('allVersions')}
    </Button>
  );
  const title = first?.names.softwareVersion ?? names.nameOf('softwareVersion', version);
  if (answer && !first)
    return (
      <Card title={title} actions={back}>
        <EmptyState title={translate('noVersion')} text={translate('noVersionText')} />
      </Card>
    );
  const isRecall = answer?.rows.some(({ values }) => (values.recalledCars ?? 0) > 0);
  const columns = isRecall ? fields : fields.slice(0, -1);
  return (
    <>
      <TableCard
        title={title}
        caption={first && translate('sheetNote', { day: first.names.softwareDay ?? '', n: answer?.rows.length ?? 0 })}
        actions={back}
        answered={answered}
        model={answer && tableOf(withColumns(answer, columns), language, catalogue)}
        height={320}
      />
      {model !== undefined && (
        <TableCard
          title={translate('versionsTitle', { model: first?.names.model ?? '' })}
          answered={versions}
          model={versions.answer && tableOf(versionsAlone(versions.answer, first?.names.model), language, catalogue)}
          sorting={{ key: 'softwareDay', direction: 'descending' }}
        />
      )}
    </>
  );
}
