import type { RailIcon } from '@portal/contract';
import {
  IconAdjustmentsHorizontal,
  IconBuildingStore,
  IconCar,
  IconChartBar,
  IconChartLine,
  IconChartPie,
  IconCoin,
  IconDatabase,
  IconFileText,
  IconGlobe,
  IconNews,
  IconPhoto,
  IconRefresh,
  IconScale,
  IconTable,
  IconTag,
  IconTool,
  IconTrendingUp,
  IconUsers,
} from '@portal/ui';

/** Icons by the name that the menu gives; an unknown one is a plain tag. */
const icons: Record<RailIcon, typeof IconTag> = {
  'adjustments-horizontal': IconAdjustmentsHorizontal,
  'building-store': IconBuildingStore,
  'chart-bar': IconChartBar,
  'chart-line': IconChartLine,
  'chart-pie': IconChartPie,
  car: IconCar,
  coin: IconCoin,
  database: IconDatabase,
  'file-text': IconFileText,
  globe: IconGlobe,
  news: IconNews,
  photo: IconPhoto,
  refresh: IconRefresh,
  scale: IconScale,
  table: IconTable,
  tag: IconTag,
  tool: IconTool,
  'trending-up': IconTrendingUp,
  users: IconUsers,
};

export function AppIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as RailIcon] : IconTag;
  return <Icon size={20} stroke={1.75} aria-hidden="true" />;
}
