import type { ClashComponents, ClashEvent } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT, type Translate } from '../../i18n/i18n';
import type { MusterEvent } from '@theed/tabletop';
import type { LogLine } from '../../table/contract';
import type { Frame, Replay } from '../../table/useReplay';
import { ReplayControls } from '../../table/ReplayControls';
import { pace, type Board } from './board';
import { useClash } from './ClashContext';
import { tell } from './tell';
import './caption.css';

interface CaptionProps {
  readonly replay: Replay<Board, ClashEvent>;
  readonly log: readonly LogLine<ClashEvent>[];
}

/** What is happening, in a sentence, and the means to stop, skip and repeat it. */
export function Caption({ replay, log }: CaptionProps): ReactElement {
  const t = useT();
  const { components } = useClash();
  const { frame } = replay;
  return (
    <section
      className={`clash-caption${frame === null ? '' : ' clash-caption--playing'}`}
      aria-label={t('table.replay')}
    >
      <p key={frame === null ? 'rest' : replay.frameKey} className="clash-caption-text">
        {captionOf(t, components, frame, log)}
      </p>
      <ReplayControls replay={replay} />
    </section>
  );
}

/** The sentence to be read now. */
export function captionOf(
  t: Translate,
  components: ClashComponents,
  frame: Frame<Board, ClashEvent> | null,
  log: readonly LogLine<ClashEvent>[],
): string {
  const event = frame === null ? restingEvent(log) : frame.event;
  if (event === null) return '';
  return tell(t, components, event)
    .map(({ text }) => text)
    .join(' ');
}

/** What is told while nothing happens: the last thing that was worth showing, or else the last of all. */
function restingEvent(log: readonly LogLine<ClashEvent>[]): ClashEvent | MusterEvent | null {
  const events = log.at(-1)?.events ?? [];
  return events.findLast((event) => pace(event) > 0) ?? events.at(-1) ?? null;
}
