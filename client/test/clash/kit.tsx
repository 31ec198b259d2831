/** A Clash table to be pressed and read: states are found in matches of random players (see the gallery). */
import { clash, type ClashComponents } from '@theed/clash-of-the-lightsabers';
import type { MoveAnswer } from '@theed/tabletop/protocol';
import { fireEvent, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { JSX } from 'react';
import { find, matchOf, wanted, type Shown } from '../../gallery/fixtures';
import ClashTable, { type ClashTableProps } from '../../src/games/clash';
import { loadAreas } from '../../src/i18n/i18n';
import '../support/dom';

export const components = clash.components as unknown as ClashComponents;

/** The gallery's state of that name. */
export function state(name: string): Shown {
  const entry = wanted.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new Error(`the gallery has no state ${name}`);
  return find(entry);
}

export interface Seat extends RenderResult {
  readonly user: UserEvent;
  /** Moves sent so far, with their arguments. */
  readonly sent: (readonly [string, ...unknown[]])[];
  /** Answers the oldest move that waits for an answer. */
  readonly answer: (answer: MoveAnswer) => void;
  readonly show: (shown: Pick<Shown, 'view' | 'log'>) => void;
}

/** Drags one element onto another, as a mouse does. */
export function drag(from: Element, onto: Element): void {
  const data = new Map<string, string>();
  const dataTransfer = {
    effectAllowed: 'all',
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(from, { dataTransfer });
  fireEvent.dragEnter(onto, { dataTransfer });
  // Only what takes the thing stops the browser from refusing it.
  if (!fireEvent.dragOver(onto, { dataTransfer })) fireEvent.drop(onto, { dataTransfer });
  fireEvent.dragEnd(from, { dataTransfer });
}

/** Sits down at a table that stands so. */
export async function sitDown(shown: Pick<Shown, 'view' | 'log'>, given: Partial<ClashTableProps> = {}): Promise<Seat> {
  await loadAreas('table', 'clash');
  const sent: [string, ...unknown[]][] = [];
  const waiting: ((answer: MoveAnswer) => void)[] = [];
  const act = (move: string, ...args: readonly unknown[]): Promise<MoveAnswer> => {
    sent.push([move, ...args]);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const table = ({ view, log }: Pick<Shown, 'view' | 'log'>): JSX.Element => (
    <ClashTable
      view={view}
      log={log}
      match={matchOf(view)}
      components={components}
      act={act}
      connection="online"
      playAgain={() => Promise.resolve()}
      {...given}
    />
  );
  const rendered = render(table(shown));
  return {
    ...rendered,
    user: userEvent.setup(),
    sent,
    answer: (answer) => waiting.shift()!(answer),
    show: (next) => rendered.rerender(table(next)),
  };
}
