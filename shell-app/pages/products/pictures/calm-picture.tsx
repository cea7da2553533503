import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconCar,
  IconChartLine,
  IconChartPie,
  IconCoin,
  IconDownload,
  IconEye,
  IconFileText,
  IconGlobe,
  IconHome,
  IconMessageCircle,
  IconSettings,
  IconTag,
  IconTrendingUp,
} from '@portal/ui';
import classes from './pictures.module.css';

const icons: Record<string, typeof IconTag> = {
  price: IconCoin,
  incentive: IconTag,
  'new-car': IconCar,
  channel: IconHome,
  'new-energy': IconTrendingUp,
  configuration: IconAdjustmentsHorizontal,
  finance: IconChartPie,
  internet: IconGlobe,
  'after-market': IconSettings,
  'model-intelligence': IconMessageCircle,
  'purchase-benefit': IconDownload,
  'cross-analysis': IconArrowsSort,
  'image-library': IconEye,
  'report-market': IconFileText,
};

/** Stands where a product has no view yet: its sign, and no figures. */
export function CalmPicture({ product }: { product: string }) {
  const Icon = icons[product] ?? IconChartLine;
  return (
    <div className={classes.picture} aria-hidden="true">
      <span className={classes.calm}>
        <Icon size={28} stroke={1.5} />
      </span>
    </div>
  );
}
