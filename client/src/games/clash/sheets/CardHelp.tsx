import type { Kind, Side } from '@theed/clash-of-the-lightsabers';
import type { ReactElement } from 'react';
import { useT } from '../../../i18n/i18n';
import { SideMark } from '../../../ui/SideMark';
import { BATTLES, otherSide } from '../board';
import { Card } from '../Card';
import { CardInfo } from '../CardInfo';
import { useClash } from '../ClashContext';
import type { View } from '../task';
import { sideName } from '../tell';
import './sheets.css';

/** Every card of both decks: what it does, how many there are, and how many have not been seen. */
export function CardHelp({ view }: { readonly view: View }): ReactElement {
  const t = useT();
  const { components, near } = useClash();
  return (
    <div className="clash-sheet">
      <p className="clash-sheet-none">{t('clash.attested.why')}</p>
      {[near, otherSide(near)].map((side) => {
        const seen = seenCards(view, side);
        return (
          <section key={side} aria-label={t('clash.cards.of', { side: sideName(t, side) })}>
            <header className="clash-sheet-head">
              <SideMark seat={side} />
              <h3>{t('clash.cards.of', { side: sideName(t, side) })}</h3>
            </header>
            <ul className="clash-help">
              {components.decks[side].cards.map(({ id, count }) => (
                <li key={id}>
                  <Card side={side} kind={id} label="" />
                  <div>
                    <CardInfo side={side} kind={id} />
                    <p className="clash-help-counts">
                      {t('clash.cards.copies', { count })} ·{' '}
                      {t('clash.cards.unseen', { count: count - seen.filter((kind) => kind === id).length })}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="clash-sheet-none">{t('clash.cards.unseen-why')}</p>
    </div>
  );
}

/** Cards of a side that the viewer knows to be where: open ones, and his own hidden ones. */
function seenCards({ table }: View, side: Side): Kind[] {
  const { discard, hand, plan, choice, deck } = table.sides[side];
  return [
    ...Object.values(discard),
    ...BATTLES.flatMap((battle) => Object.values(table.battles[String(battle)]?.rows[side] ?? {})),
    ...Object.values(hand ?? {}),
    ...Object.values(plan ?? {}).map(({ kind }) => kind),
    ...(choice === null ? [] : [choice.kind]),
    ...(deck ?? []),
  ];
}
