import { type AnswerAbout, aboutAnswer, type TableModel } from '@portal/contract';
import { trackDownload, useLanguage } from '@portal/shell';
import { exportName } from './export-name.ts';
import { pictureWords } from './picture-words.ts';
import { TableShare } from './table-share.tsx';

interface MadeShareProps {
  /** What is taken away: the title of its card. */
  of: string;
  /** What the figures are of: period, source and release. */
  answer: AnswerAbout;
  /** What was chosen, by name and value. */
  filters: [string, string][];
  model: TableModel;
  /** S3.053: the name of the export in the table of downloads. */
  exportPath: string;
}

/** The ways to take away a table and its picture where no page of an area frames them. */
export function MadeShare({ of, answer, filters, model, exportPath }: MadeShareProps) {
  const language = useLanguage();
  const source = answer.dataSources.map(({ name }) => name).join('+');
  const { from, to } = answer.period;
  const nameOf = (title: string) => exportName({ title, source, from, to, filters });
  return (
    <TableShare
      language={language}
      of={of}
      table={{ title: of, name: nameOf(of), model, about: aboutAnswer(answer, filters, language) }}
      picture={(chart) => ({ name: nameOf(chart.title), ...pictureWords(chart, answer, filters, language) })}
      taken={() => trackDownload(exportPath)}
    />
  );
}
