/**
 * What the wire carries, light enough for the browser: names, paths, constants and types. The schemas themselves,
 * which the server checks against, are in @portal/contract/schemas.
 */
export * from './calls.ts';
export * from './constants.ts';
export type * from './envelope.ts';
export type * from './page-areas.ts';
export * from './panels.ts';
export * from './placing.ts';
export * from './public-pages.ts';
export type {
  AreaManifest,
  CallData,
  CallPayload,
  CaptchaPuzzle,
  CaptchaStep,
  ComparedModel,
  DatasetKey,
  DimensionKey,
  Facet,
  FileFormat,
  Filters,
  Hit,
  IndicatorKey,
  LinkedAccount,
  LinkedModel,
  LoginData,
  ManufacturerRank,
  MarketAnswer,
  MarketCatalogue,
  MarketColumn,
  MarketCompare,
  MarketFiles,
  MarketPrice,
  MarketQuery,
  MarketRow,
  Member,
  MenuEntry,
  NewCar,
  NewsItem,
  NewsPreference,
  NewsQuery,
  PictureMonth,
  PolicyFigure,
  PolicyItem,
  PolicyQuery,
  PriceDefinition,
  PriceFigure,
  PriceIndex,
  PriceIndicatorKey,
  PricePoint,
  Product,
  ProductGroup,
  QrCode,
  RailIcon,
  Release,
  ReportItem,
  SalesIndex,
  SalesTrendPoint,
  SubModelSales,
  UserInfo,
} from './schemas/index.ts';
