import type { Battle } from '@theed/clash-of-the-lightsabers';
import { memo, type ReactElement } from 'react';

/** The scene behind a battle: a bay of the core, an arch above, a catwalk below, and a cold shaft of light when it is on. */
export const Bay = memo(function Bay({
  number,
  lit,
}: {
  readonly number: Battle;
  readonly lit: boolean;
}): ReactElement {
  const id = `clash-bay-${number}`;
  return (
    <svg
      className={`clash-bay${lit ? ' clash-bay--lit' : ''}`}
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}-shaft`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--bay-light)" stopOpacity=".85" />
          <stop offset="1" stopColor="var(--bay-light)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--bay-high)" />
          <stop offset=".6" stopColor="var(--bay-mid)" />
          <stop offset="1" stopColor="var(--bay-low)" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id}-wall)`} />
      <g className="clash-bay-ribs" fill="none" stroke="var(--bay-line)" strokeWidth="1.4">
        <path d="M20 400V150C20 70 80 20 150 20s130 50 130 130v250" />
        <path d="M44 400V156C44 84 92 44 150 44s106 40 106 112v244" opacity=".7" />
        <path d="M72 400V164c0-56 36-92 78-92s78 36 78 92v236" opacity=".5" />
        <path d="M150 20V0M52 74L34 58M248 74l18-16M20 150H0M280 150h20" />
      </g>
      <path className="clash-bay-shaft" d="M118 0h64l58 400H60z" fill={`url(#${id}-shaft)`} />
      <g stroke="var(--bay-line)" strokeWidth="1.4" fill="none">
        <path d="M0 204h300M0 210h300" opacity=".8" />
        <path d="M150 204v6M90 204l-6 6M210 204l6 6M30 204l-10 6M270 204l10 6" opacity=".8" />
      </g>
      <ellipse className="clash-bay-pool" cx="150" cy="207" rx="130" ry="16" fill="var(--bay-light)" />
    </svg>
  );
});
