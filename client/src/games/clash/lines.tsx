import type { ClashComponents, ClashEvent } from '@theed/clash-of-the-lightsabers';
import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/i18n';
import type { LogLine } from '../../table/contract';
import { SideMark } from '../../ui/SideMark';
import { tell } from './tell';

interface Line {
  readonly text: string;
  readonly mark: ReactNode;
  readonly weight: 'head' | 'plain';
}

/** An input's events as lines of the log, each with the mark of the side that it is about. */
export function linesOf(t: Translate, components: ClashComponents, line: LogLine<ClashEvent>): Line[] {
  return line.events.flatMap((event) => {
    const weight = event.type === 'round' || event.type === 'over' ? 'head' : 'plain';
    return tell(t, components, event).map(({ text, side }) => ({
      text,
      weight,
      mark: side === null ? null : <SideMark seat={side} />,
    }));
  });
}
