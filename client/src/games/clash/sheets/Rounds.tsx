import type { BattleResult, ClashView } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT } from '../../../i18n/i18n';
import { SideMark } from '../../../ui/SideMark';
import { BATTLES } from '../board';
import { OutcomeSign } from '../BattleStatus';
import { sideName } from '../tell';
import './sheets.css';

/** Round by round: who won which battle and how, and how far the figures came. */
export function Rounds({ view }: { readonly view: ClashView }): ReactElement {
  const t = useT();
  const rounds = Object.entries(view.rounds).sort(([a], [b]) => Number(a) - Number(b));
  if (rounds.length === 0) return <p className="clash-sheet-none">{t('clash.rounds.none')}</p>;
  return (
    <div className="clash-rounds-field">
      <table className="clash-rounds">
        <thead>
          <tr>
            <th scope="col">{t('clash.rounds.round')}</th>
            {BATTLES.map((battle) => (
              <th key={battle} scope="col">
                {t('clash.battle', { battle })}
              </th>
            ))}
            <th scope="col" className="clash-rounds-steps">
              {t('clash.rounds.steps')}
            </th>
            <th scope="col">{t('clash.rounds.positions', { side0: sideName(t, '0'), side1: sideName(t, '1') })}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(([round, { results, winner, steps, positions }]) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {BATTLES.map((battle) => (
                <td key={battle}>
                  <Result result={results[String(battle)]!} />
                </td>
              ))}
              <td className="clash-rounds-steps">
                {t('clash.rounds.step', { steps, side: winner === null ? '' : sideName(t, winner) })}
              </td>
              <td className="clash-rounds-stand">
                {t('clash.rounds.stand', { position0: positions['0'], position1: positions['1'] })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ result }: { readonly result: BattleResult }): ReactElement {
  const t = useT();
  const { winner, by } = result;
  return (
    <>
      <span className="clash-rounds-result">
        {winner === null ? <OutcomeSign outcome="drawn" /> : <SideMark seat={winner} />}
        <span>{winner === null ? t('clash.battle.drawn') : sideName(t, winner)}</span>
      </span>
      <small>{t(`clash.battle.by.${by}`)}</small>
    </>
  );
}
