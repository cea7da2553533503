import iconv from 'iconv-lite';
import { pinyin } from 'pinyin-pro';

const isHan = (sign: string): boolean => /\p{Script=Han}/u.test(sign);

/** GB 2312 has simplified signs alone, in these rows of GBK. @returns whether a sign is one of them */
export function isSimplified(sign: string): boolean {
  const [lead = 0, trail = 0] = iconv.encode(sign, 'gbk');
  return lead >= 0xb0 && lead <= 0xf7 && trail >= 0xa1;
}

const readings = new Map<string, ReadonlySet<string>>();

/** Every sound that a sign has. */
function soundsOf(sign: string): ReadonlySet<string> {
  const known = readings.get(sign);
  if (known) return known;
  const all = new Set(pinyin(sign, { toneType: 'none', type: 'array', multiple: true }));
  if (readings.size < 20_000) readings.set(sign, all);
  return all;
}

/** Whether one sign is simplified and another a traditional one of the same sound. */
function isTraditionalOf(first: string, other: string): boolean {
  if (!isHan(first) || !isHan(other) || isSimplified(first) === isSimplified(other)) return false;
  const sounds = soundsOf(other);
  return [...soundsOf(first)].some((sound) => sounds.has(sound));
}

/**
 * Whether two names may be one in simplified and in traditional signs: 长安 and 長安. Signs are compared by sound, and
 * of two that differ one is outside of GB 2312; there is no table of pairs behind it, so a person decides.
 */
export function isOtherScript(first: string, other: string): boolean {
  const [one, two] = [[...first], [...other]];
  if (one.length !== two.length || first === other) return false;
  return one.every((sign, at) => sign === two[at] || isTraditionalOf(sign, two[at] ?? ''));
}
