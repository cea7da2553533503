import { AreaTraces } from '../../../root-config/sandbox/traces/area-traces.ts';
import { AreaWindows } from '../../../root-config/sandbox/window/area-windows.ts';

type Face = typeof globalThis & Record<string, unknown>;
type Door = (name: string) => object;

/** An untidy area: what it writes at its first visit, and what it leaves running at each. */
function live(face: Face, visit: number): void {
  if (visit === 0) for (let place = 0; place < 50; place += 1) face[`ofArea${place}`] = place;
  // On the window of the page it would stay for ever, and slow down what is measured.
  if (face === globalThis) return;
  for (let place = 0; place < 20; place += 1) {
    face.addEventListener('resize', () => place);
    face.setTimeout(() => place, 60_000);
  }
  face.onresize = () => undefined;
}

/**
 * Switches between two areas, and answers the milliseconds that leaving the one and entering the other took, on average.
 *
 * @param own whether the areas have windows of their own; otherwise they are tidied up after
 */
export function switching(count: number, own: boolean): number {
  const windows = new AreaWindows(window);
  windows.open();
  const door = Reflect.get(globalThis, Symbol.for('@portal/area-window')) as Door;
  const areas = ['@portal/area-one', '@portal/area-two'].map((name) => ({
    traces: new AreaTraces({
      name,
      windows,
      owns: () => false,
      foreign: null,
      byPortal: (work) => work(),
      warn: () => undefined,
    }),
    face: () => (own ? Reflect.get(door(name), 'window') : globalThis) as Face,
    visits: 0,
  }));
  const [first] = areas;
  first?.traces.enter();
  let [taken, leaving] = [0, first];
  for (let round = 1; round <= count; round += 1) {
    const next = areas[round % 2];
    if (!leaving || !next) break;
    live(leaving.face(), leaving.visits);
    leaving.visits += 1;
    const began = performance.now();
    leaving.traces.leave();
    next.traces.enter();
    taken += performance.now() - began;
    leaving = next;
  }
  leaving?.traces.leave();
  return taken / count;
}
