/** Old browsers have no popovers; there a panel is shown and hidden by hand. */
export const isTopLayer = () => typeof HTMLElement.prototype.showPopover === 'function';
