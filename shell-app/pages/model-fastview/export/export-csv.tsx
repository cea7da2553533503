import { Button, formatMonth, IconDownload, toast } from '@portal/ui';
import type * as Analysis from '@portal/ui/analysis';
import type { TableModel } from '@portal/ui/analysis';
import { useLanguage } from '../../../i18n/language.ts';
import { importModule } from '../../../modules/import-module.ts';
import { trackDownload } from '../../../tracking/track-download.ts';
import type { Answer, Compared } from '../ask/ask.ts';
import { useTranslate } from '../phrases.ts';

/** S3.053: the name of the export in the table of downloads. */
const exportPath = '/v3/iw-sales-analysis/model-fastview/export';

interface ExportCsvProps {
  /** What is taken away: the title of its card. */
  of: string;
  /** The answer that the figures are of, for its period, source and release. */
  answer: Pick<Answer | Compared, 'period' | 'release' | 'dataSources'>;
  /** The model of the page first. */
  models: readonly { name: string }[];
  /** Of prices: the month that they are of. */
  priceMonth?: string;
  table: () => TableModel;
}

/** Gives the figures of a card as a file. What writes it is the same as in Sales, and comes when it is wanted. */
export function ExportCsv({ of, answer, models, priceMonth, table }: ExportCsvProps) {
  const say = useTranslate();
  const language = useLanguage();
  const save = async () => {
    try {
      const { aboutAnswer, csvOf, downloadText, exportName } =
        await importModule<typeof Analysis>('@portal/ui/analysis');
      const { from, to } = answer.period;
      const names = models.map(({ name }) => name);
      const about: [string, string][] = [
        ...aboutAnswer(
          { ...answer, cut: null },
          [[say('ofModel'), names.join(language === 'en' ? ', ' : '、')]],
          language,
        ),
        ...(priceMonth
          ? [[say('prices'), say('pricesCaption', { month: formatMonth(priceMonth) })] as [string, string]]
          : []),
      ];
      const source = answer.dataSources.map(({ name }) => name).join('+');
      const name = exportName({ title: of, source, from, to, filters: [[say('ofModel'), names.join('+')]] });
      downloadText(name, csvOf(table(), about, language));
      trackDownload(exportPath);
    } catch {
      toast(say('exportFailed'), 'warning');
    }
  };
  return (
    <Button
      size="small"
      icon={<IconDownload />}
      data-testid="export-csv"
      aria-label={`${say('exportCsv')} · ${of}`}
      onClick={() => void save()}
    >
      {say('exportCsv')}
    </Button>
  );
}
