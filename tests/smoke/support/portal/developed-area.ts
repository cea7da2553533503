import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevArea, devArea } from '../../../../build/area/dev-area.ts';
import { project } from '../../../../build/project.ts';
import type { Visitor } from '../visitor.ts';

/** A copy of tests/fixtures/second-sales on the development server, whose page a test may rewrite. */
export class DevelopedArea {
  static readonly #name = '@portal/area-sales';
  readonly #folder: string;
  readonly #served: DevArea;

  private constructor(folder: string, served: DevArea) {
    this.#folder = folder;
    this.#served = served;
  }

  static async serve(): Promise<DevelopedArea> {
    // Inside the project, so that its packages are found.
    const folder = await mkdtemp(join(project, 'dist/.dev-journey-'));
    await cp(join(project, 'tests/fixtures/second-sales'), folder, { recursive: true });
    const entry = join(folder, 'index.ts');
    return new DevelopedArea(folder, await devArea({ name: DevelopedArea.#name, entry }, null, () => undefined));
  }

  get origin(): string {
    return this.#served.origin;
  }

  /** To the visitor this is the sales area, from the next page on. @param file what the override names */
  async show({ page }: Visitor, file = 'index.js'): Promise<void> {
    await page.evaluateOnNewDocument(
      (module: string, at: string) => localStorage.setItem(`import-map-override:${module}`, at),
      DevelopedArea.#name,
      `${this.origin}/${file}`,
    );
  }

  /** Rewrites a piece of the page's file, as a developer who saves it. */
  async change(from: string, to: string): Promise<void> {
    const page = join(this.#folder, 'page.tsx');
    await writeFile(page, (await readFile(page, 'utf8')).replace(from, to));
  }

  async stop(): Promise<void> {
    await this.#served.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
