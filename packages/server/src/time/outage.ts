/** A time in which no node could play: clocks are stopped. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}
