import { type AreaProps, useLanguage } from '@portal/shell';
import { areaBoard, areaSlot, start, useAdmission, usePlace } from '@portal/shell/insider';
import { AnalysisApp } from '@portal/ui/analysis';
import { type ComponentType, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mountRootParcel } from 'single-spa';
import { area as sales } from '../../../areas/sales/area.ts';
import salesPages from '../../../areas/sales/pages.ts';
import * as dashboard from '../../../parcels/dashboard/index.ts';
import * as fastview from '../../../parcels/model-fastview/index.ts';
import * as rail from '../../../parcels/rail/index.ts';
import * as signIn from '../../../parcels/sign-in/index.ts';
import * as switchAccount from '../../../parcels/switch-account/index.ts';
import { App } from '../../../shell-app/layout/app.tsx';
import PlainArea from '../plain-area/page.tsx';

/** Everything is here already: what the portal fetches by name is looked up. */
const parcels: Record<string, unknown> = {
  '@portal/dashboard': dashboard,
  '@portal/model-fastview': fastview,
  '@portal/rail': rail,
  '@portal/sign-in': signIn,
  '@portal/switch-account': switchAccount,
};
Object.assign(window, { System: { import: async (name: string) => parcels[name] } });

const SalesArea = ({ basePath }: AreaProps) => <AnalysisApp area={sales} components={salesPages} basePath={basePath} />;

const areas: Record<string, ComponentType<AreaProps>> = { '/sales': SalesArea, '/alpha': PlainArea };

/** Ordinary routes: the area whose prefix the path has is a component of the same tree. */
function AreaRoutes() {
  const language = useLanguage();
  const { path: wanted } = usePlace();
  // Nothing before it is known who this is.
  const path = useAdmission() ? wanted : '';
  const base = Object.keys(areas).find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? null;
  useEffect(() => {
    Object.assign(areaBoard, {
      name: base?.slice(1) ?? null,
      standing: base?.slice(1) ?? null,
      state: base ? 'mounted' : 'idle',
    });
  }, [base]);
  const Area = base === null ? undefined : areas[base];
  if (base === null || Area === undefined) return null;
  return createPortal(
    <div data-testid="area" data-area={base.slice(1)} data-state="mounted">
      <Area key={`${base} ${language}`} basePath={base} language={language} />
    </div>,
    areaSlot(),
  );
}

const root = document.getElementById('portal');
if (!root) throw new Error('The page has no element #portal');
// Nothing is known in advance: who this is and the menu are asked for, one after the other.
start({ boot: { language: 'en' } });
createRoot(root).render(
  <>
    <App mountParcel={mountRootParcel} />
    <AreaRoutes />
  </>,
);
