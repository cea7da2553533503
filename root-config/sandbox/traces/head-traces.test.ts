import { afterEach, expect, test } from '@jest/globals';
import { HeadTraces } from './head-traces.ts';

const addStyle = (text: string) => {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
};

const addLink = (href: string) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
};

afterEach(() => {
  document.head.replaceChildren();
});

test('a style that an area puts into the head is gone after it and back with it', () => {
  const page = addStyle('body { color: black }');
  const traces = new HeadTraces(document.head, () => true);
  traces.enter();
  const left = addStyle('body { color: red }');
  traces.leave();
  expect(left.isConnected).toBe(false);
  expect(page.isConnected).toBe(true);
  traces.enter();
  expect(left.isConnected).toBe(true);
});

test('a stylesheet of the area that the page has linked from the start is silent while the area is away', () => {
  const link = addLink('/assets/portal-area-sales.load.0a1b.css');
  link.dataset.href = 'portal-area-sales.load.0a1b.css';
  const traces = new HeadTraces(document.head, (address) => address.includes('area-sales'));
  traces.enter();
  traces.leave();
  expect(link.media).toBe('not all');
  traces.enter();
  expect(link.media).toBe('');
});

test('a stylesheet of the area is silent while the area is away, without being fetched again', () => {
  const traces = new HeadTraces(document.head, (address) => address.includes('area-sales'));
  traces.enter();
  const own = addLink('https://portal.example.com/assets/portal-area-sales.css');
  const shared = addLink('https://portal.example.com/assets/portal-ui.css');
  traces.leave();
  expect(own.media).toBe('not all');
  expect(own.isConnected).toBe(true);
  expect(shared.media).toBe('');
  traces.enter();
  expect(own.media).toBe('');
});

test('what is added after the area has left is not its own', () => {
  const traces = new HeadTraces(document.head, () => true);
  traces.enter();
  traces.leave();
  const later = addStyle('body {}');
  traces.enter();
  traces.leave();
  expect(later.isConnected).toBe(true);
});

test('forgetting takes scripts and stylesheets out for good', () => {
  const traces = new HeadTraces(document.head, () => true);
  traces.enter();
  const own = addLink('https://portal.example.com/assets/portal-area-sales.css');
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  document.head.append(script);
  traces.forget();
  expect(own.isConnected).toBe(false);
  expect(script.isConnected).toBe(false);
  traces.enter();
  expect(own.isConnected).toBe(false);
});

test('the style that the page brought for the area goes and comes with it, that of another module stays', () => {
  const own = addStyle('.a {}');
  own.dataset.href = 'portal-area-sales.load.css';
  const other = addStyle('.b {}');
  other.dataset.href = 'portal-ui.css';
  const traces = new HeadTraces(document.head, (address) => address.endsWith('/assets/portal-area-sales.load.css'));
  traces.enter();
  traces.leave();
  expect([own.isConnected, other.isConnected]).toEqual([false, true]);
  traces.enter();
  expect(own.isConnected).toBe(true);
});
