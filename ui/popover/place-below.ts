/** What a panel stands by: an element, or a place in one. */
export interface Anchor {
  getBoundingClientRect: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  /** Gets the focus back when the panel closes. */
  focus?: () => void;
}

/** A phone is narrower, in px. */
const phone = 640;

/**
 * Puts `panel` (in the top layer) below `anchor`, or above where it does not fit below and has more room there. On a
 * phone, where neither has room for all of it and the screen has, it lies over its anchor: nothing of it is out of sight.
 */
export function placeBelow(anchor: Anchor, panel: HTMLElement): void {
  const gap = 4;
  const edge = 8;
  const at = anchor.getBoundingClientRect();
  const width = panel.offsetWidth;
  const below = innerHeight - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const height = panel.scrollHeight;
  const over = innerWidth < phone && height > Math.max(above, below) && height <= innerHeight - 2 * edge;
  const upwards = !over && below < height && above > below;
  panel.style.maxHeight = `${over ? innerHeight - 2 * edge : Math.max(160, upwards ? above : below)}px`;
  panel.style.left = `${Math.max(edge, Math.min(at.left, innerWidth - width - edge))}px`;
  panel.style.top = over ? `${innerHeight - edge - height}px` : upwards ? 'auto' : `${at.bottom + gap}px`;
  panel.style.bottom = upwards ? `${innerHeight - at.top + gap}px` : 'auto';
}
