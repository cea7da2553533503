import { DocumentTraces } from './document-traces.ts';
import { ObjectTraces } from './object-traces.ts';
import type { SharedPage } from './shared-page.ts';
import { SharedVisit } from './shared-visit.ts';

export interface ForeignTracesParts {
  page: Window & typeof globalThis;
  shared: SharedPage;
  /** Whether an address is a script of the area's own folder. */
  isOwn: (address: string) => boolean;
  /** Whether a script that the area puts into the page may be at this address. */
  brings: (address: string) => boolean;
  /** Where areas are mounted. */
  slot: () => HTMLElement;
}

/** What an area that is none of the portal's own leaves in the page, beside what it puts into the head. */
export class ForeignTraces {
  readonly #visit: SharedVisit;
  readonly #objects: ObjectTraces;
  readonly #document: DocumentTraces;

  constructor({ page, shared, isOwn, brings, slot }: ForeignTracesParts) {
    this.#visit = new SharedVisit({ page, isOwn, brings, slot, timers: shared.timers });
    this.#objects = new ObjectTraces(shared.objects);
    this.#document = new DocumentTraces(page.document);
    shared.add(this.#visit);
  }

  enter(): void {
    this.#document.enter();
    this.#objects.enter();
    this.#visit.enter();
  }

  /** @returns what has been ended, taken away or put back, in words for a developer */
  leave(): string[] {
    // First what all share: what follows is done by functions that the area may have replaced.
    const objects = this.#objects.leave();
    return [...objects, ...this.#visit.leave(), ...this.#document.leave()];
  }

  /** The area begins anew. */
  forget(): void {
    this.#objects.forget();
    this.#visit.forget();
    this.#document.forget();
  }
}
