/** Attributes of html that the shell itself writes (shell-app/settings/settings-cookies.ts). */
const ofShell = new Set(['data-theme', 'data-size', 'lang']);

type Attributes = Map<string, string>;

const attributesOf = (element: Element): Attributes =>
  new Map([...element.attributes].filter(({ name }) => !ofShell.has(name)).map(({ name, value }) => [name, value]));

/** The shell's own properties in a style attribute begin like this. */
const shellStyle = /^--p-/;

/** What code outside its element changes of the document itself: attributes of html and body, style sheets, handlers. */
export class DocumentTraces {
  readonly #document: Document;
  #attributes: Attributes[] = [];
  #sheets: readonly CSSStyleSheet[] = [];
  #handlers = new Map<object, Map<string, unknown>>();
  #setAside: CSSStyleSheet[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  /** Remembers how things are; style sheets that were the area's come back. */
  enter(): void {
    this.#attributes = this.#elements().map(attributesOf);
    this.#sheets = [...(this.#document.adoptedStyleSheets ?? [])];
    this.#handlers = new Map(this.#handled().map((target) => [target, handlersOf(target)]));
    if (this.#setAside.length > 0) this.#document.adoptedStyleSheets = [...this.#sheets, ...this.#setAside];
    this.#setAside = [];
  }

  /** @returns what has been put back, in words for a developer */
  leave(): string[] {
    return [...this.#leaveAttributes(), ...this.#leaveSheets(), ...this.#leaveHandlers()];
  }

  /** The area begins anew. */
  forget(): void {
    this.#setAside = [];
  }

  #elements(): HTMLElement[] {
    return [this.#document.documentElement, this.#document.body];
  }

  #handled(): object[] {
    return [...(this.#document.defaultView ? [this.#document.defaultView] : []), this.#document, ...this.#elements()];
  }

  #leaveAttributes(): string[] {
    return this.#elements().flatMap((element, place) => {
      const [before, now] = [this.#attributes[place] ?? new Map<string, string>(), attributesOf(element)];
      const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
        (name) => before.get(name) !== now.get(name),
      );
      return changed.flatMap((name) =>
        restoreAttribute(element, name, before.get(name) ?? null) ? [`${element.localName}[${name}]`] : [],
      );
    });
  }

  #leaveSheets(): string[] {
    const now = this.#document.adoptedStyleSheets ?? [];
    this.#setAside = now.filter((sheet) => !this.#sheets.includes(sheet));
    if (this.#setAside.length === 0 && now.length === this.#sheets.length) return [];
    this.#document.adoptedStyleSheets = [...this.#sheets];
    return ['document.adoptedStyleSheets'];
  }

  #leaveHandlers(): string[] {
    const found: string[] = [];
    for (const [target, before] of this.#handlers) {
      for (const [name, handler] of handlersOf(target)) {
        const usual = before.get(name) ?? null;
        if (handler === usual) continue;
        Reflect.set(target, name, usual);
        found.push(name);
      }
    }
    // A handler of body is that of the window.
    return [...new Set(found)];
  }
}

/** Names such as onkeydown -> what is set. */
function handlersOf(target: object): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const name in target) {
    if (!/^on[a-z]+$/.test(name)) continue;
    const handler: unknown = Reflect.get(target, name);
    if (handler) found.set(name, handler);
  }
  return found;
}

/** @returns whether there was anything to put back */
function restoreAttribute(element: HTMLElement, name: string, value: string | null): boolean {
  if (name !== 'style') {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    return true;
  }
  const usual = element.ownerDocument.createElement('i').style;
  usual.cssText = value ?? '';
  const { style } = element;
  const names = [...new Set([...Array.from(style), ...Array.from(usual)])].filter(
    (each) => !shellStyle.test(each) && style.getPropertyValue(each) !== usual.getPropertyValue(each),
  );
  for (const each of names) style.setProperty(each, usual.getPropertyValue(each), usual.getPropertyPriority(each));
  return names.length > 0;
}
