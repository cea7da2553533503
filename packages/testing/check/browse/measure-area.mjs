import { growthOf, sampledAfter } from '../judge/growth.mjs';
import { followVisits } from '../page/follow-visits.mjs';
import { lookAtPopups, noteBody } from '../page/look-at-popups.mjs';
import { lookAtStyles, noteStyles } from '../page/look-at-styles.mjs';
import { lookAtTexts } from '../page/look-at-texts.mjs';
import { bringTool, faultsOf } from './faults-of.mjs';
import { ownFiles } from './own-files.mjs';
import { frameStands, go, isOffered, openWindow, outcome, quietPlace, settle } from './portal-page.mjs';

/** How many parts of an area are opened at most. */
const most = 6;

const nothing = { texts: [], faults: [], styles: [], popups: [] };
const noMore = { again: [], growth: null, later: null };

/** What the page has written down. @param {import('puppeteer').Page} page */
const recorded = (page) =>
  page.evaluate(() => {
    const { base, visits, trouble } = window[Symbol.for('@portal/check')];
    return { base, visits, trouble };
  });

/** How much of each kind there is in the page while the area is away, whoever has begun it. */
async function standing(page) {
  // First what is held: to look at listeners holds on to what they stand on, for a moment.
  const elements = await elementsHeld(page);
  const counts = await page.evaluate(() => {
    const { listeners, timers, observers } = window[Symbol.for('@portal/check')];
    const going = timers().filter(({ goesOn }) => goesOn);
    const sums = {};
    for (const [kind, entries] of Object.entries({ listeners: listeners(), timers: going, observers: observers() }))
      for (const { what } of entries) sums[`${kind} ${what}`] = (sums[`${kind} ${what}`] ?? 0) + 1;
    return sums;
  });
  return { ...counts, elements };
}

/**
 * How many elements the page holds, in the document or not. What was drawn last is let go of a moment later, so the least of
 * a few looks counts.
 */
async function elementsHeld(page, looks = 4) {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < looks; time += 1) {
    // The browser collects what nobody holds before it answers.
    const prototype = await page.evaluateHandle(() => HTMLElement.prototype);
    const all = await page.queryObjects(prototype);
    const count = await all.evaluate((list) => list.length);
    await Promise.all([prototype.dispose(), all.dispose()]);
    if (count >= least) return least;
    least = count;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return least;
}

/** What stands there while the area does. */
async function look(page, { isFirst }) {
  await settle(page);
  const texts = await page.evaluate(lookAtTexts);
  const faults = await faultsOf(page);
  const styles = isFirst ? await page.evaluate(lookAtStyles) : [];
  const opened = isFirst ? await page.evaluate(lookAtPopups, most) : [];
  return { texts, faults, styles, popups: opened };
}

/** Leaves the area, and waits for its unmount as long as the host does. @returns whether that has not come to its end */
async function leave(page) {
  await go(page, quietPlace);
  const left = page.waitForFunction(
    () => {
      const { visits } = window[Symbol.for('@portal/check')];
      return document.querySelector('[data-testid="area"]') === null && visits.at(-1)?.unmount !== 'pending';
    },
    { polling: 25, timeout: 4000 },
  );
  return left.then(
    () => false,
    () => true,
  );
}

/**
 * Opens and leaves the area again and again.
 *
 * @returns how long it took each time, what has grown with each, and what became of the first visit that did not stand
 */
async function repeat(page, { name, path, rounds, patience }) {
  const again = [];
  const samples = [];
  for (let round = 2; round <= rounds; round += 1) {
    if (sampledAfter(rounds).includes(round - 1)) samples.push(await standing(page));
    const began = performance.now();
    await go(page, path);
    const later = await outcome(page, name, patience);
    if (later.state !== 'mounted') return { again, growth: null, later };
    again.push(Math.round(performance.now() - began));
    if (await leave(page)) return { again, growth: null, later: null };
  }
  if (samples.length > 0) samples.push(await standing(page));
  return { again, growth: growthOf(samples, sampledAfter(rounds)), later: null };
}

/**
 * Measures an area in a portal that runs: opened and left many times in English and the light theme, once in Chinese and the
 * dark one.
 *
 * @param {() => Promise<import('puppeteer').Page>} newPage a window of somebody who is signed in and has the product
 * @param {{ origin: string, path: string, rounds?: number, patience?: number, both?: boolean }} what origin: of the portal; path: of
 * the area, such as /dealer-map; rounds: how many times it is mounted; patience: ms until it must stand; both: whether it is
 * looked at in the other language and theme as well
 * @returns {Promise<import('../judge/measured.mjs').Measured>}
 */
export async function measureArea(newPage, { origin, path, rounds = 20, patience = 15_000, both = true }) {
  const name = path.slice(1).split('/', 1)[0];
  const module = `@portal/area-${name}`;
  const page = await openWindow(newPage, { origin, language: 'en', theme: 'light' });
  try {
    await page.goto(origin + quietPlace, { waitUntil: 'domcontentloaded' });
    await frameStands(page, 60_000);
    const isInMenu = await isOffered(page, module);
    await bringTool(page);
    await page.evaluate(noteStyles);
    await page.evaluate(noteBody);
    await page.evaluate(followVisits, module);
    const began = performance.now();
    if (isInMenu) await go(page, path);
    const found = isInMenu ? await outcome(page, name, patience) : { state: 'failed', reason: '', words: '' };
    const first = { ...found, ms: Math.round(performance.now() - began) };
    const stands = first.state === 'mounted';
    const light = stands ? await look(page, { isFirst: true }) : nothing;
    const files = await ownFiles(page, (await recorded(page)).base);
    const hangs = stands && (await leave(page));
    const goesOn = stands && !hangs;
    const { again, growth, later } = goesOn ? await repeat(page, { name, path, rounds, patience }) : noMore;
    const { visits, trouble } = await recorded(page);
    const dark =
      goesOn && both ? await lookAgain(newPage, { origin, path, name, patience }) : { ...nothing, later: null };
    const texts = { en: light.texts, zh_CN: dark.texts };
    const faults = { light: light.faults, dark: dark.faults };
    const { styles, popups } = light;
    const area = { name: module, path };
    const counts = { first, again, later: later ?? dark.later, visits, trouble, files, growth };
    return { area, isInMenu, ...counts, styles, popups, texts, faults };
  } finally {
    await page.close().catch(() => undefined);
  }
}

/** The same in the other language and the other theme. */
async function lookAgain(newPage, { origin, path, name, patience }) {
  const page = await openWindow(newPage, { origin, language: 'zh_CN', theme: 'dark' });
  try {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    const found = await outcome(page, name, patience);
    if (found.state !== 'mounted') return { ...nothing, later: found };
    return { ...(await look(page, { isFirst: false })), later: null };
  } finally {
    await page.close().catch(() => undefined);
  }
}
