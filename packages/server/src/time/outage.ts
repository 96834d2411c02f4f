/** A time in which no node could play: clocks stood still. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}
