/** Puts `bubble` (position: fixed) beside `anchor`, within the window, 8 px away. */
export function placeBeside(anchor: Element, bubble: HTMLElement, side: 'top' | 'bottom' | 'right'): void {
  const at = anchor.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const gap = 8;
  const below = at.bottom + gap;
  const above = at.top - gap - size.height;
  let left = at.left + at.width / 2 - size.width / 2;
  let top = side === 'bottom' || above < gap ? below : above;
  if (side === 'right') {
    left = at.right + gap;
    top = at.top + at.height / 2 - size.height / 2;
  }
  const within = (value: number, room: number) => Math.max(gap, Math.min(value, room - gap));
  bubble.style.left = `${within(left, innerWidth - size.width)}px`;
  bubble.style.top = `${within(top, innerHeight - size.height)}px`;
}
