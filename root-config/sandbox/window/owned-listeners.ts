type Listener = EventListenerOrEventListenerObject | null;
type Options = boolean | AddEventListenerOptions;

interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject;
  capture: boolean;
}

const captures = (options: Options | undefined): boolean =>
  typeof options === 'boolean' ? options : (options?.capture ?? false);

/** Listeners of one area on one target of the page: those that it has not removed when it goes are removed. */
export class OwnedListeners {
  readonly #target: EventTarget;
  readonly #present: () => boolean;
  #listening: Listening[] = [];

  /** @param present whether the area is there; while it is away, nothing is added */
  constructor(target: EventTarget, present: () => boolean) {
    this.#target = target;
    this.#present = present;
  }

  readonly add = (type: string, listener: Listener, options?: Options): void => {
    if (!this.#present()) return;
    this.#target.addEventListener(type, listener, options);
    this.note(type, listener, options);
  };

  /** One that somebody adds to the target for the area. */
  readonly note = (type: string, listener: Listener, options?: Options): void => {
    const capture = captures(options);
    if (listener && this.#place(type, listener, capture) < 0) this.#listening.push({ type, listener, capture });
  };

  readonly remove = (type: string, listener: Listener, options?: boolean | EventListenerOptions): void => {
    this.#target.removeEventListener(type, listener, options);
    this.drop(type, listener, options);
  };

  /** One that somebody removes from the target is nothing the area leaves. */
  readonly drop = (type: string, listener: Listener, options?: boolean | EventListenerOptions): void => {
    const place = listener ? this.#place(type, listener, captures(options)) : -1;
    if (place >= 0) this.#listening.splice(place, 1);
  };

  /** Removes all that is left. @returns the types of events that it was for */
  end(): string[] {
    const left = this.#listening;
    this.#listening = [];
    for (const { type, listener, capture } of left) this.#target.removeEventListener(type, listener, capture);
    return [...new Set(left.map(({ type }) => type))];
  }

  #place(type: string, listener: EventListenerOrEventListenerObject, capture: boolean): number {
    return this.#listening.findIndex(
      (listening) => listening.listener === listener && listening.type === type && listening.capture === capture,
    );
  }
}
