import { fold, squeeze } from '../../kernel/words/spell.ts';

/** Forms of companies, which people write or leave out: 远方汽车有限公司, Far Motors Co., Ltd. */
const forms =
  /(?:股份|有限|责任|公司|集团|控股|总|分|company|corporation|corp|co|ltd|limited|incorporated|inc|group|holdings?|gmbh|ag|llc|plc)+$/;

/** A name of a company as it is compared: without blanks, signs, case, widths and the form of the company. */
function coreOf(name: string): string {
  const bare = squeeze(fold(name));
  return bare.replace(forms, '') || bare;
}

/** So few letters stand in too many names; a Chinese character says as much as two. */
const fewest = 4;
const weight = (text: string) => [...text].length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Whether people may take one name of a company for the other: the same, or one within the other. */
export function alike(first: string, other: string): boolean {
  const [short = '', long = ''] = [coreOf(first), coreOf(other)].sort((left, right) => left.length - right.length);
  return short === long || (weight(short) >= fewest && long.includes(short));
}
