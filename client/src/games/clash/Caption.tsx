import type { ClashEvent } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import type { LogLine } from '../../table/contract';
import type { Replay } from '../../table/useReplay';
import { ReplayControls } from '../../table/ReplayControls';
import type { Board } from './board';
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
  const events = frame === null ? (log.at(-1)?.events.slice(-1) ?? []) : [frame.event];
  const text = events.flatMap((event) => tell(t, components, event)).join(' ');
  return (
    <section className={`clash-caption${frame === null ? '' : ' clash-caption--playing'}`} aria-label={t('table.replay')}>
      <p key={frame === null ? 'rest' : replay.frameKey} className="clash-caption-text">
        {text}
      </p>
      <ReplayControls replay={replay} />
    </section>
  );
}
