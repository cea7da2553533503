type Handler = (...given: unknown[]) => unknown;

/** Calls a handler as the window would: window.onerror alone is given words in place of the event. */
function answer(type: string, handler: Handler, event: Event): void {
  if (type === 'error' && event instanceof ErrorEvent) {
    const { message, filename, lineno, colno, error } = event;
    if (handler(message, filename, lineno, colno, error) === true) event.preventDefault();
    return;
  }
  const result = handler(event);
  if (type === 'beforeunload' ? result !== undefined && result !== null : result === false) event.preventDefault();
}

/**
 * window.onresize and its like. The real window has one place for each, which the shell may want for itself; so an
 * area's handler is a listener, which counts while the area is there.
 */
export class OwnHandlers {
  readonly #real: EventTarget;
  readonly #handlers = new Map<string, { handler: Handler; listener: (event: Event) => void }>();
  #attached = true;

  constructor(real: EventTarget) {
    this.#real = real;
  }

  /** @returns names such as onresize -> property that stands before that of the real window */
  properties(): PropertyDescriptorMap {
    const names = Object.getOwnPropertyNames(this.#real).filter(
      (name) => /^on[a-z]+$/.test(name) && Reflect.getOwnPropertyDescriptor(this.#real, name)?.set,
    );
    const property = (name: string): PropertyDescriptor => ({
      get: () => this.#handlers.get(name)?.handler ?? null,
      set: (handler: unknown) => this.#put(name, handler),
      enumerable: true,
      configurable: true,
    });
    return Object.fromEntries(names.map((name) => [name, property(name)]));
  }

  attach(): void {
    if (this.#attached) return;
    this.#attached = true;
    for (const [name, { listener }] of this.#handlers) this.#real.addEventListener(name.slice(2), listener);
  }

  detach(): void {
    this.#attached = false;
    for (const [name, { listener }] of this.#handlers) this.#real.removeEventListener(name.slice(2), listener);
  }

  #put(name: string, handler: unknown): void {
    const type = name.slice(2);
    const last = this.#handlers.get(name);
    if (last) this.#real.removeEventListener(type, last.listener);
    this.#handlers.delete(name);
    if (typeof handler !== 'function') return;
    const called = handler as Handler;
    const listener = (event: Event) => answer(type, called, event);
    this.#handlers.set(name, { handler: called, listener });
    if (this.#attached) this.#real.addEventListener(type, listener);
  }
}
