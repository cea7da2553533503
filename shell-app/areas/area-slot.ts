let slot: HTMLElement | null = null;
const waiting: (() => void)[] = [];

/** The element that areas are mounted into. It is made once; the layout shows it, and React never looks inside. */
export function areaSlot(): HTMLElement {
  if (slot === null) {
    slot = document.createElement('div');
    slot.id = 'area-slot';
  }
  return slot;
}

/** Puts the slot into the page, and lets those go on who waited for that. */
export function placeAreaSlot(place: HTMLElement): void {
  place.append(areaSlot());
  for (const goOn of waiting.splice(0)) goOn();
}

/**
 * Resolves as soon as the slot stands in the document. An area that is mounted before can measure nothing, and the
 * browser opens no dialog and no popover of it.
 */
export async function areaSlotPlaced(): Promise<void> {
  if (!areaSlot().isConnected) await new Promise<void>((resolve) => waiting.push(resolve));
}
