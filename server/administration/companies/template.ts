import { createHash } from 'node:crypto';
import { markOf } from '../../exports/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { type MarkFile, readMark } from '../../settings/operator-mark.ts';
import { UnfitValue } from '../../settings/settings-values.ts';
import { checkColours, keepTemplate, removeTemplate, type Template, templateOf } from '../../templates/index.ts';
import { readName } from '../values/read-values.ts';
import { unfit, wanted } from '../values/refusals.ts';
import { type Command, change, say } from '../values/work.ts';
import { findCompany } from './find-company.ts';

const longestName = 60;

/** @throws UsageError for a file that is no mark, or that nobody can draw */
async function readCompanyMark(path: string): Promise<MarkFile> {
  let mark: MarkFile;
  try {
    mark = readMark(path);
  } catch (error) {
    if (error instanceof UnfitValue) throw unfit('--mark', error.sentence);
    throw error;
  }
  if ((await markOf(mark)) === null)
    throw unfit('--mark', {
      zh_CN: `“${path}”已损坏，无法绘制；请重新导出该图片`,
      en: `'${path}' is damaged and cannot be drawn: save the picture anew`,
    });
  const name = createHash('sha256').update(mark.content).digest('hex').slice(0, 32);
  return { ...mark, address: `/company-mark/${name}` };
}

/** @throws UsageError that names the colour which does not fit */
function readColours(text: string): string[] {
  const colours = text.split(',').map((colour) => colour.trim().toLowerCase());
  const fault = checkColours(colours);
  if (fault) throw unfit('--colours', fault);
  return colours;
}

const empty: Omit<Template, 'colours'> = { mark: null, master: '', layout: '' };

/** What is not named stays as it was; the colours have to be named once. */
export const template: Command = {
  usage: '<company>',
  means: {
    zh_CN: '设置公司演示文稿、PDF 与打印页的样式：颜色、标志、母版与版式的名称',
    en: 'sets how slides, PDF and printed pages of a company look: colours, mark, names of master and layout',
  },
  options: ['colours', 'mark', 'master', 'layout'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, values, now } = work;
    const company = await findCompany(db, names[0] ?? '');
    const former = await templateOf(db, company.id);
    const colours = values.colours === undefined ? former?.colours : readColours(values.colours);
    if (!colours) throw wanted('--colours');
    const named = (option: 'master' | 'layout') =>
      values[option] === undefined ? {} : { [option]: readName(`--${option}`, values[option], longestName) };
    const mark = values.mark === undefined ? {} : { mark: await readCompanyMark(values.mark) };
    const next: Template = { ...empty, ...former, colours, ...named('master'), ...named('layout'), ...mark };
    const detail = { company: company.id, colours, mark: next.mark?.address ?? null };
    await change(work, { action: 'set-template', accountId: '', detail }, (trx) =>
      keepTemplate(trx, company.id, next, now),
    );
    say(work, {
      zh_CN: `“${company.name}”新生成的演示文稿、PDF 与打印页采用此样式。`,
      en: `Slides, PDF and printed pages of "${company.name}" look like this from now on.`,
    });
  },
};

export const dropTemplate: Command = {
  usage: '<company>',
  means: { zh_CN: '取消公司的样式，改用门户的样式', en: 'ends the look of a company: that of the portal holds again' },
  options: [],
  takes: { least: 1, most: 1 },
  async run(work) {
    const company = await findCompany(work.db, work.names[0] ?? '');
    const detail = { company: company.id };
    await change(work, { action: 'drop-template', accountId: '', detail }, async (trx) => {
      if (await removeTemplate(trx, company.id)) return;
      throw new OperatorError({
        zh_CN: `“${company.name}”没有自己的样式。`,
        en: `"${company.name}" has no look of its own.`,
      });
    });
    say(work, {
      zh_CN: `“${company.name}”改用门户的样式。`,
      en: `"${company.name}" has the look of the portal again.`,
    });
  },
};
