/** How the portal is used. */
export interface TrackingTables {
  tracking_session: TrackingSessionTable;
  tracking_event: TrackingEventTable;
}

/** S3.049: one browser that uses the portal, as it describes itself. It names nobody. */
export interface TrackingSessionTable {
  session_id: string;
  at: number;
  /** The network of the address, such as 203.0.113.0; the address itself is kept nowhere. */
  network: string;
  app_version: string;
  browser_resolution: string;
  browser: string;
  browser_version: string;
  os: string;
  visit_time: string;
  user_agent: string;
}

/** A31: one thing that was done; texts that do not belong to its kind are empty. */
export interface TrackingEventTable {
  event_id: string;
  session_id: string;
  /** Empty when nobody was signed in. */
  account_id: string;
  /** When the server heard of it; visit_time is what the browser says. */
  at: number;
  /** The day of `at` in China. */
  day: string;
  visit_time: string;
  url: string;
  /** click | visit | download */
  event_code: string;
  event_name: string;
  /** Where a visit or download belongs to: the first part of its resource code; else empty. */
  product_id: string;
  resource_code: string;
  resource_name: string;
  download_api: string;
  download_name: string;
}
