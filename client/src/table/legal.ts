import type { LegalMove, TableView } from '@theed/tabletop';

/** Whether the viewer may make a move now. */
export function may(view: TableView, move: string): boolean {
  return view.legal.some((legal) => legal.move === move);
}

/** The values that the first argument of a move may take now; empty if the move may not be made. */
export function choices(view: TableView, move: string): readonly string[] {
  const legal: LegalMove | undefined = view.legal.find((candidate) => candidate.move === move);
  return (legal?.args[0]?.from ?? []).filter((value) => typeof value === 'string');
}
