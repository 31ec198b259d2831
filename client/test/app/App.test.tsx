import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { App } from '../../src/app/App';
import { ErrorBoundary } from '../../src/app/Problem';
import { notify } from '../../src/ui/Notice';
import { act } from 'react';
import { fakeApi, type FakeApi } from '../support/fake-api';
import { GAME } from '../support/matches';
import { show } from '../support/render';

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/me', { json: { id: 'ana', name: 'Ana' } });
  api.on('GET /api/me/matches', { json: { matches: [] } });
  api.on(`GET /games/${GAME}`, { json: { matches: [] } });
  window.scrollTo = jest.fn();
});

describe('addresses', () => {
  it.each([
    ['/', 'Lost board games, played with distant friends'],
    ['/new', 'Make a match'],
    ['/new/clash', 'Make a match'],
    ['/nowhere', 'There is nothing at this address'],
    ['/m/chess/some-match', 'There is nothing at this address'],
  ])('%s leads to "%s"', async (address, heading) => {
    show(<App />, address);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
  });

  it('bring the keyboard and the eye to the new page', async () => {
    const { user } = show(<App />);
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getAllByRole('link', { name: 'Make a match' })[0]!);
    await screen.findByRole('heading', { name: 'Make a match', level: 1 });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

it('a page that fails says so, and what to do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'This page has failed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

it('a passing notice is said once, and can be dismissed', async () => {
  const { user } = show(<App />);
  act(() => {
    notify('The same thing.');
    notify('The same thing.');
  });
  expect(screen.getAllByText('The same thing.')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The same thing.')).toBeNull();
});

it('light and dark are the reader’s choice, kept in this browser', async () => {
  const { user } = show(<App />);
  await user.click(screen.getByRole('button', { name: 'Dark, as at dusk' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theed.theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light, as on paper' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('axe finds no fault with an open dialog', async () => {
  const { user } = show(<App />);
  await user.click(await screen.findByRole('button', { name: 'You are Ana' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your name' })).toBeTruthy());
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
