/** What only the root configuration and the portal's own parcels may use: @portal/shell/insider. */
export { bindContact, type ContactKind } from './account/bind-contact.ts';
export { changePassword } from './account/change-password.ts';
export { findSignOn, startSignOn } from './account/company-sign-on.ts';
export { onMenus } from './account/load-menus.ts';
export { loadUser } from './account/load-user.ts';
export { choosePanels } from './account/my-panels.ts';
export { keepProductOrder } from './account/product-order.ts';
export {
  type Credentials,
  type ProvenContact,
  signIn,
  signInByCode,
  signInByCompany,
  signInByPasskey,
  signInByQrCode,
} from './account/sign-in.ts';
export { signOut } from './account/sign-out.ts';
export { switchTo } from './account/switch-to.ts';
export { serverNow } from './api/server-clock.ts';
export { type AreaBoard, areaBoard } from './areas/area-board.ts';
export { areaSlot, areaSlotPlaced } from './areas/area-slot.ts';
export { useSpellings } from './areas/area-tables.ts';
export { type LeftOutArea, type OverridesState, overrides, type RefusalReason } from './areas/overrides.ts';
export type { BootBlock } from './boot/boot-block.ts';
export { type StartOptions, start } from './boot/start.ts';
export { NotYet } from './call-problem/not-yet.tsx';
export { askCaptcha, settleCaptcha } from './captcha/captcha-question.ts';
export { useCodeLink } from './codes/use-code-link.ts';
export { type QrStage, useQrCode } from './codes/use-qr-code.ts';
export { type SendCall, type SendOutcome, useSendCode } from './codes/use-send-code.ts';
export { closeDrawer, drawers, openProductOrder, takeCentrePart } from './drawers/drawers.ts';
export { CsvField } from './exports/csv-field.tsx';
export { bringFactor, bringPasskey, closeFactor, failFactor, useFactorQuestion } from './factor/factor-question.ts';
export { knowsPasskeys, makePasskey, signByPasskey } from './factor/passkeys.ts';
export { useAdmission } from './guard/admission.ts';
export { admits, wantsArea } from './guard/guard-state.ts';
export { useLastPlace } from './guard/last-places.ts';
export { leadsIn } from './guard/settle.ts';
export { toggleLanguage } from './i18n/language.ts';
export { textThen } from './i18n/text-then.ts';
export { bootstrap, mount, unmount } from './lifecycles.tsx';
export { OwnedLink, type OwnedLinkProps } from './link/owned-link.tsx';
export { activeProduct } from './menu/active-product.ts';
export { menuLinks } from './menu/menu-links.ts';
export { entryPath, fastView, isExternal } from './menu/menu-paths.ts';
export { inOrderOf, railApps } from './menu/rail-apps.ts';
export { useRailCapacity } from './menu/use-rail-capacity.ts';
export { importModule } from './modules/import-module.ts';
export { ModulePlace } from './modules/module-place.tsx';
export { usePlace } from './navigation/place.ts';
export { safeRedirect } from './navigation/safe-redirect.ts';
export { meetNewerBuild } from './newer-build/newer-build.ts';
export { askProof, proofQuestion, settleProof } from './proof/proof-question.ts';
export { useKnown } from './questions/use-answer.ts';
export { type PageParcelProps, reactPage } from './react/react-page.tsx';
export { release } from './release/release.ts';
export { takeSignOnTicket } from './session/sign-on-ticket.ts';
export { type LoginType, type Settings, type Size, settings, useSettings } from './settings/settings.ts';
export { type SignOnOffer, signOnOffer } from './sites/sign-on-offer.ts';
export { type Sites, sites } from './sites/sites.ts';
export type { HelpVideo } from './video/active-video.ts';
export { useActiveVideo } from './video/use-active-video.ts';
