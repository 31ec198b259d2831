import type { Side } from '@theed/clash-of-the-lightsabers';
import { useState, type ReactElement } from 'react';
import { useT, type Translate } from '../../i18n/i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Figure } from './art/Figure';
import { otherSide } from './board';
import { useClash } from './ClashContext';
import { Rounds } from './sheets/Rounds';
import type { View } from './task';
import './result.css';

interface ResultProps {
  readonly view: View;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCards: () => void;
  /** Absent for those who watch. */
  readonly playAgain: (() => Promise<void>) | null;
}

/** Who has won and how, round by round, and what one may do next. */
export function Result({ view, open, onClose, onCards, playAgain }: ResultProps): ReactElement | null {
  const t = useT();
  const { you, near, playerName } = useClash();
  const [again, setAgain] = useState<'no' | 'sent' | 'failed'>('no');
  if (view.over === null) return null;
  const winner = view.over.winner as Side | null;
  const title =
    winner === null
      ? t('clash.over.nobody')
      : winner === you
        ? t('clash.over.won-you')
        : t('clash.over.lost-you', { side: playerName(winner) });

  const onAgain = async (): Promise<void> => {
    setAgain('sent');
    try {
      await playAgain?.();
    } catch {
      setAgain('failed');
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onCards}>
            {t('clash.over.look')}
          </Button>
          <Button onClick={onClose}>{t('table.see-table')}</Button>
          {playAgain !== null && (
            <Button variant="primary" busy={again === 'sent'} onClick={() => void onAgain()}>
              {t('table.play-again')}
            </Button>
          )}
        </>
      }
    >
      <div className="clash-result">
        <div className="clash-result-scene" aria-hidden="true">
          {[near, otherSide(near)].map((side) => (
            <span key={side} className={side === winner ? 'clash-result-winner' : 'clash-result-loser'}>
              <Figure side={side} />
            </span>
          ))}
        </div>
        <p className="clash-result-how">{howText(t, view, winner, playerName)}</p>
        <Rounds view={view.table} />
        {again === 'failed' && <p role="alert">{t('table.play-again.failed')}</p>}
      </div>
    </Dialog>
  );
}

function howText(t: Translate, view: View, winner: Side | null, playerName: (side: Side) => string): string {
  const { round } = view.table;
  if (winner === null) return t('clash.over.by.nobody');
  const by = view.over?.by;
  if (by !== 'resign' && by !== 'timeout' && by !== 'abandon') {
    return t('clash.over.by.duel', { side: playerName(winner), round });
  }
  return t(`clash.over.by.${by}`, { loser: playerName(otherSide(winner)), round });
}
