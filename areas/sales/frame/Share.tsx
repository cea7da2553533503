import { trackDownload, useLanguage } from '@portal/shell';
import { writeView } from '@portal/ui';
import { aboutAnswer, csvOf, exportName, filtersSaid, ShareButtons, type TableModel } from '@portal/ui/analysis';
import type { Answer } from '../market/ask.ts';
import { usePage } from './context.ts';

/** The name of the source of an answer. */
const sourceOf = ({ dataSources }: Answer) => dataSources.map(({ name }) => name).join('+');

/** S3.053: the name that the export of the page on screen has in the table of downloads. */
const exportPath = () => `/v3/iw-sales-analysis/${location.pathname.split('/')[2]}/export`;

/**
 * The buttons that take an answer away. The link names the months of the answer, so that it reopens the same figures
 * when newer months have come.
 */
export function Share({ title, answer, model }: { title: string; answer?: Answer; model?: TableModel }) {
  const language = useLanguage();
  const { view, search, catalogue, names } = usePage();
  const filters = filtersSaid(view, catalogue, names.nameOf, language);
  const link = () => {
    const months = answer ? { from: answer.period.from, to: answer.period.to } : {};
    const query = writeView({ ...view, ...months }, search).toString();
    return `${location.origin}${location.pathname}${query ? `?${query}` : ''}`;
  };
  const csv =
    answer && answer.rows.length > 0 && model
      ? () => {
          trackDownload(exportPath());
          return {
            name: exportName({ title, source: sourceOf(answer), ...answer.period, filters }),
            text: csvOf(model, aboutAnswer(answer, filters, language), language),
          };
        }
      : undefined;
  return <ShareButtons language={language} csv={csv} table={csv && model} link={link} />;
}
