/** What a panel stands by: an element, or a place in one. */
export interface Anchor {
  getBoundingClientRect: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  /** Gets the focus back when the panel closes. */
  focus?: () => void;
}

/** Puts `panel` (in the top layer) below `anchor`, or above where it does not fit below and has more room there. */
export function placeBelow(anchor: Anchor, panel: HTMLElement): void {
  const gap = 4;
  const edge = 8;
  const at = anchor.getBoundingClientRect();
  const width = panel.offsetWidth;
  const below = innerHeight - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const upwards = below < panel.scrollHeight && above > below;
  panel.style.maxHeight = `${Math.max(160, upwards ? above : below)}px`;
  panel.style.left = `${Math.max(edge, Math.min(at.left, innerWidth - width - edge))}px`;
  panel.style.top = upwards ? 'auto' : `${at.bottom + gap}px`;
  panel.style.bottom = upwards ? `${innerHeight - at.top + gap}px` : 'auto';
}
