/** What areas and parcels may use of the shell: @portal/shell. */
export type { CallData, CallName, CallPayload, Language, MenuEntry, Product, UserInfo } from '@portal/contract';
export {
  changeMark,
  countFigure,
  countUnit,
  emptyText,
  formatCount,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonth,
  formatMonthRange,
  formatNumber,
  formatPercent,
  formatPoints,
  formatPrice,
  formatRatio,
  formatSigned,
  invalidText,
  truncateText,
} from '@portal/ui';
export { renewProducts } from './account/renew-products.ts';
export { callAddress } from './api/call-address.ts';
export { CallError, NetworkError } from './api/call-errors.ts';
export { type RequestOptions, request } from './api/request.ts';
export { type SendOptions, sendFile } from './api/send-file.ts';
export type { FailureKind } from './areas/area-board.ts';
export { CallAnswer, type CallAnswerProps } from './call-problem/call-answer.tsx';
export { CallProblem, type CallProblemProps } from './call-problem/call-problem.tsx';
export { useReference } from './call-problem/use-reference.ts';
export {
  openDownloads,
  openKeys,
  openQuickSearch,
  openSwitchAccount,
  openTrial,
  openUserCentre,
} from './drawers/drawers.ts';
export { csvChoice } from './exports/csv-choice.ts';
export { orderExport, takeExport } from './exports/order-export.ts';
export { saveFile } from './exports/save-file.ts';
export { type StoredSheet, useWorkbook, workbook } from './exports/workbook.ts';
export { type FieldValue, isUrl, type Message, type Rule, rules } from './form/rules.ts';
export { useForm } from './form/use-form.ts';
export { firstFault, type RulesOf, trimAll, type Values, validate } from './form/validate.ts';
export { createPhrases, type Phrases } from './i18n/create-phrases.ts';
export { language, onLanguageChange, setLanguage, useLanguage } from './i18n/language.ts';
export { useSubject } from './layout/main/subject.ts';
export { type LinkTo, useLinksTo } from './link/links-to.ts';
export { PortalLink, type PortalLinkProps } from './link/portal-link.tsx';
export { useMenuNames } from './menu/menu-names.ts';
export { navigate } from './navigation/place.ts';
export { ParcelDialog, type ParcelDialogProps } from './parcels/parcel-dialog.tsx';
export { ParcelPlace, type ParcelPlaceProps } from './parcels/parcel-place.tsx';
export { type Questions, questionsBy, questionsTo } from './questions/questions.ts';
export { useAnswer } from './questions/use-answer.ts';
export { areaPreload, type PlaceQuery } from './react/area-preload.ts';
export { type AreaHostProps, type AreaLifecycles, type AreaProps, reactArea } from './react/react-area.tsx';
export { reactParcel } from './react/react-parcel.tsx';
export { type PlainPage, startPages } from './react/start-pages.ts';
export { draftStorage } from './session/draft-storage.ts';
export { type Session, sessionView as session, useSession } from './session/session.ts';
export type { TabStorage } from './session/tab-storage.ts';
export type { UserRecord } from './session/user-record.ts';
export { operator } from './sites/operator.ts';
export { track, trackDownload } from './tracking/area-tracking.ts';
export type { TrackedEvent } from './tracking/tracked-event.ts';
export { openHelpVideo } from './video/open-help-video.ts';
export { useWordHistory, wordHistory } from './words/word-history.ts';
