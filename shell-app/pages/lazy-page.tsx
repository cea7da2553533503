import { Button, ErrorState } from '@portal/ui';
import { type ComponentType, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslate } from '../i18n/frame-phrases.ts';
import { LockOverlay } from '../lock-overlay/lock-overlay.tsx';
import { importModule } from '../modules/import-module.ts';
import { PageParcel, type ParcelPage } from '../parcels/page-parcel.tsx';
import { ErrorBoundary } from '../react/error-boundary.tsx';

/**
 * What a page gives: a component of the shell, or the lifecycles of a single-spa parcel; and what it asks of the server,
 * so that answers travel while the frame is drawn.
 */
type PageModule = ({ default: ComponentType } | ParcelPage) & { preload?: () => void };

type Load = () => Promise<PageModule>;

/** Pages of the shell, each in a part of its own; those that are parcels come by their name in the import map. */
const pages = {
  home: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
  dashboard: () => importModule('@portal/dashboard'),
  products: () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
  'car-life-cycle': () =>
    import(/* webpackChunkName: "car-life-cycle" */ './solutions/car-life-cycle/car-life-cycle-page.tsx'),
  'user-life-cycle': () =>
    import(/* webpackChunkName: "user-life-cycle" */ './solutions/user-life-cycle/user-life-cycle-page.tsx'),
  'intelligent-decision': () =>
    import(
      /* webpackChunkName: "intelligent-decision" */ './solutions/intelligent-decision/intelligent-decision-page.tsx'
    ),
  'industry-insights': () =>
    import(/* webpackChunkName: "industry-insights" */ './solutions/industry-insights/industry-insights-page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
  'model-fastview': () => importModule('@portal/model-fastview'),
  report: () => import(/* webpackChunkName: "report" */ './report/report-page.tsx'),
  'not-found': () => import(/* webpackChunkName: "404" */ './not-found/not-found-page.tsx'),
  scan: () => import(/* webpackChunkName: "scan" */ './scan/scan-page.tsx'),
  'first-run': () => import(/* webpackChunkName: "first-run" */ './first-run/first-run-page.tsx'),
  protocol: () => import(/* webpackChunkName: "protocol" */ './protocol/protocol-page.tsx'),
  'auto-login': () => import(/* webpackChunkName: "autoLogin" */ './auto-login/auto-login-page.tsx'),
  'auth-redirect': () => import(/* webpackChunkName: "auth-redirect" */ './auth-redirect/auth-redirect-page.tsx'),
} satisfies Record<string, Load>;

export type PageName = keyof typeof pages;

async function load(name: PageName): Promise<PageModule> {
  const module = await (pages[name] as Load)();
  module.preload?.();
  return module;
}

/** `module` as soon as it has come. */
let begun: { name: PageName; page: Promise<PageModule>; module?: PageModule } | null = null;

/** Begins with a page before the frame stands; whoever shows it takes it from here, with its failure if there was one. */
export function beginPage(name: PageName): void {
  const beginning: typeof begun = { name, page: load(name) };
  begun = beginning;
  beginning.page.then(
    (module) => {
      beginning.module = module;
    },
    () => undefined,
  );
}

function takePage(name: PageName): Promise<PageModule> {
  const taken = begun;
  begun = null;
  return taken?.name === name ? taken.page : load(name);
}

/** A parcel that has come before the frame is drawn: its place is drawn with the frame. */
function parcelThatCame(name: PageName): ParcelPage | null {
  const module = begun?.name === name ? begun.module : undefined;
  return module && !('default' in module) ? module : null;
}

/** A page that loads when it is opened. A failure reaches the window too (S8.002), and can be tried again. */
export function LazyPage({ name, onReady }: { name: PageName; onReady: (name: PageName) => void }) {
  const [round, setRound] = useState(0);
  return <PageRound key={`${name} ${round}`} name={name} onReady={onReady} retry={() => setRound(round + 1)} />;
}

interface RoundProps {
  name: PageName;
  onReady: (name: PageName) => void;
  retry: () => void;
}

function PageRound({ name, onReady, retry }: RoundProps) {
  const [page, setPage] = useState<ComponentType | ParcelPage | 'failed' | null>(() => parcelThatCame(name));
  const fail = useCallback(() => setPage('failed'), []);
  const ready = useCallback(() => onReady(name), [onReady, name]);
  useLayoutEffect(() => {
    let wanted = true;
    takePage(name).then(
      (module) => {
        if (!wanted) return;
        if (!('default' in module)) setPage(module);
        // Drawn in small steps, between which the browser answers a person.
        else startTransition(() => setPage(() => module.default));
      },
      (error: unknown) => {
        reportError(error);
        if (wanted) fail();
      },
    );
    return () => {
      wanted = false;
    };
  }, [name, fail]);
  const isParcel = page !== null && typeof page === 'object';
  useEffect(() => {
    if (page !== null && !isParcel) ready();
  }, [page, isParcel, ready]);
  if (page === null) return <LockOverlay />;
  if (page === 'failed') return <PageFailed retry={retry} />;
  if (typeof page === 'object')
    return <PageParcel page={page} waiting={<LockOverlay />} onMounted={ready} onFailed={fail} />;
  const Page = page;
  return (
    <ErrorBoundary onError={reportError} fallback={<PageFailed retry={retry} />}>
      <Page />
    </ErrorBoundary>
  );
}

function PageFailed({ retry }: { retry: () => void }) {
  const say = useTranslate();
  return (
    <ErrorState
      framed
      title={say('pageFailed')}
      text={say('pageFailedText')}
      action={
        <Button variant="primary" onClick={retry}>
          {say('retry')}
        </Button>
      }
    />
  );
}
