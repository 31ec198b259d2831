import type { Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import { vars } from '../../table/vars';
import { Figure } from './art/Figure';
import { sideName } from './tell';
import './track.css';

const CARDS = [1, 2, 3, 4, 5];

/** A side's five Final Duel cards, with its figure on one of them. */
export function Track({ side, position }: { readonly side: Side; readonly position: number }): ReactElement {
  const t = useT();
  return (
    <div
      className={`clash-track clash-track--${side}`}
      role="img"
      aria-label={t('clash.track', { side: sideName(t, side), position })}
      style={vars({ '--position': position - 1 })}
    >
      {CARDS.map((card) => (
        <span
          key={card}
          className={`clash-track-card${card < position ? ' clash-track-card--past' : ''}${card === 5 ? ' clash-track-card--goal' : ''}`}
        >
          {card}
        </span>
      ))}
      <span className="clash-track-figure">
        <Figure side={side} />
      </span>
    </div>
  );
}
