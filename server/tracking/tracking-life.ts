/** How long it is known how the portal was used, in milliseconds: 400 days. */
export const trackingLife = 400 * 24 * 60 * 60 * 1000;
