import { trackDownload, useLanguage } from '@portal/shell';
import { formatMonth } from '@portal/ui';
import {
  aboutAnswer,
  csvOf,
  ExportCsv as ExportButton,
  exportName,
  type TableModel,
  type Told,
} from '@portal/ui/analysis';
import { useTranslate } from '../phrases.ts';

/** S3.053: the name of the export in the table of downloads. */
const exportPath = '/v3/iw-sales-analysis/model-fastview/export';

interface ExportCsvProps {
  /** What is taken away: the title of its card. */
  of: string;
  /** The answer that the figures are of, for its period, source and release. */
  answer: Told;
  /** The model of the page first. */
  models: readonly { name: string }[];
  /** Of prices: the month that they are of. */
  priceMonth?: string;
  table: () => TableModel;
}

/** Gives the figures of a card as a file, with the models that they are of. */
export function ExportCsv({ of, answer, models, priceMonth, table }: ExportCsvProps) {
  const say = useTranslate();
  const language = useLanguage();
  const names = models.map(({ name }) => name);
  const csv = () => {
    const { from, to } = answer.period;
    const chosen: [string, string] = [say('ofModel'), names.join(language === 'en' ? ', ' : '、')];
    const about = aboutAnswer({ ...answer, cut: null }, [chosen], language);
    if (priceMonth) about.push([say('prices'), say('pricesCaption', { month: formatMonth(priceMonth) })]);
    trackDownload(exportPath);
    const source = answer.dataSources.map(({ name }) => name).join('+');
    const filters: [string, string][] = [[say('ofModel'), names.join('+')]];
    return {
      name: `${exportName({ title: of, source, from, to, filters })}.csv`,
      text: csvOf(table(), about, language),
    };
  };
  return <ExportButton language={language} of={of} csv={csv} />;
}
