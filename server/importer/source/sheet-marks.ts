/** Cells that are shown as one: rows and columns counted from 0, the last ones included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** @returns row and column of B3, counted from 0 */
function placeOf(name: string): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(name) ?? [];
  if (letters === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

/** What a sheet says beside the values of its cells, element by element as it comes. */
export class SheetMarks {
  readonly merges: Merge[] = [];
  /** Columns of formulas that nobody worked out, by row; both counted from 0. */
  readonly withoutResult = new Map<number, number[]>();
  hiddenRows = 0;
  isFiltered = false;
  private row = -1;
  private column = -1;
  private isFormula = false;
  private hasValue = false;

  /** @param local name of the element that begins, with its attributes as they are written */
  note(local: string, attributes: string): void {
    if (local === 'f') this.isFormula = true;
    else if (local === 'v' || local === 'is') this.hasValue = true;
    else if (local === 'c') {
      this.endCell();
      this.column = placeOf(attribute(attributes, 'r') ?? '')?.column ?? this.column + 1;
    } else if (local === 'row') {
      this.endCell();
      const number = Number(attribute(attributes, 'r'));
      this.row = number > 0 ? number - 1 : this.row + 1;
      this.column = -1;
      if (isOn(attribute(attributes, 'hidden'))) this.hiddenRows++;
    } else if (local === 'mergeCell') this.merge(attribute(attributes, 'ref') ?? '');
    else if (local === 'filterColumn') this.isFiltered = true;
  }

  /** Ends the last cell. */
  end(): void {
    this.endCell();
  }

  private endCell(): void {
    if (this.isFormula && !this.hasValue) {
      this.withoutResult.set(this.row, [...(this.withoutResult.get(this.row) ?? []), this.column]);
    }
    [this.isFormula, this.hasValue] = [false, false];
  }

  private merge(ref: string): void {
    const [first, last] = ref.split(':').map(placeOf);
    if (first && last) {
      this.merges.push({ top: first.row, left: first.column, bottom: last.row, right: last.column });
    }
  }
}

/** What a workbook says of its sheets. */
export class WorkbookMarks {
  /** Dates are counted from 1904. */
  isOld = false;
  private readonly parts = new Map<string, SheetMarks>();
  private readonly ids: string[] = [];
  private readonly targets = new Map<string, string>();

  /** @returns what is told of each element of a part, where that says anything of sheets */
  reader(part: string): ((local: string, attributes: string) => void) | undefined {
    if (part === 'xl/workbook.xml') {
      return (local, attributes) => {
        if (local === 'workbookPr') this.isOld = isOn(attribute(attributes, 'date1904'));
        else if (local === 'sheet') this.ids.push(attribute(attributes, '[a-zA-Z0-9]+:id') ?? '');
      };
    }
    if (part === 'xl/_rels/workbook.xml.rels') {
      return (local, attributes) => {
        if (local !== 'Relationship') return;
        const target = (attribute(attributes, 'Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/');
        this.targets.set(attribute(attributes, 'Id') ?? '', target);
      };
    }
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(part)) return undefined;
    const marks = new SheetMarks();
    this.parts.set(part, marks);
    return (local, attributes) => marks.note(local, attributes);
  }

  /** @param at of the sheet among all, counted from 0 */
  ofSheet(at: number): SheetMarks | undefined {
    const marks = this.parts.get(this.targets.get(this.ids[at] ?? '') ?? '');
    marks?.end();
    return marks;
  }
}
