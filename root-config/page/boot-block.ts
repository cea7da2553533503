import { type PackedEntry, unpackMenu } from '@portal/contract';
import type { LeftOutArea, BootBlock as ShellBlock } from '@portal/shell/insider';
import type { Limits } from './limits.ts';

/** What the page carries as data, as far as the root configuration and the shell read it. */
export interface BootBlock extends ShellBlock {
  /** Names the build that the page is of. */
  build?: string;
  /** Stylesheets that belong to a module itself, by its name. */
  manifestCss?: Record<string, string[]>;
  /** Address of the import map by which modules of the language use those of the page. */
  esMap?: string;
  /** Exact origins that areas may stay on, beside the portal's own. */
  moduleOrigins?: readonly string[];
  /** Lets in style elements that are made at run time. */
  styleNonce?: string;
  mode?: 'production' | 'development';
  overrides?: { allowed: boolean; origins: readonly string[] };
  /** What can answer to React on this page while an area is developed. */
  developmentReact?: { file: string; integrity: string };
  /** Areas that the portal goes without; told to those who may override modules. */
  leftOut?: readonly LeftOutArea[];
  /** Modules that the page is going to need, though nothing that is seen first waits for them. */
  soon?: readonly string[];
  limits?: Partial<Limits>;
  /** S9.052: parts of addresses whose scripts and styles are left to the page, beside the usual ones. */
  excludedAssets?: readonly string[];
}

/** @returns the data of the element portal-boot; without it the page works all the same, only slower */
export function readBoot(page: Document): BootBlock {
  const text = page.getElementById('portal-boot')?.textContent;
  if (!text) return {};
  const { menu, ...boot } = JSON.parse(text) as Omit<BootBlock, 'menu'> & { menu?: PackedEntry[] };
  return menu ? { ...boot, menu: unpackMenu(menu) } : boot;
}
