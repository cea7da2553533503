import { trackDownload, useLanguage } from '@portal/shell';
import { Made } from '../made/made.tsx';
import { aboutAnswer, filtersSaid, type Told } from '../share/about.ts';
import { exportName } from '../share/export-name.ts';
import { ShareButtons } from '../share/share-buttons.tsx';
import { csvOf } from '../table/csv.ts';
import type { TableModel } from '../table/model.ts';
import { usePage } from './context.ts';

export interface ShareProps {
  /** Names the file. */
  title: string;
  answer?: Told;
  /** The table of the answer; without it, or without rows, there is nothing to export. */
  model?: TableModel;
  /** What narrows the table beside the filters of the view: names and values. */
  filters?: [string, string][];
}

/**
 * The buttons that take an answer away. The link names the months of the answer, so that it reopens the same figures
 * when newer months have come.
 */
export function Share({ title, answer, model, filters: own = [] }: ShareProps) {
  const language = useLanguage();
  const { area, page, view, search, catalogue, names } = usePage();
  const link = () => {
    const months = answer ? { from: answer.period.from, to: answer.period.to } : {};
    const query = area.views.write({ ...view, ...months }, search).toString();
    return `${location.origin}${location.pathname}${query ? `?${query}` : ''}`;
  };
  const csv =
    answer && model && model.rows.length > 0
      ? () => {
          trackDownload(area.exportPath(page));
          const filters = [...filtersSaid(view, area.views.dimensions, catalogue, names.nameOf, language), ...own];
          const source = answer.dataSources.map(({ name }) => name).join('+');
          return {
            name: exportName({ title, source, from: answer.period.from, to: answer.period.to, filters }),
            text: csvOf(model, aboutAnswer(answer, filters, language), language),
          };
        }
      : undefined;
  return (
    <>
      <Made title={title} answer={answer} model={model} />
      <ShareButtons language={language} csv={csv} table={csv && model} link={link} />
    </>
  );
}
