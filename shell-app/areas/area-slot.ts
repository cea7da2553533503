let slot: HTMLElement | null = null;

/** The element that areas are mounted into. It is made once; the layout shows it, and React never looks inside. */
export function areaSlot(): HTMLElement {
  if (slot === null) {
    slot = document.createElement('div');
    slot.id = 'area-slot';
  }
  return slot;
}
