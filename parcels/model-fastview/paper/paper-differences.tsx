import { FittedMark, useDifferences } from '@portal/ui/analysis';
import type { Named } from '../ask/named.ts';
import { useTranslate } from '../phrases.ts';
import { PaperTable } from './paper-table.tsx';

/** As many items as paper has room for. */
const most = 8;

/** What sets the model apart from its rivals on paper. */
export function PaperDifferences({ models, month }: { models: readonly Named[]; month: string }) {
  const say = useTranslate();
  const { lines, year } = useDifferences({ by: 'model', cars: models, month });
  return (
    <PaperTable
      title={say('differences')}
      caption={[year, say('equipmentSigns')].filter(Boolean).join(' · ')}
      corner={say('equipment')}
      columns={models.map(({ name }) => name)}
      rows={lines.slice(0, most).map(({ key, name, cells }) => ({
        key,
        head: name,
        cells: cells.map((cell, at) => <FittedMark key={models[at]?.key} cell={cell} />),
      }))}
    />
  );
}
