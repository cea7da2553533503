import { join } from 'node:path';
import { readJson, releaseFolder, writeJson } from './release.ts';

/** What one rule found, with how it was set then. */
export interface RuleResult {
  rule: string;
  severity: 'red' | 'yellow';
  threshold: number;
  /** How many rows it found that nobody had accepted. */
  found: number;
  /** How many were accepted; missing where none were. */
  accepted?: number;
}

/** What the rules said of a release before it was published. */
export interface Checked {
  /** ISO 8601, UTC. */
  at: string;
  /** The release it was compared with; null when there was none to compare with. */
  against: string | null;
  results: RuleResult[];
}

/** Who published a release although a rule was red, and why. */
export interface Anyway {
  words: string;
  by: string;
}

/** What gate.json keeps beside release.json once a release has been published. */
export interface Publication {
  /** When that was last done, ISO 8601, UTC. */
  publishedAt: string;
  /** Null when the rules were not asked, as for the demonstration. */
  checked: Checked | null;
  anyway: Anyway | null;
  /** The release that it was made onto, where another one was published by then; missing where nothing was lost. */
  behind?: { onto: string; published: string } | null;
}

const publicationFile = (folder: string, id: string): string => join(releaseFolder(folder, id), 'gate.json');

/** @returns null when the release was never published, or what was kept of it cannot be read any more */
export const readPublication = (folder: string, id: string): Promise<Publication | null> =>
  readJson<Publication>(publicationFile(folder, id), ({ publishedAt }) => typeof publishedAt === 'string').catch(
    () => null,
  );

export const writePublication = (folder: string, id: string, publication: Publication): Promise<void> =>
  writeJson(publicationFile(folder, id), publication);
