import { usePrinting } from './use-printing.ts';

/** How a page is put on paper: all of it on as many sheets as that takes, on one sheet of A4, or as one slide (16:9). */
export type PrintForm = 'whole' | 'page' | 'slide';

let form: PrintForm = 'whole';

/** Opens the browser's own dialog; the next print that a person begins by its keys is whole again. */
export function printAs(wanted: PrintForm): void {
  form = wanted;
  // The style of the sheet itself goes by it.
  document.documentElement.dataset.printed = wanted;
  const onDone = () => {
    form = 'whole';
    delete document.documentElement.dataset.printed;
  };
  window.addEventListener('afterprint', onDone, { once: true });
  window.print();
}

/** How the page is being put on paper; null on the screen. */
export const usePrintForm = (): PrintForm | null => (usePrinting() ? form : null);
