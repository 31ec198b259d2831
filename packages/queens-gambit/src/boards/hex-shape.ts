/**
 * Where hexes lie, in whole numbers, so that no question about a line is ever decided by rounding. One hex is 2 wide
 * and rows are 3 apart: the plane is squeezed, which changes neither what lies on a line nor on which side.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Segment = readonly [Point, Point];

/** The centre of a hex whose odd rows are shoved to the east. */
export const centreOf = (row: number, col: number): Point => ({ x: 2 * col + (row & 1), y: 3 * row });

/** From the topmost corner clockwise. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** The six edges of a hex, each from one corner to the next. */
export function edgesOf({ x, y }: Point): readonly Segment[] {
  const corners = CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]);
}

/** The edge between two hexes that are next to each other. */
export function sharedEdge(one: Point, other: Point): Segment | null {
  return edgesOf(one).find((edge) => samePoint(beyond(one, edge), other)) ?? null;
}

/** The centre of the hex on the other side of an edge. */
export const beyond = (centre: Point, [start, end]: Segment): Point => ({
  x: start.x + end.x - centre.x,
  y: start.y + end.y - centre.y,
});

export const samePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

export const pointKey = ({ x, y }: Point): string => `${x},${y}`;

/** On which side of the line from `start` to `end` a point is: the sign, 0 on the line itself. */
export const sideOf = ([start, end]: Segment, point: Point): number =>
  Math.sign((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x));

/** Whether a point that is on the line is on the segment, ends left out. */
export function isWithin([start, end]: Segment, point: Point): boolean {
  const along = (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y);
  const length = (end.x - start.x) ** 2 + (end.y - start.y) ** 2;
  return along > 0 && along < length;
}

/** Whether the segments cross in a point that is an end of neither. */
export const cross = (one: Segment, other: Segment): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0;
