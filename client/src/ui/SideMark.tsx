import type { JSX } from 'react';
import './side-mark.css';

export interface SideMarkProps {
  /** The first seat of any of our games is the rounded side, the second the angular one. */
  readonly seat: string;
  /** Said instead of the picture; leave it out where the side's name stands beside it. */
  readonly label?: string;
}

/**
 * Which side: a rounded ground with one stroke, or a thorned hexagon with two. Told by shape as well as by colour, and
 * to be known at 16 px.
 */
export function SideMark({ seat, label }: SideMarkProps): JSX.Element {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={`ui-side-mark ui-side-mark--${seat}`} viewBox="0 0 32 32" width="32" height="32" {...named}>
      {seat === '0' ? (
        <>
          <circle cx="16" cy="16" r="14" />
          <path d="M11 24L22 7" />
        </>
      ) : (
        <>
          <path
            className="ui-side-mark-ground"
            d="M16 1l6 4.2 7-.2-.2 7L31 16l-2.2 4 .2 7-7-.2L16 31l-6-4.2-7 .2.2-7L1 16l2.2-4L3 5l7 .2z"
          />
          <path d="M8.5 23.500l6-6M17.5 14.500l6-6" />
        </>
      )}
    </svg>
  );
}
