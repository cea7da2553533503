import { fold, squeeze } from '../../kernel/words/spell.ts';
import { isBoundary, isSign } from './folded.ts';

interface Branch<Meaning> {
  next: Map<string, Branch<Meaning>>;
  meanings: Meaning[];
}

/** A word that stands in a text from a place to another. */
export interface Found<Meaning> {
  end: number;
  meaning: Meaning;
}

/** Words and what they mean, to be found at a place of a text whatever blanks and signs stand within them. */
export class WordTree<Meaning> {
  private readonly root: Branch<Meaning> = { next: new Map(), meanings: [] };

  /** Adds a word; blanks and signs within it do not matter, nor do capitals. */
  add(word: string, meaning: Meaning): void {
    let branch = this.root;
    const letters = squeeze(fold(word));
    if (letters === '') return;
    for (const letter of letters) {
      const next: Branch<Meaning> = branch.next.get(letter) ?? { next: new Map(), meanings: [] };
      branch.next.set(letter, next);
      branch = next;
    }
    branch.meanings.push(meaning);
  }

  /** All words that begin at a place of a folded text, whatever their length. */
  at(text: string, start: number): Found<Meaning>[] {
    if (!isBoundary(text, start) || isSign(text[start])) return [];
    const found: Found<Meaning>[] = [];
    let branch: Branch<Meaning> | undefined = this.root;
    for (let place = start; place < text.length && branch; place += 1) {
      const letter = text[place] ?? '';
      if (isSign(letter)) {
        // A name may be typed with a blank, a dash or a dot in it, but not over two of them, or a stop.
        if (!/[ \-·.'’_/&]/.test(letter) || isSign(text[place + 1])) break;
        continue;
      }
      branch = branch.next.get(letter);
      if (branch && branch.meanings.length > 0 && isBoundary(text, place + 1)) {
        for (const meaning of branch.meanings) found.push({ end: place + 1, meaning });
      }
    }
    return found;
  }
}
