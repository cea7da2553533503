import { randomBytes } from 'node:crypto';
import {
  isAreaModule,
  type MenuEntry,
  type PanelName,
  packMenu,
  readPanels,
  type SourceWords,
  type UserInfo,
} from '@portal/contract';
import { mayOverride, noteRightsSeen, readUserInfo, recognise } from '../accounts/index.ts';
import { type PageAnswer, type PageRequest, pagePolicy } from '../http/index.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { languageOf } from '../kernel/words/language.ts';
import type { AreasNow, Modules } from '../modules/index.ts';
import {
  type AreaPlaces,
  areasBeside,
  originsOfAreas,
  readMenu,
  withAreas,
  withoutElsewhere,
} from '../products/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { SiteSettings } from '../settings/settings-sites.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { storeRefusal } from '../state/refusals.ts';
import { appVersion } from './app-version.ts';
import { carriesToken, effectivePath } from './effective-path.ts';
import { firstPicture } from './first-picture.ts';
import { linkedStyles, readStyles } from './inline-styles.ts';
import type { ManifestSource } from './manifest.ts';
import { builtAreas, neededFiles } from './needed-files.ts';
import { placesFor } from './places-for.ts';
import { publicPicture } from './public-picture.ts';
import { type Boot, renderPage } from './render-page.ts';
import { signOnOffer } from './sign-on-offer.ts';

export interface PageParts {
  db: StateDatabase;
  manifest: ManifestSource;
  modules: Modules;
  clock: () => number;
  settings: Pick<
    Settings,
    | 'mode'
    | 'overrideOrigins'
    | 'frameOrigins'
    | 'apiOrigin'
    | 'moduleTimeout'
    | 'excludedAssets'
    | 'distFolder'
    | 'trustedHosts'
    | 'tracking'
    | 'sites'
    | 'operator'
    | 'signOn'
  >;
  /** Takes up what was set in the browser meanwhile. */
  takeUp: () => Promise<void>;
  /** What the page says of the published release; null while there is none. */
  release: () => Promise<PublishedRelease | null>;
}

/** What a page needs to know of a release before the client asks. */
export interface PublishedRelease {
  demonstration: boolean;
  /** The source that figures begin with: the first one it has, in the order of S3.037. */
  dataSource: string | null;
  /** Its words in both languages, where it is not one of S3.037, which the client knows. */
  sourceWords: SourceWords | null;
}

type Known = Pick<Boot, 'userInfo'> & { menu?: MenuEntry[]; places?: AreaPlaces };

/** The HTML of a page and its Content-Security-Policy. The token cookie is read here, and where a link to the sign-in of a company asks whether somebody is there (`isSignedIn` of server/signon). */
export async function answerPage(parts: PageParts, { path, cookies, framed }: PageRequest): Promise<PageAnswer> {
  const { mode, frameOrigins, apiOrigin } = parts.settings;
  const language = languageOf(cookies.language);
  const token = cookies.token || null;
  const [manifest, release, { areas, leftOut }, known] = await Promise.all([
    parts.manifest(),
    parts.release(),
    parts.modules.now(),
    // A token of another back end means nothing to this store: its client asks that back end.
    token && !apiOrigin ? whoIs(parts, token, language) : nobody,
    parts.takeUp(),
  ]);
  const { operator } = parts.settings;
  const allowed = mayOverride(mode, known.userInfo?.roles ?? []);
  const origins = allowed ? parts.settings.overrideOrigins : [];
  const hosts = mode === 'development' ? developmentHosts(known.menu ?? []) : [];
  const styleNonce = randomBytes(16).toString('base64');
  const manifestCss = Object.fromEntries(
    Object.entries(manifest.modules).flatMap(([name, { css }]) =>
      css.length > 0 && !isAreaModule(name) ? [[name, css]] : [],
    ),
  );
  const signedIn = known.userInfo !== undefined || (apiOrigin !== null && token !== null);
  const opened = effectivePath(path, signedIn);
  const menu = signedIn ? (known.menu ?? []) : null;
  const needed = neededFiles(manifest, opened, menu, known.userInfo?.myPanels ?? chosenPanels(cookies.myPanels));
  const area = known.menu && !framed ? firstPicture(opened, known.menu, cookies.sidebarStatus !== '0') : null;
  const picture = area ?? publicPicture(opened, language, operator);
  const styles = carriesToken(opened)
    ? linkedStyles(needed.css)
    : await readStyles(parts.settings.distFolder, needed.css, cookies.styles);
  const beside = areasBeside(areas, known.places ?? (await placesFor(parts, null)), known.menu ?? []);
  // Where teams serve their files is for who may open what lies there.
  const standing = known.menu ? beside : withoutElsewhere(beside);
  const moduleOrigins = apiOrigin
    ? []
    : originsOfAreas([...(known.menu ?? []), ...standing.required, ...standing.everybody]);
  const boot: Boot = {
    language,
    mode,
    ...(known.userInfo ? { userInfo: known.userInfo } : {}),
    ...(known.menu ? { menu: packMenu(known.menu) } : {}),
    manifestCss,
    build: manifest.build,
    ...(manifest.es ? { esMap: manifest.es.map } : {}),
    // Another back end sends menus that cannot say where the areas of this build lie.
    areas: apiOrigin ? { ...areas.all, built: builtAreas(manifest) } : standing,
    overrides: { allowed, origins },
    ...(allowed && manifest.developmentReact ? { developmentReact: manifest.developmentReact } : {}),
    ...(moduleOrigins.length > 0 ? { moduleOrigins } : {}),
    ...(allowed && leftOut.length > 0 ? { leftOut } : {}),
    limits: { code: parts.settings.moduleTimeout },
    excludedAssets: parts.settings.excludedAssets,
    dataSource: release?.dataSource ?? null,
    ...(release?.sourceWords ? { sourceWords: release.sourceWords } : {}),
    picture: release?.demonstration ?? false,
    ...(known.userInfo ? { demonstration: release?.demonstration ?? null } : {}),
    soon: needed.soon,
    trustedHosts: parts.settings.trustedHosts,
    sites: publicSites(parts.settings.sites),
    ...(apiOrigin ? {} : signOnOffer(parts.settings.signOn)),
    operator,
    tracking: { ...parts.settings.tracking, appVersion },
    ...(apiOrigin ? { apiOrigin } : {}),
    styleNonce,
  };
  return {
    html: renderPage({ path: opened, manifest, needed, styles, picture, boot, theme: themeOf(cookies.theme) }),
    policy: pagePolicy({
      overrideOrigins: [...new Set([...origins, ...hosts])],
      moduleOrigins,
      frameOrigins,
      apiOrigin,
      reportOrigin: parts.settings.sites.reportOrigin,
      styleNonce,
      importMapHash: manifest.es?.hash ?? null,
    }),
  };
}

/** What everybody may know; the admin backend is told of in the user info. */
function publicSites({ oldVersion, officialSite, reportOrigin }: SiteSettings): Boot['sites'] {
  const sites = { oldVersion, officialSite, reportOrigin };
  return Object.fromEntries(Object.entries(sites).filter((pair): pair is [string, string] => pair[1] !== null));
}

const nobody: Known = {};

async function whoIs(parts: PageParts, token: string, language: Boot['language']): Promise<Known> {
  const { db, clock, settings } = parts;
  try {
    const found = await recognise(db, token, clock());
    const { account } = found;
    const [userInfo, menu, places, { areas }]: [UserInfo, MenuEntry[], AreaPlaces, AreasNow] = await Promise.all([
      readUserInfo(db, found, language, settings),
      readMenu(db, account.account_id, language, clock()),
      placesFor(parts, account.account_id),
      parts.modules.now(),
    ]);
    await noteRightsSeen(db, found);
    return { userInfo, menu: withAreas(menu, places, areas), places };
  } catch (error) {
    // Neither a session that is over nor a store that is away is a reason to refuse the page: the client asks and is told.
    if (error instanceof Refusal || storeRefusal(error)) return nobody;
    throw error;
  }
}

/** S3.017 A16: in development the menu itself may name the port of an area on this machine. */
function developmentHosts(menu: readonly MenuEntry[]): string[] {
  return menu.flatMap(({ path }) => {
    const port = Number(/^[^:]*:(\d{1,5})(?:\/|$)/.exec(path)?.[1] ?? 0);
    return port >= 1 && port <= 65_535 ? [`http://localhost:${port}`] : [];
  });
}

/** A41: a cookie can be edited by anybody; what is broken counts as absent. */
function chosenPanels(cookie: string | undefined): PanelName[] {
  try {
    return readPanels(JSON.parse(cookie ?? 'null'));
  } catch {
    return [];
  }
}

/** S3.057: a colour, or the dark theme; anything else falls back to the default. */
function themeOf(value: string | undefined): string {
  return value && /^(#[0-9a-f]{6}|dark)$/i.test(value) ? value : '#3366FF';
}
