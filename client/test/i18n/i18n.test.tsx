import { act, render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { activate, isMessage, loadAreas, pickLocale, t, useT } from '../../src/i18n/i18n';
import { refusalText } from '../../src/i18n/refusals';
import { ago } from '../../src/i18n/time';

describe('t', () => {
  it('says a plain text', () => expect(t('common.close')).toBe('Close'));
  it('fills in what a text is about', () => expect(t('lobby.you', { name: 'Ana' })).toBe('Ana (you)'));
  it.each([
    [0, 'Nobody watches'],
    [1, '1 person watches'],
    [2, '2 people watch'],
  ])('counts %d by the rules of the language', (count, said) => expect(t('lobby.watchers', { count })).toBe(said));
});

describe('the language', () => {
  it.each([
    [['en-GB', 'cs'], 'en'],
    [['xx', 'EN-us'], 'en'],
    [['xx'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (wanted, locale) => expect(pickLocale(wanted)).toBe(locale));

  it('is told to the page', async () => {
    await act(() => activate('en'));
    expect(document.documentElement.lang).toBe('en');
  });

  it('redraws what speaks when texts come', async () => {
    let drawn = 0;
    function Speaker(): JSX.Element {
      const say = useT();
      drawn += 1;
      return <p>{say('common.close')}</p>;
    }
    render(<Speaker />);
    await act(() => loadAreas('table'));
    expect(drawn).toBe(2);
    await act(() => loadAreas('table'));
    expect(drawn).toBe(2);
    expect(screen.getByText('Close')).toBeTruthy();
  });
});

describe('refusals', () => {
  it('are told in the reader’s words', () =>
    expect(refusalText(t, { code: 'full', message: 'xyz' })).toBe(
      'All seats of this match are taken. You can still watch.',
    ));
  it('that no catalogue knows are told in the server’s', () =>
    expect(refusalText(t, { code: 'brand-new', message: 'The server’s own words.' })).toBe('The server’s own words.'));
  it('are not looked up in what every object has', () => expect(isMessage('toString')).toBe(false));
});

describe('how long ago', () => {
  const now = 10 * 86_400_000;
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [2 * 3_600_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
    [3 * 86_400_000, '3 days ago'],
    [-5_000, 'now'],
  ])('%d ms is "%s"', (passed, said) => expect(ago(now - passed, now)).toBe(said));
});
