import { onSessionCleared } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What has been typed on one page by one account. */
interface Drafts {
  owner: string;
  path: string;
  fields: [name: string, value: string][];
}

/** Until a page of the newer build has taken it up, in this tab only. */
const place = 'drafts';

const isField = (node: unknown): node is Field =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && ['text', 'email', 'tel', 'url', 'number'].includes(node.type));

/** Secrets are never written down: a code is for one time, and a password that is shown is a field of text. */
const isSecret = ({ name, autocomplete }: Field): boolean =>
  /code|captcha|token|secret|pass|pwd|recovery|totp/i.test(name) || /one-time-code|password/.test(autocomplete);

/** Weakly: a field that has gone takes with it the whole page it stood in. */
let typed = new WeakSet<Element>();

const noteTyping = ({ target }: Event) => {
  if (target instanceof Element) typed.add(target);
};

const fields = (): (Field | HTMLSelectElement)[] =>
  [...document.querySelectorAll<Field | HTMLSelectElement>('input, textarea, select')].filter(
    (field) => typed.has(field) && field.value !== '',
  );

const owner = (): string => session.user?.userId ?? '';

/** Whether something stands on the page that a person has typed. */
export const hasDrafts = (): boolean => fields().length > 0;

/** Writes down what has been typed, for the page that comes next. */
export function keepDrafts(): void {
  const remaining = fields().flatMap((field): Drafts['fields'] =>
    isField(field) && field.name !== '' && !isSecret(field) ? [[field.name, field.value]] : [],
  );
  const drafts: Drafts = { owner: owner(), path: location.pathname, fields: remaining };
  if (remaining.length > 0) sessionStorage.setItem(place, JSON.stringify(drafts));
}

/** A form hears of it as of a person's typing. */
function fill(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeDrafts(): Drafts | null {
  const text = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return text === null ? null : (JSON.parse(text) as Drafts);
}

/**
 * Watches what is typed, and puts what the page before has written down into the first empty fields of the same names,
 * whenever they appear at the same path; it is forgotten with the session, and is never another account's.
 * @returns ends it
 */
export function followDrafts(): () => void {
  const drafts = takeDrafts();
  const left = new Map(drafts?.fields);
  const put = () => {
    if (drafts?.owner !== owner()) left.clear();
    if (left.size === 0) watching.disconnect();
    else if (drafts?.path === location.pathname) putInto(left);
  };
  const watching = new MutationObserver(put);
  if (left.size > 0) watching.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('input', noteTyping, true);
  const stop = onSessionCleared(() => {
    left.clear();
    watching.disconnect();
  });
  return () => {
    stop();
    watching.disconnect();
    document.removeEventListener('input', noteTyping, true);
    typed = new WeakSet();
  };
}

/** @param left what is put somewhere leaves it */
function putInto(left: Map<string, string>): void {
  for (const field of document.querySelectorAll<Field>('input[name], textarea[name]')) {
    const value = left.get(field.name);
    if (value === undefined || !isField(field) || field.value !== '') continue;
    left.delete(field.name);
    fill(field, value);
  }
}
