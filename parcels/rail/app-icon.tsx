import type { RailIcon } from '@portal/contract';
import {
  IconAdjustmentsHorizontal,
  IconBuildingBank,
  IconBuildingStore,
  IconCar,
  IconChartBar,
  IconChartLine,
  IconChartPie,
  IconCoin,
  IconDatabase,
  IconFileText,
  IconGift,
  IconGlobe,
  IconNews,
  IconPhoto,
  IconRefresh,
  IconRocket,
  IconScale,
  IconShoppingCart,
  IconTable,
  IconTag,
  IconTool,
  IconTrendingUp,
  IconUsers,
} from '@portal/ui';

/** Icons by the name that the menu gives; an unknown one is a plain tag. */
const icons: Record<RailIcon, typeof IconTag> = {
  'adjustments-horizontal': IconAdjustmentsHorizontal,
  'building-bank': IconBuildingBank,
  'building-store': IconBuildingStore,
  'chart-bar': IconChartBar,
  'chart-line': IconChartLine,
  'chart-pie': IconChartPie,
  car: IconCar,
  coin: IconCoin,
  database: IconDatabase,
  'file-text': IconFileText,
  gift: IconGift,
  globe: IconGlobe,
  news: IconNews,
  photo: IconPhoto,
  refresh: IconRefresh,
  rocket: IconRocket,
  scale: IconScale,
  'shopping-cart': IconShoppingCart,
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
