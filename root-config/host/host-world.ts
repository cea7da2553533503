import type { Language } from '@portal/shell';
import type { AreaBoard } from '@portal/shell/insider';
import type { FileKind } from '../loading/file-kind.ts';
import type { Limits } from '../page/limits.ts';
import type { Traces } from '../sandbox/traces/traces.ts';
import type { Whereabouts } from './area-failure.ts';

/** All that the host of areas touches; a test gives it a world of its own. */
export interface HostWorld {
  /** The address wants a module: what its first picture needs is fetched side by side, before anything is run. */
  ask(name: string): void;
  importModule(name: string): Promise<unknown>;
  /** Makes the next importModule fetch the code anew. */
  forget(name: string): void;
  /** What the address of a module answers with. */
  probe(name: string): Promise<FileKind>;
  whereabouts(name: string): Whereabouts;
  /** Of a module from elsewhere: which version of it, from where; empty for the portal's own. */
  origin(name: string): string;
  /** The version of a module that says one; null for the portal's own, and for one that is overridden. */
  version(name: string): string | null;
  /** What a module asks for of the public faces that the portal does not have, in sentences for its developer. */
  faceFaults(name: string): string[];
  traces(name: string): Traces;
  slot(): HTMLElement;
  /** Resolves as soon as the slot stands in the document. */
  slotPlaced(): Promise<void>;
  board: AreaBoard;
  language(): Language;
  limits: Limits;
  /** Lets an error reach the window. */
  raise(error: unknown): void;
}
