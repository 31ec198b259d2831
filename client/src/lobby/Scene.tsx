import type { JSX } from 'react';
import './scene.css';

const PLAIN = 'M0 300c220-26 420-22 640-8s390 6 560-8v56H0z';
/** Mown bands that run towards one point on the horizon. */
const MOWN = Array.from({ length: 14 }, (_, band) => bandAt(180 * band - 620)).join('');

function bandAt(x: number): string {
  const far = (near: number): number => Math.round(620 + (near - 620) * 0.745);
  return `M${x} 340h90L${far(x + 90)} 284H${far(x)}z`;
}

/** A palace at dusk above mown plains under a faint dome, and two who wait for each other. Our own drawing, no more than mood. */
export function Scene(): JSX.Element {
  return (
    <svg className="scene" viewBox="0 0 1200 340" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="scene-stop-high" />
          <stop offset="1" className="scene-stop-low" />
        </linearGradient>
        <linearGradient id="scene-wall" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" className="scene-stop-lit" />
          <stop offset="0.7" className="scene-stop-stone" />
        </linearGradient>
        <clipPath id="scene-plain">
          <path d={PLAIN} />
        </clipPath>
      </defs>
      <rect width="1200" height="340" fill="url(#scene-sky)" />
      <g className="scene-stars">
        <path d="M90 60h.01M210 30h.01M330 84h.01M420 40h.01M560 70h.01M640 26h.01M150 120h.01M280 140h.01M700 100h.01M1120 40h.01M1040 80h.01M500 120h.01" />
      </g>
      <circle className="scene-moon" cx="742" cy="72" r="26" />
      <path className="scene-hills" d="M0 262c120-40 210-46 330-22s230 6 340-24 200-10 260 8 180 20 270-10v126H0z" />
      <g className="scene-dome">
        <path d="M60 330a260 210 0 0 1 520 0M130 330a190 210 0 0 1 380 0M215 330a105 210 0 0 1 210 0M320 120v210" />
        <path d="M88 240c140 34 324 34 464 0M138 176c110 24 254 24 364 0" />
      </g>
      <Palace />
      <path className="scene-plain" d={PLAIN} />
      <path className="scene-mown" clipPath="url(#scene-plain)" d={MOWN} />
      <g className="scene-duel">
        <path className="scene-figure-0" d="M838 322c2-22 5-33 12-36a9 9 0 1 1 9 0c7 3 10 14 12 36z" />
        <path className="scene-blade-0" d="M872 296l34-36" />
        <path
          className="scene-figure-1"
          d="M988 279l-3-9-3-10 5 4 3-8 4 7 4-7 3 8 5-4-3 10-3 9 11 7-4 11 6 25h-38l6-25-4-11z"
        />
        <path className="scene-blade-1" d="M973 297l-29-16M1015 313l29 16" />
      </g>
    </svg>
  );
}

const WINDOWS = [700, 744, 788, 832, 876, 920, 964, 1008, 1052, 1096, 1140];

function Palace(): JSX.Element {
  return (
    <g className="scene-palace">
      <g fill="url(#scene-wall)">
        <path d="M660 312v-70h540v70z" />
        <path d="M730 246v-36h420v36z" />
        <path d="M812 214c0-64 40-98 98-104 58 6 98 40 98 104z" />
        <path d="M904 112V88h12v24z" />
        <path d="M700 214c0-30 18-46 44-49 26 3 44 19 44 49zM1066 214c0-30 18-46 44-49 26 3 44 19 44 49z" />
      </g>
      <path
        className="scene-ribs"
        d="M910 110v100M868 130c-16 24-22 50-22 80M952 130c16 24 22 50 22 80M744 166v46M1110 166v46"
      />
      <path className="scene-cornice" d="M660 242h540M730 210h420" />
      <g className="scene-windows">
        {WINDOWS.map((x) => (
          <path key={x} d={`M${x - 11} 300v-28a11 11 0 0 1 22 0v28z`} />
        ))}
        {WINDOWS.slice(1, -1).map((x) => (
          <path key={x} className="scene-window-small" d={`M${x - 6} 238v-9a6 6 0 0 1 12 0v9z`} />
        ))}
      </g>
    </g>
  );
}
