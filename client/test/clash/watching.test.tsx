import { clash } from '@theed/clash-of-the-lightsabers';
import { cardsOf, seatViewer, spectator, type Viewer } from '@theed/tabletop';
import { playOut } from '@theed/tabletop/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ShownView } from '../../gallery/fixtures';
import { components, sitDown, state } from './kit';

/** The pictures of all faces on the table, sorted: `power-3-0`, `deflect-1`. */
function faces(container: HTMLElement): string[] {
  return [...container.querySelectorAll('.clash-card use')]
    .map((use) => use.getAttribute('href')!.replace('#clash-', ''))
    .filter((picture) => !picture.startsWith('back-'))
    .sort();
}

const picture = (side: '0' | '1', kind: string): string => {
  const spec = components.decks[side].cards.find(({ id }) => id === kind)!;
  return `${spec.value === undefined ? spec.effects![0]!.kind : `power-${spec.value}`}-${side}`;
};

describe('somebody who watches', () => {
  it('sees of a match in every state no face but those of the rows', async () => {
    const views: ShownView[] = [];
    playOut(clash, {
      seed: 5,
      seatCount: 2,
      weights: { resign: 0 },
      onStep: (table) => {
        const { G } = table.frame(spectator);
        if (G.table !== null && G.over === null) views.push(G as ShownView);
      },
    });
    expect(views.length).toBeGreaterThan(20);
    const seat = await sitDown({ view: views[0]!, log: [] });
    for (const view of views) {
      seat.show({ view, log: [] });
      const rows = Object.values(view.table.battles).flatMap(({ rows: { '0': near, '1': far } }) => [
        ...cardsOf(near).map((kind) => picture('0', kind)),
        ...cardsOf(far).map((kind) => picture('1', kind)),
      ]);
      expect(faces(seat.container)).toEqual(rows.sort());
    }
  });

  it('has nothing to press that makes a move', async () => {
    await sitDown(state('spectator'));
    expect(screen.getByText('You are watching')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Concede|Resign|Play|Place|Lay|Take/ })).toBeNull();
  });

  it('is told whom the table waits for', async () => {
    await sitDown(state('spectator-plan'));
    expect(screen.getByText('Bohumil is planning the round.')).toBeTruthy();
  });

  it('sees on the places of both sides that they are being planned, until the match is over', async () => {
    let view: ShownView | undefined;
    playOut(clash, {
      seed: 5,
      seatCount: 2,
      onStep: (table) => {
        const { G } = table.frame(spectator);
        if (G.table !== null) view ??= G as ShownView;
      },
    });
    const seat = await sitDown({ view: view!, log: [] });
    expect(screen.getAllByText('planning …')).toHaveLength(6);
    seat.show({ view: { ...view!, over: { winner: '0', by: 'resign' } }, log: [] });
    expect(screen.queryByText('planning …')).toBeNull();
  });
});

describe('one who plays', () => {
  it('sees no face of the other side but those of its rows', async () => {
    const mine: Viewer = seatViewer('0');
    let checked = 0;
    const views: ShownView[] = [];
    playOut(clash, {
      seed: 8,
      seatCount: 2,
      weights: { resign: 0 },
      onStep: (table) => {
        const { G } = table.frame(mine);
        if (G.table !== null && G.over === null) views.push(G as ShownView);
      },
    });
    const seat = await sitDown({ view: views[0]!, log: [] });
    for (const view of views) {
      seat.show({ view, log: [] });
      const rows = Object.values(view.table.battles).flatMap(({ rows: { '1': far } }) =>
        cardsOf(far).map((kind) => picture('1', kind)),
      );
      expect(faces(seat.container).filter((face) => face.endsWith('-1'))).toEqual(rows.sort());
      checked += rows.length;
    }
    expect(checked).toBeGreaterThan(10);
  });
});

describe('the table', () => {
  it.each(['planning', 'standoff-chosen', 'trailing-me', 'over-won', 'spectator'])(
    'is free of what axe can find wrong: %s',
    async (name) => {
      const { container } = await sitDown(state(name));
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
    },
    20_000,
  );
});

describe('the end', () => {
  it('says who has won and how, round by round, and offers another match', async () => {
    const { user } = await sitDown(state('over-lost'));
    expect(screen.getByRole('heading', { name: 'Bohumil has won the duel' })).toBeTruthy();
    expect(screen.getByText(/^Bohumil reached the fifth Final Duel card in round \d+\.$/)).toBeTruthy();
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(2);
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look at all cards' }));
    expect(screen.getByRole('heading', { name: 'All cards of the match' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /Maul’s deck, next card first/ })).toBeTruthy();
  });

  it('leaves no battle that is on', async () => {
    const { view, log } = state('trailing-me');
    const seat = await sitDown({ view, log });
    expect(screen.getAllByText('now').length).toBeGreaterThan(0);
    seat.show({ view: { ...view, over: { winner: '1', by: 'resign' } }, log });
    expect(screen.queryByText('now')).toBeNull();
  });

  it('by resigning names who resigned', async () => {
    await sitDown(state('over-resigned'));
    expect(screen.getByText(/^Anna resigned in round \d+\.$/)).toBeTruthy();
  });
});
