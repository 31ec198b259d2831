/** Signs of the table's own buttons, drawn as those of the kit are. */
import type { ReactElement } from 'react';
import { icon } from '../ui/icons';

const line = (path: string): (() => ReactElement) => icon(<path d={path} />);

export const PauseIcon = line('M8 5v14M16 5v14');
export const PlayIcon = line('M7 5l12 7-12 7z');
export const NextIcon = line('M6 5l9 7-9 7zM19 5v14');
export const SkipIcon = line('M4 5l7 7-7 7zM13 5l7 7-7 7z');
export const AgainIcon = line('M4 12a8 8 0 1 0 3-6.200M4 4v5h5');
export const LogIcon = line('M5 6h14M5 12h14M5 18h9');
export const PileIcon = line('M8 4h11v13H8zM5 7v13h11');
export const RoundsIcon = line('M4 5h16v14H4zM4 10h16M10 5v14');
export const CardsIcon = line('M4 7l8-3 5 13-8 3zM17 6h3v12h-3');
export const HelpIcon = line('M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 18h.01');
export const FlagIcon = line('M6 21V4M6 5h11l-2 4 2 4H6');
