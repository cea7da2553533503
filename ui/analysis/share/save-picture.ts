import { type Language, signedAbout } from '@portal/contract';
import { operator, saveFile } from '@portal/shell';
import { toast } from '@portal/ui';
import { type ChartSpec, type PictureFormat, type PictureWords, takePicture } from '@portal/ui/charts';
import { analysisWords } from '../page/phrases.ts';

/** What the file of a chart is called, without its ending, and what its picture says. */
export type PictureOf = (chart: ChartSpec) => PictureWords & { name: string };

/** Gives the person a picture of a chart, or says that there is none. @returns whether the person has it */
export async function savePicture(
  chart: ChartSpec,
  { name, above, below }: ReturnType<PictureOf>,
  format: PictureFormat,
  language: Language,
): Promise<boolean> {
  try {
    const words = { above, below: signedAbout(below, operator(), language) };
    saveFile(`${name}.${format}`, await takePicture(chart, words, format));
    return true;
  } catch {
    toast(analysisWords(language)('pictureNotMade'), 'error');
    return false;
  }
}
