import { AsyncLocalStorage } from 'node:async_hooks';
import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { endInTime, journeyTime } from './browser/end-in-time.ts';
import { thisLane } from './browser/this-lane.ts';
import { type Account, accounts } from './door/accounts.ts';
import { freePort, type PortalOptions, type PortalUnderTest, startPortal } from './portal/start-portal.ts';
import { type Language, Visitor } from './visitor.ts';

export interface VisitOptions {
  /** Who is signed in already; nobody when absent. */
  as?: Account;
  language?: Language;
  /** For who must find the browser's caches empty; otherwise the files of former visitors are still there. */
  profile?: 'own';
  /** When the journey is ended, in ms; `journeyTime` when absent. */
  time?: number;
}

type Body = (visitor: Visitor) => Promise<void>;

type Test = () => Promise<void>;

/** The portal and the browser of one suite. */
export interface Smoke {
  /** @throws Error before the suite has begun, and in a journey that has been ended */
  readonly portal: PortalUnderTest;
  /** A test's body with a visitor of its own, who leaves afterwards; a failure leaves a picture. */
  visit(body: Body, options?: VisitOptions): Test;
  /** Bodies of a group of tests that share one visitor, who stays from the first of them to the last. */
  stay(options?: VisitOptions): (body: Body) => Test;
}

/** How long a portal may take to start, in ms: beside other work it opens its stores slowly. */
const startTime = 180_000;

/** The log of a store that is closed is empty, and may go at any time. */
const isWhole = (file: string) => !/\.sqlite-(wal|shm)$/.test(file);

/** Fills a data folder with the demonstration that the journeys of a run share. */
export const copySeed = (dataFolder: string) =>
  cp(process.env.JOURNEY_SEED ?? '', dataFolder, { recursive: true, filter: isWhole });

const currentTitle = () => expect.getState().currentTestName ?? 'a group of journeys';

/** Whether the journey that asks has been ended; its body may still run. */
const journeys = new AsyncLocalStorage<{ ended: boolean }>();

/** Starts a portal before the suite's first test and ends it after its last; the browser is the lane's. */
export function smokeSuite(options: PortalOptions = {}): Smoke {
  let started: PortalUnderTest | null = null;
  beforeAll(async () => {
    const lane = thisLane();
    started = await startPortal({
      ...(options.empty ? {} : { prepare: copySeed }),
      ...options,
      port: await freePort(lane.formerPort),
    });
    lane.formerPort = Number(new URL(started.origin).port);
  }, startTime);
  afterAll(() => started?.stop());
  const running = () => {
    if (!started) throw new Error('The suite has not begun');
    if (journeys.getStore()?.ended) throw new Error('This journey has been ended: the portal is for the next one');
    return started;
  };
  const arrive = async ({ as, language = 'en', profile }: VisitOptions = {}) => {
    const { origin, server } = running();
    const own = await thisLane().enter(origin, profile === 'own');
    const visitor = await Visitor.arrive(own, origin, language);
    if (as) await visitor.hold('token', await server.signIn(as, accounts[as]));
    return visitor;
  };
  const leave = (visitor: Visitor, cut = false) => thisLane().leave(visitor.profile, cut);
  const watched = (visitor: Visitor, body: Body, time: number, onCut: () => void) => {
    const journey = { ended: false };
    const end = () => {
      journey.ended = true;
      onCut();
      return leave(visitor, true);
    };
    return endInTime(visitor, () => journeys.run(journey, body, visitor), { title: currentTitle(), end, time });
  };
  return {
    get portal() {
      return running();
    },
    visit:
      (body, options = {}) =>
      async () => {
        const visitor = await arrive(options);
        let cut = false;
        try {
          await watched(visitor, body, options.time ?? journeyTime, () => {
            cut = true;
          });
        } finally {
          if (!cut) await leave(visitor);
        }
      },
    stay: (options = {}) => {
      let visitor: Visitor | null = null;
      afterAll(async () => {
        if (visitor) await leave(visitor);
      });
      return (body) => async () => {
        // Who leaves meanwhile must not close this visitor's window. One that was cut is followed by another.
        visitor ??= await arrive({ ...options, profile: 'own' });
        await watched(visitor, body, options.time ?? journeyTime, () => {
          visitor = null;
        });
      };
    },
  };
}
