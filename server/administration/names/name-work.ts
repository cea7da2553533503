import { decideName, type NameDecision } from '../../importer/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import {
  type ApartPair,
  decideApart,
  forgetApart,
  type SucceedOrder,
  succeedMembers,
  successionText,
  type UnitedRelease,
  unitedText,
  uniteMembers,
} from '../../market/index.ts';

/** What somebody decides that a name of files stands for; null takes it back. */
type Deciding = Omit<NameDecision, 'at'>;

/**
 * Notes what a name of files stands for, for every later import and delivery.
 * @param folder the market folder
 * @returns what was done, in a sentence
 * @throws Refusal as decideName does
 */
export async function settleName(folder: string, decision: Deciding): Promise<Sentence> {
  await decideName(folder, decision);
  const { name, standsFor } = decision;
  return standsFor === null
    ? { zh_CN: `以后的文件中“${name}”不再被替换。`, en: `In every later file "${name}" stands for itself again.` }
    : {
        zh_CN: `以后的文件中“${name}”即“${standsFor}”。`,
        en: `In every later file "${name}" stands for "${standsFor}".`,
      };
}

/**
 * Notes that two members are not one.
 * @param folder the market folder
 * @param release that has both
 * @returns what was done, in a sentence
 * @throws Refusal as decideApart does
 */
export async function settleApart(folder: string, release: string, pair: ApartPair): Promise<Sentence> {
  const [first, second] = await decideApart(folder, release, pair);
  return {
    zh_CN: `“${first.zh_CN}”与“${second.zh_CN}”是两个，不再提示。`,
    en: `"${first.en}" and "${second.en}" are two, and are proposed no more.`,
  };
}

/**
 * Takes back that two members are not one.
 * @param folder the market folder
 * @returns what was done, in a sentence
 * @throws Refusal as forgetApart does
 */
export async function unsettleApart(folder: string, pair: ApartPair): Promise<Sentence> {
  const [first, second] = await forgetApart(folder, pair);
  return {
    zh_CN: `已收回“${first.zh_CN}”与“${second.zh_CN}”是两个的决定。`,
    en: `It is decided no more that "${first.en}" and "${second.en}" are two.`,
  };
}

/**
 * Makes a release, unpublished, in which a member succeeds another one, or does so no more.
 * @param folder the market folder
 * @returns the release, and what was done, in a sentence
 * @throws Refusal as succeedMembers does
 */
export async function settleSuccession(
  folder: string,
  order: SucceedOrder,
): Promise<{ release: string; text: Sentence }> {
  const { release, succession } = await succeedMembers(folder, order);
  const [zh, en] = [successionText.zh_CN(succession), successionText.en(succession)];
  return { release, text: { zh_CN: `${zh}。`, en: `${en}.` } };
}

/**
 * Makes a release, unpublished, in which two members are one, and notes the former name for files that begin a market.
 * @param folder the market folder
 * @returns the release, and what was done, in a sentence
 * @throws Refusal as uniteMembers does
 */
export async function uniteNames(
  folder: string,
  order: Parameters<typeof uniteMembers>[1],
): Promise<{ release: string; text: Sentence }> {
  const union = await uniteMembers(folder, order);
  await noteNames(folder, order.by, union);
  const { united, release } = union;
  const narrower = Object.entries(united.narrower)
    .map(([table, count]) => `${table} ${count.toLocaleString('en-US')}`)
    .join(', ');
  const [zh, en] = [unitedText.zh_CN(united), unitedText.en(united)];
  const text = narrower
    ? { zh_CN: `${zh}，其下一并合并：${narrower}。`, en: `${en}, and below them: ${narrower}.` }
    : { zh_CN: `${zh}。`, en: `${en}.` };
  return { release, text };
}

/**
 * Notes for files that begin a market anew what the names of a manufacturer or brand stand for. Deliveries onto the
 * release find it by its former names, and models within their brand: elsewhere a name may be of another car.
 */
async function noteNames(folder: string, by: string, { united, into, from }: UnitedRelease): Promise<void> {
  const { field } = united;
  if (field !== 'manufacturer' && field !== 'brand') return;
  const own = [into.name.zh_CN, into.name.en];
  for (const name of new Set([from.name.zh_CN, from.name.en].filter((each) => !own.includes(each)))) {
    await decideName(folder, { field, name, standsFor: into.name.en, by });
  }
}
