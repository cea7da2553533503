import type { Product } from '@portal/contract';
import {
  classNames,
  IconAdjustmentsHorizontal,
  IconCar,
  IconChartLine,
  IconChartPie,
  IconCircleCheck,
  IconCoin,
  IconDatabase,
  IconFileText,
  IconGlobe,
  IconMaximize,
  IconMessageCircle,
  IconRefresh,
  IconTag,
  IconTrendingUp,
  IconUsers,
} from '@portal/ui';
import { useState } from 'react';
import classes from './product-picture.module.css';

const icons: Record<string, typeof IconTag> = {
  price: IconCoin,
  incentive: IconTag,
  'new-car': IconCar,
  channel: IconUsers,
  'new-energy': IconTrendingUp,
  configuration: IconAdjustmentsHorizontal,
  finance: IconChartPie,
  internet: IconGlobe,
  'after-market': IconRefresh,
  'model-intelligence': IconMessageCircle,
  'purchase-benefit': IconCircleCheck,
  'cross-analysis': IconDatabase,
  'image-library': IconMaximize,
  'report-market': IconFileText,
};

/**
 * A piece of the main view of a product, as its manifest names it; the sign of the product where it names none or the
 * picture cannot be had. The words beside it say what it answers, so the picture itself is silent.
 */
export function ProductPicture({ product: { key, picture } }: { product: Product }) {
  const [broken, setBroken] = useState(false);
  const Icon = (Object.hasOwn(icons, key) ? icons[key] : undefined) ?? IconChartLine;
  return (
    <div className={classNames(classes.picture, (!picture || broken) && classes.still)} aria-hidden="true">
      {picture && !broken ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <span className={classes.calm}>
          <Icon size={28} stroke={1.5} />
        </span>
      )}
    </div>
  );
}
