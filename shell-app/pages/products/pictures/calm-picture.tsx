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
import classes from './pictures.module.css';

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

/** Stands where a product has no view yet: its sign, and no figures. */
export function CalmPicture({ product }: { product: string }) {
  const Icon = icons[product] ?? IconChartLine;
  return (
    <div className={classNames(classes.picture, classes.still)} aria-hidden="true">
      <span className={classes.calm}>
        <Icon size={28} stroke={1.5} />
      </span>
    </div>
  );
}
