type Asset = HTMLStyleElement | HTMLLinkElement | HTMLScriptElement;

/** Whether a node of the page is a style sheet or a script. */
export const isAsset = (node: Node): node is Asset =>
  node instanceof HTMLStyleElement ||
  node instanceof HTMLScriptElement ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/** The server writes stylesheets into the page, or links them, under the name of their file below /assets. */
const nameOf = ({ dataset }: HTMLStyleElement): string =>
  dataset.href ? new URL(`/assets/${dataset.href}`, location.href).href : '';

const addressOf = (asset: Asset): string =>
  asset instanceof HTMLLinkElement ? asset.href : asset instanceof HTMLScriptElement ? asset.src : nameOf(asset);

/** Styles that an area puts into the head: they count while it is there. They are kept, for code asks for them once. */
export class HeadTraces {
  readonly #head: HTMLElement;
  readonly #owns: (address: string) => boolean;
  readonly #assets = new Set<Asset>();
  readonly #scripts = new Set<string>();
  readonly #media = new Map<HTMLLinkElement, string>();
  readonly #observer: MutationObserver;

  /** @param owns tells whether an address in the head belongs to the area; style elements always do */
  constructor(head: HTMLElement, owns: (address: string) => boolean) {
    this.#head = head;
    this.#owns = owns;
    this.#observer = new MutationObserver((records) => this.#note(records));
    for (const style of head.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('[data-href]')) {
      if (owns(addressOf(style))) this.#assets.add(style);
    }
  }

  enter(): void {
    for (const asset of this.#assets) {
      if (asset instanceof HTMLStyleElement) this.#head.append(asset);
    }
    for (const [link, media] of this.#media) link.media = media;
    this.#media.clear();
    this.#observer.observe(this.#head, { childList: true });
  }

  leave(): void {
    this.#note(this.#observer.takeRecords());
    this.#observer.disconnect();
    for (const asset of this.#assets) {
      if (!asset.isConnected) this.#assets.delete(asset);
      else if (asset instanceof HTMLStyleElement) asset.remove();
      else if (asset instanceof HTMLLinkElement) this.#silence(asset);
    }
  }

  /** @returns addresses of all scripts that the area has brought, those that have been run and removed among them */
  scripts(): string[] {
    return [...this.#scripts];
  }

  /** Takes everything out for good, so that it must be fetched anew. */
  forget(): void {
    this.leave();
    for (const asset of this.#assets) asset.remove();
    this.#assets.clear();
    this.#scripts.clear();
    this.#media.clear();
  }

  /** A link that leaves the page would be fetched again when it returns, and the area would stand there unstyled. */
  #silence(link: HTMLLinkElement): void {
    this.#media.set(link, link.media);
    link.media = 'not all';
  }

  #note(records: MutationRecord[]): void {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!isAsset(node)) continue;
      const address = addressOf(node);
      if (address !== '' && !this.#owns(address)) continue;
      this.#assets.add(node);
      if (node instanceof HTMLScriptElement && address !== '') this.#scripts.add(address);
    }
  }
}
