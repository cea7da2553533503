/**
 * What the wire carries, light enough for the browser: names, paths, constants and types. The schemas themselves,
 * which the server checks against, are in @portal/contract/schemas.
 */
export * from './administration.ts';
export * from './area-name.ts';
export * from './benefits/benefit-changes.ts';
export * from './calls/index.ts';
export * from './constants.ts';
export * from './decision/index.ts';
export type * from './envelope.ts';
export * from './escape-text.ts';
export * from './figure-kinds.ts';
export * from './finance/index.ts';
export * from './join-names.ts';
export * from './menu/pack-menu.ts';
export * from './modules/index.ts';
export * from './operator.ts';
export type * from './page-areas.ts';
export * from './page-id.ts';
export * from './panels.ts';
export * from './personal-password.ts';
export * from './placing.ts';
export * from './public/public-leads.ts';
export * from './public/public-pages.ts';
export * from './remarks/concerning.ts';
export * from './remarks/remark-lines.ts';
export * from './remarks/remarks.ts';
export * from './saved.ts';
export type {
  AccountRow,
  AccountSheet,
  AdministeredCompany,
  AdministeredKey,
  AdministeredOrder,
  Annotation,
  AnswerCoverage,
  ApartNames,
  AreaCode,
  AreaFiles,
  AreaFormat,
  AreaManifest,
  AreaProduct,
  AreaTables,
  AskedSheet,
  BenefitDetail,
  BroughtKind,
  BuiltSheet,
  Bulletin,
  BulletinRow,
  CallData,
  CallPayload,
  CaptchaPuzzle,
  CaptchaStep,
  ChangeKind,
  CompanySheet,
  ComparedModel,
  CompetitorSet,
  ContentDeliveryRow,
  ContentOrder,
  ContentReportRow,
  ContentRunRow,
  ContentStandRow,
  ContentUploadRow,
  Coverage,
  CsvStyle,
  DatasetKey,
  DecidedName,
  DecisionComparable,
  DecisionEstimate,
  DecisionRange,
  DecisionSheet,
  Deck,
  DeliveryReport,
  DeliveryRow,
  DeviceSession,
  DimensionKey,
  ExportFile,
  ExportFormat,
  ExportOrder,
  Facet,
  FactorWanted,
  FavouriteMembers,
  FigureKey,
  FigureLimits,
  FileFormat,
  FileLook,
  Filters,
  ForecastRow,
  FunnelRate,
  FunnelStep,
  Hit,
  ImageQuery,
  Insight,
  KeptView,
  KnownDevice,
  LifeCurve,
  LifeMark,
  LinkedAccount,
  LinkedModel,
  ListedProduct,
  LoginData,
  ManufacturerRank,
  MarketAnswer,
  MarketCatalogue,
  MarketChanges,
  MarketColumn,
  MarketCompare,
  MarketDecision,
  MarketDelivery,
  MarketFiles,
  MarketForecast,
  MarketFunnel,
  MarketInsights,
  MarketModelLife,
  MarketPrice,
  MarketQuery,
  MarketReportItem,
  MarketRow,
  Member,
  MenuEntry,
  MessageRow,
  ModelImage,
  ModelNote,
  ModuleRow,
  ModuleSheet,
  NameCandidate,
  NewCar,
  NewCarEvent,
  NewsItem,
  NewsPreference,
  NewsQuery,
  OfferDetail,
  OutletDetail,
  OwnKey,
  PerCar,
  PictureMonth,
  PlacedFigureKey,
  PlaceIndicatorKey,
  PolicyFigure,
  PolicyFollows,
  PolicyItem,
  PolicyQuery,
  PriceDefinition,
  PriceFigure,
  PriceIndex,
  PriceIndicatorKey,
  PricePoint,
  Product,
  ProductGroup,
  ProofWay,
  PublicChart,
  PublishedModule,
  QrCode,
  RailIcon,
  Receiver,
  ReceiverKind,
  Release,
  ReleaseRow,
  ReportCategory,
  ReportItem,
  ReportOrder,
  ReportState,
  RuleFinding,
  SalesIndex,
  SalesTrendPoint,
  SubModelSales,
  TrailLine,
  TrailRow,
  TrialRow,
  Unnamed,
  UploadOrder,
  UploadRow,
  UploadRun,
  UserInfo,
  ViewComment,
  Watch,
  WatchFile,
  WatchRow,
  WatchRule,
  WrittenAs,
} from './schemas/index.ts';
export * from './shown.ts';
export * from './style-id.ts';
export * from './table/index.ts';
export * from './time/china-time.ts';
export * from './time/months.ts';
export * from './time/months-of-period.ts';
export * from './time/parts-of-periods.ts';
export * from './time/weeks-over.ts';
