import type { PanelName } from '@portal/contract';
import type { ComponentType, CSSProperties } from 'react';
import { IndustryPanel } from '../industry/industry-panel.tsx';
import { MarketPanel } from '../market/market-panel.tsx';
import { NewCarsPanel } from '../new-cars/new-cars-panel.tsx';
import { PricePanel } from '../price/price-panel.tsx';
import { ManufacturerPanel } from '../ranks/manufacturer-panel.tsx';
import { ModelPanel } from '../ranks/model-panel.tsx';
import classes from './panel-grid.module.css';
import { spansOf } from './spans-of.ts';

const parts: Record<PanelName, ComponentType> = {
  'market-sales': MarketPanel,
  'manufacturer-top10': ManufacturerPanel,
  'model-top10': ModelPanel,
  'price-index': PricePanel,
  'new-cars': NewCarsPanel,
  'industry-trend': IndustryPanel,
};

/** The panels in their order; what is not here asks nothing. */
export function PanelGrid({ panels }: { panels: readonly PanelName[] }) {
  const two = spansOf(panels, 2);
  const three = spansOf(panels, 3);
  return (
    <div className={classes.grid}>
      {panels.map((name) => {
        const Part = parts[name];
        return (
          <div key={name} className={classes.cell} style={spanStyle(two.get(name), three.get(name))}>
            <Part />
          </div>
        );
      })}
    </div>
  );
}

const spanStyle = (two = 12, three = 12) => ({ '--two': two, '--three': three }) as CSSProperties;
