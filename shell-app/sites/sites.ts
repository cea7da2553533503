/** Addresses beside the portal, as the operator has set them; what is not set is absent. */
export interface Sites {
  /** S2.078 A20: where the version before this portal is still found. */
  oldVersion?: string;
  officialSite?: string;
  /** A11: the origin of embedded reports, when it is not this site. */
  reportOrigin?: string;
}

let known: Sites = {};

/** Takes what the page says. */
export function takeSites(sites: Sites = {}): void {
  known = sites;
}

export const sites = (): Sites => known;
