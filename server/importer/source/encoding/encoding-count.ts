/** Two bytes of one sign, and whether it is among the signs that nearly every text is made of. */
interface Pairs {
  usual: number;
  all: number;
  /** Those whose second byte is beyond ASCII too. */
  high: number;
  lead: number;
}

const none = (): Pairs => ({ usual: 0, all: 0, high: 0, lead: 0 });

/** GB 2312 has its 3,755 common characters in these rows, by sound; signs stand in the first three. */
const usualInGb = (lead: number, trail: number): boolean =>
  trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3));

/** Big5 has its 5,401 common characters in these, by strokes. */
const usualInBig5 = (lead: number, trail: number): boolean =>
  lead >= 0xa1 && lead <= 0xc6 && trail >= 0x40 && (trail <= 0x7e || trail >= 0xa1);

/** How many of its signs have to be usual ones, so that a text passes for one of an encoding. */
const enough = 0.5;

/** Western capitals before a small letter look like Big5, of which they would have no second byte beyond ASCII. */
const enoughHigh = 0.25;

/** How near two encodings fit before it is a doubt which of them it is. */
const tie = 0.1;

/** An encoding, and another that fits as well, so that the words should be looked at. */
export interface FoundEncoding {
  encoding: 'utf-8' | 'gb18030' | 'big5';
  doubt: 'gb18030' | 'big5' | null;
}

function step(pairs: Pairs, byte: number, usual: (lead: number, trail: number) => boolean): void {
  if (pairs.lead === 0) {
    if (byte > 0x80) pairs.lead = byte;
    return;
  }
  pairs.all++;
  if (usual(pairs.lead, byte)) pairs.usual++;
  if (byte > 0x80) pairs.high++;
  pairs.lead = 0;
}

/** Counts what the bytes of a text would be in each encoding, a piece at a time. */
export class EncodingCount {
  private readonly gb = none();
  private readonly big5 = none();
  /** Signs of several bytes that are whole in UTF-8, bytes that are of none, and how many bytes the present one lacks. */
  private whole = 0;
  private broken = 0;
  private lacking = 0;
  private nextFrom = 0x80;
  private nextTo = 0xbf;

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte < 0x80 && this.lacking === 0 && this.gb.lead === 0 && this.big5.lead === 0) continue;
      this.utf8(byte);
      step(this.gb, byte, usualInGb);
      step(this.big5, byte, usualInBig5);
    }
  }

  /** @returns the encoding, and which other one fits as well; null where none fits well */
  found(): FoundEncoding | null {
    const broken = this.broken + (this.lacking > 0 ? 1 : 0);
    // Text of another encoding is hardly ever whole in UTF-8, and far less so than it is broken.
    if (broken === 0 || this.whole >= 2 * broken) return { encoding: 'utf-8', doubt: null };
    const share = ({ usual, high, all }: Pairs) => (high < enoughHigh * all ? 0 : usual / Math.max(all, 1));
    const [gb, big5] = [share(this.gb), share(this.big5)];
    if (Math.max(gb, big5) < enough) return null;
    const [encoding, other] = gb >= big5 ? (['gb18030', 'big5'] as const) : (['big5', 'gb18030'] as const);
    return { encoding, doubt: Math.abs(gb - big5) < tie ? other : null };
  }

  private utf8(byte: number): void {
    if (this.lacking > 0) {
      if (byte >= this.nextFrom && byte <= this.nextTo) {
        [this.nextFrom, this.nextTo] = [0x80, 0xbf];
        this.lacking--;
        if (this.lacking === 0) this.whole++;
        return;
      }
      this.broken++;
      this.lacking = 0;
    }
    [this.nextFrom, this.nextTo] = [0x80, 0xbf];
    if (byte < 0x80) return;
    if (byte >= 0xc2 && byte <= 0xdf) this.lacking = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      this.lacking = 2;
      if (byte === 0xe0) this.nextFrom = 0xa0;
      if (byte === 0xed) this.nextTo = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      this.lacking = 3;
      if (byte === 0xf0) this.nextFrom = 0x90;
      if (byte === 0xf4) this.nextTo = 0x8f;
    } else this.broken++;
  }
}
