import { type Part, partsThat } from './parts.ts';
import type { SettledName } from './settle-names.ts';

export interface LeftOut {
  names: ReadonlySet<SettledName>;
  /** Words of which it is not sure what they leave out. */
  unsure: readonly string[];
}

/** What says that more comes on top, so that nothing is left out: 除了比亚迪，还有特斯拉. */
const onTop = /^(?:还|还有|也|又|also|as well|as well as)$/i;

/** Whether a stretch of a question holds words that nobody has read, such as a name that is passed over. */
function holdsUnread(text: string, parts: readonly Part[], from: number, to: number): boolean {
  const left = text.slice(from, to).split('');
  for (const { start, end } of parts) left.fill(' ', Math.max(0, start - from), Math.max(0, end - from));
  return /[\p{L}\p{N}]/u.test(left.join(''));
}

/** Which names a question leaves out: those that a word of leaving out stands before, or 以外 behind. */
export function leftOutOf(parts: readonly Part[], names: readonly SettledName[], text: string): LeftOut {
  const found = new Set<SettledName>();
  const unsure: string[] = [];
  const nameOf = (part: Part | undefined) => names.find((each) => each.part === part);
  let open: { word: Part; names: SettledName[]; isJoined: boolean } | null = null;
  const close = () => {
    if (open && new Set(open.names.map(({ members }) => members.dimension)).size > 1) {
      unsure.push(open.word.word, ...open.names.map(({ part }) => part.word));
    }
    open = null;
  };
  /** The names right before a place, one after the other: all must be of one kind. */
  const leaveOutBefore = (at: number, word: Part) => {
    const before: SettledName[] = [];
    for (let place = at - 1; place >= 0; place -= 1) {
      const part = parts[place];
      const name = nameOf(part);
      if (name) before.push(name);
      else if (part?.sense.is !== 'and' && !(part?.sense.is === 'dimension' && place === at - 1)) break;
    }
    const kinds = new Set(before.map(({ members }) => members.dimension));
    const [last] = before;
    // 新能源飞碟以外的, with 飞碟 passed over: what stood there is left out, and not what stands before it.
    const isElse = last !== undefined && holdsUnread(text, parts, last.part.end, word.start);
    // 比亚迪和比亚迪以外的: one of them is left out, and the other is not.
    const isTwice = new Set(before.map(({ members }) => members.keys.join())).size < before.length;
    if (kinds.size === 1 && !isTwice && !isElse && /^[以之除]外$/.test(word.word))
      for (const name of before) found.add(name);
    else unsure.push(word.word);
  };
  for (const [at, part] of parts.entries()) {
    const name = nameOf(part);
    if (part.sense.is === 'without') {
      close();
      open = { word: part, names: [], isJoined: false };
    } else if (part.sense.is === 'outside') {
      if (open) close();
      else leaveOutBefore(at, part);
    } else if (open && name) {
      const last: SettledName | undefined = open.names.at(-1);
      const isParted = last !== undefined && /[,，]/.test(text.slice(last.part.end, part.start));
      const isOther = last !== undefined && last.members.dimension !== name.members.dimension;
      if (isParted && isOther) {
        close();
        continue;
      }
      // Excluding Tesla, EV sales, with Tesla passed over: it is not EV that is left out.
      if (!last && !open.isJoined && holdsUnread(text, parts, open.word.end, part.start)) {
        unsure.push(open.word.word, name.part.word);
        open = null;
        continue;
      }
      // A list, or the one that is left out and the one that is asked: 不含比亚迪，特斯拉销量.
      if (isParted && !open.isJoined && parts[at + 1]?.sense.is !== 'and') unsure.push(open.word.word, name.part.word);
      open.names.push(name);
      found.add(name);
    } else if (open && part.sense.is === 'and') open.isJoined = true;
    else if (open && part.sense.is !== 'filler' && part.sense.is !== 'dimension') close();
    else if (open && open.names.length > 0 && parts[at + 1]?.sense.is !== 'and') close();
  }
  close();
  const words = partsThat(parts, 'without').map(({ word }) => word);
  const hasMore = parts.some(
    (part, at) =>
      onTop.test(part.word) && parts.slice(0, at).some(({ sense, word }) => sense.is === 'without' && /^除/.test(word)),
  );
  if ((words.length > 0 && found.size === 0) || hasMore) unsure.push(...words);
  return { names: found, unsure: [...new Set(unsure)] };
}
