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
            d="M16.0 0.4L21.7 6.1L29.5 8.2L27.4 16.0L29.5 23.8L21.7 25.9L16.0 31.6L10.3 25.9L2.5 23.8L4.6 16.0L2.5 8.2L10.3 6.1z"
          />
          <path d="M8.5 23.500l6-6M17.5 14.500l6-6" />
        </>
      )}
    </svg>
  );
}
