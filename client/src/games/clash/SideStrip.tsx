import type { Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement, ReactNode } from 'react';
import { useT } from '../../i18n/i18n';
import { SideMark } from '../../ui/SideMark';
import type { SideBoard } from './board';
import { useClash } from './ClashContext';
import { sideName } from './tell';
import { Track } from './Track';
import './side-strip.css';

interface SideStripProps {
  readonly side: Side;
  readonly board: SideBoard;
  /** Whether the table waits for this side. */
  readonly awaited: boolean;
  readonly away: boolean;
  readonly onDiscards: () => void;
  readonly children?: ReactNode;
}

/** Whose side it is, how far the figure has come, and how many cards lie where. */
export function SideStrip({ side, board, awaited, away, onDiscards, children }: SideStripProps): ReactElement {
  const t = useT();
  const { playerName, you } = useClash();
  return (
    <div className={`clash-strip clash-strip--${side}${awaited ? ' clash-strip--awaited' : ''}`}>
      <div className="clash-strip-who">
        <SideMark seat={side} />
        <div className="clash-strip-names">
          <strong>{playerName(side)}</strong>
          <span>
            {you === side ? t('clash.you', { side: sideName(t, side) }) : sideName(t, side)}
            {away && <em className="clash-strip-away">{t('table.away')}</em>}
          </span>
        </div>
      </div>
      <Track side={side} position={board.position} />
      {children}
      <ul className="clash-strip-counts">
        <Count
          said={t('clash.hand-size', { count: board.handSize })}
          short={t('clash.short.hand')}
          count={board.handSize}
        />
        <Count
          said={t('clash.deck-size', { count: board.deckSize })}
          short={t('clash.short.deck')}
          count={board.deckSize}
        />
        <li>
          <button type="button" className="clash-strip-pile" onClick={onDiscards}>
            <span className="visually-hidden">{sideName(t, side)}: </span>
            <b>{board.discard.length}</b>
            <span>{t('clash.short.discard')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}

interface CountProps {
  readonly said: string;
  readonly short: string;
  readonly count: number;
}

function Count({ said, short, count }: CountProps): ReactElement {
  return (
    <li title={said}>
      <b aria-hidden="true">{count}</b>
      <small aria-hidden="true">{short}</small>
      <span className="visually-hidden">{said}</span>
    </li>
  );
}
