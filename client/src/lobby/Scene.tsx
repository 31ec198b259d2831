import type { JSX } from 'react';
import './scene.css';

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
      <path className="scene-plain" d="M0 300c220-26 420-22 640-8s390 6 560-8v56H0z" />
      <path
        className="scene-mown"
        d="M40 340l120-38M190 340l90-42M340 340l56-44M480 340l30-44M610 340l6-46M740 340l-16-42M880 340l-50-40M1020 340l-80-42"
      />
      <g className="scene-duel">
        <path className="scene-figure-0" d="M838 322c2-22 5-33 12-36a9 9 0 1 1 9 0c7 3 10 14 12 36z" />
        <path className="scene-blade-0" d="M872 296l34-36" />
        <path className="scene-figure-1" d="M980 322l6-30 7-7-4-8 3-9 3 4h6l3-4 3 9-4 8 7 7 6 30z" />
        <path className="scene-blade-1" d="M984 300l-26-16M1012 308l27 15" />
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
