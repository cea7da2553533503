import { readFileSync } from 'node:fs';
import {
  escapeText,
  isAreaModule,
  isPublicPage,
  type Language,
  type Operator,
  type PackedEntry,
  type PageAreas,
  portalNameOf,
  publicLeads,
  publicPages,
  type SourceWords,
  type UserInfo,
} from '@portal/contract';
import type { LeftOutArea } from '../products/index.ts';
import type { FirstPicture } from './first-picture.ts';
import { type Style, styleName } from './inline-styles.ts';
import type { Manifest } from './manifest.ts';
import type { NeededFiles } from './needed-files.ts';

/** What the page hands to the client as data (the element portal-boot). */
export interface Boot {
  language: Language;
  mode: 'production' | 'development';
  /** The answers to getUserInfo and getAllMenu, the latter packed; absent when the token is missing or over. */
  userInfo?: UserInfo;
  menu?: PackedEntry[];
  /** Names the build that the page is of. */
  build: string;
  /** The style sheets of the modules in the import map, by name. */
  manifestCss: Record<string, string[]>;
  /** Address of the import map by which modules of the language use those of the page. */
  esMap?: string;
  /** What every menu has, and what stands in none. */
  areas: PageAreas;
  /** Whether modules may be overridden on this page, and from which origins exactly. */
  overrides: { allowed: boolean; origins: readonly string[] };
  /** What can answer to React here while an area is developed; only where modules may be overridden. */
  developmentReact?: Manifest['developmentReact'];
  /** Exact origins beside the portal from which areas of this account come. */
  moduleOrigins?: readonly string[];
  /** Areas that the portal goes without, and why; on pages of those who may override modules. */
  leftOut?: readonly LeftOutArea[];
  /** How long the client waits for the code of an area, in milliseconds. */
  limits: { code: number };
  /** Parts of addresses whose scripts and styles are left to the page, beside the usual ones (S9.052). */
  excludedAssets: readonly string[];
  /** Whether the landing page has a picture to show: what is imported is not for everybody. */
  picture: boolean;
  /** Whether the published release is a demonstration; for the signed in only. */
  demonstration?: boolean | null;
  /** Modules that the client fetches as soon as it runs. */
  soon: readonly string[];
  /** The source that figures begin with; null while no release is published. */
  dataSource: string | null;
  /** Its words in both languages; absent where it is one of S3.037. */
  sourceWords?: SourceWords;
  /** Another back end; absent is the server of the page. */
  apiOrigin?: string;
  /** Hosts that a link may hand the session to (A29). */
  trustedHosts: readonly string[];
  /** Addresses beside the portal, by name; what is not set is absent. */
  sites: Record<string, string>;
  /** That companies sign in with accounts of their own: which one, where there is one alone; absent where none does. */
  signOn?: { only?: { path: string; name: Record<Language, string> } };
  /** Who runs the portal, as far as the settings say. */
  operator: Operator;
  /** What the client registers with before it reports use (S7.062). */
  tracking: { appId: string; secret: string; appVersion: string };
  /** The nonce for style elements that are made at run time. */
  styleNonce: string;
}

const withoutScripts: Record<Language, string> = {
  zh_CN: '请在浏览器中启用 JavaScript 后重新打开此页面。',
  en: 'Please enable JavaScript in your browser and reload this page.',
};
/** Three bars on the accent. Not as SVG: the browser would draw a document of it anew at every change of the address. */
const icon = `data:image/png;base64,${readFileSync(new URL('../../server/page/icon.png', import.meta.url), 'base64')}`;

/**
 * The HTML of every page (design chapter 3): import map, what the path needs, the boot data, the loader.
 * @param path the path after the client's redirects (effectivePath); it decides title and description.
 * @param theme the colour of the theme attribute (S4.034).
 */
export function renderPage(page: {
  path: string;
  manifest: Manifest;
  needed: NeededFiles;
  styles: Style[];
  picture: FirstPicture | null;
  boot: Boot;
  theme: string;
}): string {
  const { manifest, needed, styles, picture, boot, theme } = page;
  const lines = [
    '<!doctype html>',
    `<html lang="${boot.language === 'en' ? 'en' : 'zh-CN'}" data-theme="${escapeText(theme)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headWords(page.path, boot.language, portalNameOf(boot.operator, boot.language)),
    `<link rel="icon" href="${escapeText(boot.operator.mark ?? icon)}">`,
    ...styles.map((style) => styleElement(style, boot.styleNonce)),
    ...(picture ? [`<style nonce="${escapeText(boot.styleNonce)}">${picture.css}</style>`] : []),
    // Nothing runs before the loader: six connections busy with what comes after it would hold it up.
    `<link rel="preload" as="script" href="${escapeText(manifest.loader)}">`,
    ...needed.js.map(preload),
    ...(boot.overrides.allowed ? ['<meta name="importmap-type" content="systemjs-importmap" server-only>'] : []),
    `<script type="systemjs-importmap">${dataBlock(importMap(manifest))}</script>`,
    '</head>',
    '<body>',
    `<div id="portal">${picture?.html ?? ''}</div>`,
    `<noscript>${withoutScripts[boot.language]}</noscript>`,
    `<script type="application/json" id="portal-boot">${dataBlock(boot)}</script>`,
    ...(boot.overrides.allowed ? overridesPanel(manifest, boot.styleNonce) : []),
    // Deferred: it runs when the page is read, and may be compiled while it comes.
    `<script defer src="${escapeText(manifest.loader)}"></script>`,
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
}

/**
 * import-map-overrides with its own panel, which speaks English only and whose style element the page's policy lets in by
 * the nonce. What judges overrides is fetched where there are any: the server does not know.
 */
const overridesPanel = ({ overrides }: Manifest, nonce: string): string[] => [
  `<import-map-overrides-full lang="en" trigger-position="bottom-right" style-nonce="${escapeText(nonce)}"></import-map-overrides-full>`,
  `<script src="${escapeText(overrides)}"></script>`,
];

/** S2.005: the name of the page before that of the portal, and what a search engine or a shared link shows of it. */
function headWords(path: string, language: Language, portal: string): string[] {
  if (!isPublicPage(path)) return [`<title>${escapeText(portal)}</title>`];
  const { title } = publicPages[path][language];
  const description = publicLeads[path][language];
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeText(content)}">`;
  return [
    `<title>${escapeText(`${title} - ${portal}`)}</title>`,
    `<meta name="description" content="${escapeText(description)}">`,
    property('type', 'website'),
    property('site_name', portal),
    property('locale', language === 'en' ? 'en_US' : 'zh_CN'),
    property('title', path === '/home' ? portal : title),
    property('description', description),
  ];
}

/** An end tag inside would end the element; a style sheet has no other use for one. */
function styleElement({ file, text }: Style, nonce: string): string {
  const name = `data-href="${escapeText(styleName(file))}"`;
  if (text === null || /<\/style/i.test(text)) return `<link rel="stylesheet" href="${escapeText(file)}" ${name}>`;
  return `<style nonce="${escapeText(nonce)}" ${name}>${text}</style>`;
}

/** A preload is used only by a script of the same integrity; with another the browser would load the file twice. */
function preload({ file, integrity }: NeededFiles['js'][number]): string {
  const check = integrity ? ` integrity="${escapeText(integrity)}"` : '';
  return `<link rel="preload" as="script" href="${escapeText(file)}"${check}>`;
}

/**
 * The shared libraries and the frame; the areas come with the menu, each to who may open it. What the loader holds is
 * fetched by nobody, and the loader itself is trusted: only other files are checked.
 */
function importMap({ modules, packed }: Manifest) {
  const entries = Object.entries(modules).filter(([name]) => !isAreaModule(name));
  const fetched = entries.filter(([, { file }]) => !packed.includes(file));
  return {
    imports: Object.fromEntries(entries.map(([name, { file }]) => [name, file])),
    integrity: Object.fromEntries(fetched.map(([, { file, integrity }]) => [file, integrity])),
  };
}

/** JSON that cannot end its script element or begin a comment, whatever a name or a title holds. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
