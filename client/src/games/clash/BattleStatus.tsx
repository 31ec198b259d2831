import type { ReactElement } from 'react';
import { useT, type Translate } from '../../i18n/i18n';
import { SideMark } from '../../ui/SideMark';
import { otherSide, type BattleBoard } from './board';
import { useClash, type Clash } from './ClashContext';
import { sideName } from './tell';

type Outcome = 'won' | 'lost' | 'drawn';

interface BattleStatusProps {
  readonly battle: BattleBoard;
  readonly now: boolean;
  readonly faceDown: boolean;
}

/** How a battle stands, in a word and a sign that need no colour. */
export function BattleStatus({ battle, now, faceDown }: BattleStatusProps): ReactElement | null {
  const t = useT();
  const clash = useClash();
  const { result } = battle;
  if (result === null) {
    if (!now && !faceDown) return null;
    const word = now ? 'clash.battle.now' : 'clash.battle.face-down';
    return <span className={`clash-status${now ? ' clash-status--now' : ''}`}>{t(word)}</span>;
  }
  const outcome = clash.you === null && result.winner !== null ? 'won' : outcomeOf(clash, battle);
  return (
    <span className={`clash-status clash-status--${outcome}`} title={t(`clash.battle.by.${result.by}`)}>
      {clash.you === null && result.winner !== null ? (
        <SideMark seat={result.winner} />
      ) : (
        <OutcomeSign outcome={outcome} />
      )}
      {resultText(t, clash, battle)}
    </span>
  );
}

function outcomeOf({ near }: Clash, { result }: BattleBoard): Outcome {
  if (result?.winner == null) return 'drawn';
  return result.winner === near ? 'won' : 'lost';
}

function resultText(t: Translate, { you }: Clash, { result }: BattleBoard): string {
  if (result?.winner == null) return t('clash.battle.drawn');
  if (you === null) return t('clash.battle.won-by', { side: sideName(t, result.winner) });
  return t(result.winner === you ? 'clash.battle.won-you' : 'clash.battle.lost-you');
}

/** How a battle stands while it is fought, and how it ended afterwards. */
export function statusOf(t: Translate, clash: Clash, battle: BattleBoard, now: boolean): string {
  const { result, totals } = battle;
  if (result !== null) return t(`clash.battle.by.${result.by}`);
  if (!now) return '';
  if (!battle.compared) return t('clash.battle.turning');
  const { near, you } = clash;
  const gap = totals[near] - totals[otherSide(near)];
  if (gap === 0) return t('clash.battle.standoff');
  if (you !== null) return t(gap > 0 ? 'clash.battle.you-lead' : 'clash.battle.you-trail', { gap: Math.abs(gap) });
  return t('clash.battle.leads', { side: sideName(t, gap > 0 ? near : otherSide(near)), gap: Math.abs(gap) });
}

/** Won: a filled sign pointing up; lost: a hollow one pointing down; drawn: two bars. */
export function OutcomeSign({ outcome }: { readonly outcome: Outcome }): ReactElement {
  return (
    <svg className="clash-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {outcome === 'won' && <path d="M8 1.5L15 14H1z" fill="currentColor" />}
      {outcome === 'lost' && <path d="M2 3h12L8 13z" fill="none" stroke="currentColor" strokeWidth="1.8" />}
      {outcome === 'drawn' && <path d="M2 5.5h12M2 10.5h12" stroke="currentColor" strokeWidth="2.6" />}
    </svg>
  );
}
