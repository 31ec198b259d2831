import type { Kind, Side } from '@theed/clash-of-the-lightsabers';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useT } from '../../../i18n/i18n';
import { SideMark } from '../../../ui/SideMark';
import { otherSide } from '../board';
import { Card } from '../Card';
import { specOf, useClash } from '../ClashContext';
import type { View } from '../task';
import { sideName } from '../tell';
import './sheets.css';

/** Both discard piles to leaf through; once the match is over, every other card as well. */
export function Discards({ view }: { readonly view: View }): ReactElement {
  const t = useT();
  const { near } = useClash();
  const sides = [near, otherSide(near)];
  return (
    <div className="clash-sheet">
      {sides.map((side) => (
        <Pile
          key={side}
          side={side}
          title={t('clash.discards.of', { side: sideName(t, side) })}
          cards={Object.values(view.table.sides[side].discard)}
        />
      ))}
      {view.over !== null && (
        <>
          <h3 className="clash-sheet-part">{t('clash.discards.everything')}</h3>
          {sides.map((side) => {
            const { hand, plan, deck } = view.table.sides[side];
            const name = sideName(t, side);
            return (
              <div key={side} className="clash-sheet">
                <Plain side={side} title={t('clash.discards.hand', { side: name })} cards={Object.values(hand ?? {})} />
                <Plain
                  side={side}
                  title={t('clash.discards.plan', { side: name })}
                  cards={Object.values(plan ?? {}).map(({ kind }) => kind)}
                />
                <Plain side={side} title={t('clash.discards.deck', { side: name })} cards={(deck ?? []).toReversed()} />
              </div>
            );
          })}
        </>
      )}
    </div>
  );
}

interface PileProps {
  readonly side: Side;
  readonly title: string;
  readonly cards: readonly Kind[];
}

function Pile({ side, title, cards }: PileProps): ReactElement {
  const t = useT();
  const { components } = useClash();
  const [counted, setCounted] = useState(false);
  const kinds = components.decks[side].cards.filter(({ id }) => cards.includes(id));
  return (
    <section aria-label={title}>
      <Head side={side} title={title} count={cards.length}>
        {cards.length > 0 && (
          <label className="clash-sheet-switch">
            <input type="checkbox" checked={counted} onChange={(event) => setCounted(event.target.checked)} />
            {t('clash.discards.counted')}
          </label>
        )}
      </Head>
      {cards.length === 0 && <p className="clash-sheet-none">{t('clash.discards.empty')}</p>}
      {cards.length > 0 && !counted && <p className="clash-sheet-none">{t('clash.discards.order')}</p>}
      <ul className="clash-pile">
        {counted
          ? kinds.map(({ id, name }) => {
              const count = cards.filter((kind) => kind === id).length;
              return (
                <li key={id}>
                  <Card side={side} kind={id} label={`${name} ×${count}`} />
                  <b aria-hidden="true">×{count}</b>
                </li>
              );
            })
          : cards.toReversed().map((kind, index) => (
              <li key={cards.length - index}>
                <Card side={side} kind={kind} />
              </li>
            ))}
      </ul>
    </section>
  );
}

function Plain({ side, title, cards }: PileProps): ReactElement | null {
  const { components } = useClash();
  if (cards.length === 0) return null;
  return (
    <section aria-label={title}>
      <Head side={side} title={title} count={cards.length} />
      <ul className="clash-pile clash-pile--small">
        {cards.map((kind, index) => (
          <li key={index}>
            <Card side={side} kind={kind} label={specOf(components, side, kind).name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HeadProps {
  readonly side: Side;
  readonly title: string;
  readonly count: number;
  readonly children?: ReactNode;
}

function Head({ side, title, count, children }: HeadProps): ReactElement {
  return (
    <header className="clash-sheet-head">
      <SideMark seat={side} />
      <h3>
        {title} <span className="clash-sheet-count">{count}</span>
      </h3>
      {children}
    </header>
  );
}
