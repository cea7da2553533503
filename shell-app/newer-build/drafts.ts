import { onSessionCleared } from '../session/keep-session.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Until a page of the newer build has taken it up, in this tab only. */
const place = 'drafts';

const isField = (node: unknown): node is Field =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && ['text', 'email', 'tel', 'url', 'number'].includes(node.type));

/** Secrets are never written down: a code is for one time, and passwords are no fields of text. */
const isSecret = ({ name, autocomplete }: Field): boolean =>
  /code|captcha|token|secret/i.test(name) || /one-time-code|password/.test(autocomplete);

const typed = new Set<Element>();

const noteTyping = ({ target }: Event) => {
  if (target instanceof Element) typed.add(target);
};

const fields = (): Element[] => {
  for (const element of typed) if (!element.isConnected) typed.delete(element);
  return [...typed].filter((element) => 'value' in element && element.value !== '');
};

/** Whether something stands on the page that a person has typed. */
export const hasDrafts = (): boolean => fields().length > 0;

/** Writes down what has been typed, for the page that comes next. */
export function keepDrafts(): void {
  const kept = fields().flatMap((field) =>
    isField(field) && field.name !== '' && !isSecret(field) ? [[field.name, field.value]] : [],
  );
  if (kept.length > 0) sessionStorage.setItem(place, JSON.stringify(kept));
}

/** A form hears of it as of a person's typing. */
function fill(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeDrafts(): Map<string, string> {
  const text = sessionStorage.getItem(place);
  sessionStorage.removeItem(place);
  return new Map(JSON.parse(text ?? '[]') as [string, string][]);
}

/**
 * Watches what is typed, and puts what the page before has written down into the first empty fields of the same names,
 * whenever they appear; it is forgotten with the session. @returns ends it
 */
export function followDrafts(): () => void {
  const left = takeDrafts();
  const put = () => {
    for (const field of document.querySelectorAll<Field>('input[name], textarea[name]')) {
      const value = left.get(field.name);
      if (value === undefined || !isField(field) || field.value !== '') continue;
      left.delete(field.name);
      fill(field, value);
    }
    if (left.size === 0) watching.disconnect();
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
    typed.clear();
  };
}
