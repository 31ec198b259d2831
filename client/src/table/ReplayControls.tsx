import type { GameEvent } from '@theed/tabletop';
import type { ReactElement } from 'react';
import { useT } from '../i18n/i18n';
import { IconButton } from '../ui/Button';
import { AgainIcon, NextIcon, PauseIcon, PlayIcon, SkipIcon } from './icons';
import type { Replay } from './useReplay';
import './table.css';

/** Stop, go on, step, skip, and see again. */
export function ReplayControls<B, E extends GameEvent>({ replay }: { readonly replay: Replay<B, E> }): ReactElement {
  const t = useT();
  if (replay.frame === null) {
    return (
      <div className="table-replay">
        {replay.canRepeat && (
          <IconButton label={t('table.replay.again')} onClick={replay.repeat}>
            <AgainIcon />
          </IconButton>
        )}
      </div>
    );
  }
  return (
    <div className="table-replay">
      <span className="table-replay-step">{t('table.replay.step', { step: replay.step, steps: replay.steps })}</span>
      {replay.paused ? (
        <IconButton label={t('table.replay.resume')} onClick={replay.resume}>
          <PlayIcon />
        </IconButton>
      ) : (
        <IconButton label={t('table.replay.pause')} onClick={replay.pause}>
          <PauseIcon />
        </IconButton>
      )}
      <IconButton label={t('table.replay.next')} onClick={replay.next}>
        <NextIcon />
      </IconButton>
      <IconButton label={t('table.replay.skip')} onClick={replay.skip}>
        <SkipIcon />
      </IconButton>
    </div>
  );
}
