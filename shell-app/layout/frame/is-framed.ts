/** S2.072: another page shows the portal in a frame; rail and panel are then left out. */
export const isFramed = (): boolean => window.self !== window.top;
