import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { mostRows } from './tools.ts';

/** A tool that is not offered. */
export const toolUnknown = (name: string): Refusal =>
  new Refusal('agent.tool-unknown', status.notFound, {
    zh_CN: `没有“${name}”这个工具，请先用 tools/list 查看可用的工具。`,
    en: `There is no tool “${name}”. Please see tools/list for those that there are.`,
  });

/** A figure that the dataset has not. */
export const figureUnknown = (indicator: string): Refusal =>
  new Refusal('agent.figure-unknown', status.notFound, {
    zh_CN: `这种数据没有指标“${indicator}”，请用 describe_dataset 查看它的指标。`,
    en: `This dataset has no indicator “${indicator}”. Please see describe_dataset for those that it has.`,
  });

/** A question for more rows than are given at once. */
export const tooManyRows = (): Refusal =>
  new Refusal('agent.too-many-rows', status.tooLarge, {
    zh_CN: `一次最多返回 ${mostRows} 行，请缩小范围；整表请用调用 marketFile 下载。`,
    en: `At most ${mostRows} rows are given at once. Please narrow the question, or download whole tables by the call marketFile.`,
  });

/** Something went wrong that is not for who asks; the log has it. */
export const toolFailed = (): Refusal =>
  new Refusal('agent.tool-failed', status.failed, {
    zh_CN: '服务器出错，请稍后再试。',
    en: 'Something went wrong on the server. Please try again later.',
  });
