import { plain } from '../rows/plain-text.ts';
import { refuseFile } from '../rows/source-row.ts';

/** Units in Chinese; others are letters and signs. */
const chineseUnits =
  /^(?:毫米|厘米|米|升|公斤|千克|吨|公里|千米|公里\/小时|千瓦|千瓦时|马力|牛·米|秒|分钟|小时|年|英寸|个|度|元|万元|寸)$/u;
const unitSigns = /^[\p{Script=Latin}\p{Script=Greek}\d%/·.²³°-]{1,12}$/u;

/** @returns a name without the unit in brackets behind it, and the unit; the whole name where there is none */
export function unitOf(name: string): [bare: string, unit: string] {
  const [, bare = '', unit = ''] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/u.exec(plain(name)) ?? [];
  return chineseUnits.test(unit) || unitSigns.test(unit) ? [bare, unit] : [name, ''];
}

/** @returns a text with its unit, where it is a number or begins with one and names no unit itself */
export const withUnit = (text: string, unit: string): string =>
  unit !== '' && /^[-+]?\d[\d.,*×xX/ ~-]*$/u.test(text) ? `${text} ${unit}` : text;

/**
 * Makes what gives names that stand several times one each.
 * @param again what a name becomes, in the order in which it stands
 * @returns `names` for each list of names, and `end`, to be called when all lists were given
 * @throws Refusal where a name stands more or fewer times than it has new names
 */
export function namesApart(again: Readonly<Record<string, readonly string[]>> = {}) {
  const wanted = new Map(Object.entries(again).map(([name, becomes]) => [plain(name), becomes]));
  const found = new Set<string>();
  const refuse = (name: string, times: number) =>
    refuseFile(
      'importer.turned-again',
      `映射的 turned.again 给“${name}”写了 ${wanted.get(name)?.length ?? 0} 个名称，而它在文件中出现 ${times} 次；请使二者一致。`,
      `turned.again of the mapping has ${wanted.get(name)?.length ?? 0} names for "${name}", which stands ${times} times in the file; give as many as there are.`,
    );
  return {
    names(list: readonly string[]): string[] {
      const times = new Map<string, number>();
      for (const name of list) if (wanted.has(name)) times.set(name, (times.get(name) ?? 0) + 1);
      for (const [name, count] of times) {
        found.add(name);
        if (count !== wanted.get(name)?.length) throw refuse(name, count);
      }
      const given = new Map<string, number>();
      return list.map((name) => {
        const at = given.get(name) ?? 0;
        given.set(name, at + 1);
        return wanted.get(name)?.[at] ?? name;
      });
    },
    end() {
      for (const name of wanted.keys()) if (!found.has(name)) throw refuse(name, 0);
    },
  };
}
