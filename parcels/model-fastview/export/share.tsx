import { joinNames } from '@portal/contract';
import { trackDownload, useLanguage } from '@portal/shell';
import { formatMonth } from '@portal/ui';
import {
  type AnswerAbout,
  aboutAnswer,
  exportName,
  pictureWords,
  type SharedTable,
  type TableModel,
  TableShare,
} from '@portal/ui/analysis';
import { useTranslate } from '../phrases.ts';

/** S3.053: the name of the export in the table of downloads. */
const exportPath = '/v3/iw-sales-analysis/model-fastview/export';

interface ShareProps {
  /** What is taken away: the title of its card. */
  of: string;
  /** The answer that the figures are of, for its period, source and release. */
  answer: AnswerAbout;
  /** The model of the page first. */
  models: readonly { name: string }[];
  /** Of prices: the month that they are of. */
  priceMonth?: string;
  /** What is to be known of the figures beside, under names. */
  notes?: [string, string][];
  model: TableModel;
}

/** Takes the figures of a card away, with the models that they are of. */
export function Share({ of, answer, models, priceMonth, notes = [], model }: ShareProps) {
  const say = useTranslate();
  const language = useLanguage();
  const names = models.map(({ name }) => name);
  const chosen: [string, string] = [say('ofModel'), joinNames(names, language)];
  const source = answer.dataSources.map(({ name }) => name).join('+');
  const about = aboutAnswer({ ...answer, cut: null }, [chosen], language);
  if (priceMonth) about.push([say('prices'), say('pricesCaption', { month: formatMonth(priceMonth) })]);
  about.push(...notes);
  const nameOf = (title: string) =>
    exportName({
      title,
      source,
      from: answer.period.from,
      to: answer.period.to,
      filters: [[say('ofModel'), names.join('+')]],
    });
  const table: SharedTable = { title: of, name: nameOf(of), model, about };
  return (
    <TableShare
      language={language}
      of={of}
      table={table}
      picture={(chart) => ({ name: nameOf(chart.title), ...pictureWords(chart, answer, [chosen], language) })}
      taken={() => trackDownload(exportPath)}
    />
  );
}
