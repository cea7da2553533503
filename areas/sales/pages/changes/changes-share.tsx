import { trackDownload, useLanguage } from '@portal/shell';
import { exportName, releaseText, type TableModel, TableShare } from '@portal/ui/analysis';
import { changePhrases } from './phrases.ts';
import { type Changes, reportedFigure } from './use-changes.ts';

interface ChangesShareProps {
  title: string;
  answer: Changes;
  /** What stands on the screen. */
  model: TableModel;
  /** The source that it is narrowed to, or that it is of all; undefined where there are none. */
  source?: string;
  /** What is said of it beside figure, source and release. */
  more?: [string, string][];
  /** All rows, where the screen shows the first ones. */
  whole?: { rows: number; model: () => Promise<TableModel> };
}

/** Takes a table of changes away, with the release that it is of. */
export function ChangesShare({ title, answer, model, source, more = [], whole }: ChangesShareProps) {
  const words = changePhrases.useTranslate();
  const language = useLanguage();
  const { release } = answer;
  const figure = reportedFigure(answer)?.name ?? '';
  const about: [string, string][] = [
    [words('figure'), figure],
    ...(source === undefined ? [] : ([[words('source'), source]] as [string, string][])),
    ...more,
    [words('release'), releaseText(release, language)],
  ];
  const name = exportName({ title, source: source ?? figure, from: release.id, to: release.id, filters: [] });
  return (
    <TableShare
      language={language}
      of={title}
      table={{ title, name, model, about }}
      whole={whole && { rows: whole.rows, table: async () => ({ title, name, model: await whole.model(), about }) }}
      taken={() => trackDownload('/v3/iw-sales-analysis/changes/export')}
    />
  );
}
