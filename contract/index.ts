/**
 * What the wire carries, light enough for the browser: names, paths, constants and types. The schemas themselves,
 * which the server checks against, are in @portal/contract/schemas.
 */
export * from './calls.ts';
export * from './constants.ts';
export type * from './envelope.ts';
export type {
  CallData,
  CallPayload,
  CaptchaPuzzle,
  CaptchaStep,
  DimensionKey,
  Filters,
  IndicatorKey,
  LinkedAccount,
  LoginData,
  ManufacturerRank,
  MarketAnswer,
  MarketCatalogue,
  MarketColumn,
  MarketQuery,
  MarketRow,
  Member,
  MenuEntry,
  Product,
  ProductGroup,
  QrCode,
  Release,
  SalesIndex,
  SalesTrendPoint,
  SubModelSales,
  UserInfo,
} from './schemas/index.ts';
