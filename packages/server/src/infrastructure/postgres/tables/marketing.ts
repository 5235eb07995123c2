/** Traffic source of a visitor who consented to storing it; only the SHA-256 of the cookie's token is stored. */
export interface TrafficVisitTable extends Traffic {
  token_hash: Buffer;
  site_id: string;
  created_at: Date;
}

/** The traffic source that a member signed up from. */
export interface MemberTrafficTable extends Traffic {
  member_id: string;
  visited_at: Date;
}

/** Parameters of an advertising link; missing ones are empty. */
interface Traffic {
  network: string;
  ref: string;
  sub1: string;
  sub2: string;
  sub3: string;
}

/** Tables of traffic sources. */
export interface MarketingTables {
  traffic_visit: TrafficVisitTable;
  member_traffic: MemberTrafficTable;
}
