import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAreas } from '../../src/i18n/i18n';
import type { LogLine } from '../../src/table/contract';
import { LogPane } from '../../src/table/LogPane';

beforeAll(() => loadAreas('table'));

const lines: readonly LogLine[] = [{ stateID: 4, events: [{ type: 'a' }, { type: 'b' }] }];
const tell = ({ events }: LogLine): { text: string }[] => events.map(({ type }) => ({ text: `It was ${type}.` }));

describe('the log', () => {
  it('tells every event of every input, in order', () => {
    render(<LogPane log={lines} loadOlder={undefined} tell={tell} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['It was a.', 'It was b.']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that nothing has happened yet', () => {
    render(<LogPane log={[]} loadOlder={undefined} tell={tell} />);
    expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  });

  it('fetches older lines when asked to, once at a time', async () => {
    let arrive = (): void => undefined;
    const loadOlder = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    render(<LogPane log={lines} loadOlder={loadOlder} tell={tell} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Older entries' }));
    await user.click(screen.getByRole('button', { name: 'Fetching older entries …' }));
    expect(loadOlder).toHaveBeenCalledTimes(1);
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Older entries' })).toBeTruthy();
  });

  it('says in words that older lines could not be had', async () => {
    const loadOlder = (): Promise<void> => Promise.reject(new Error('no'));
    render(<LogPane log={lines} loadOlder={loadOlder} tell={tell} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Older entries' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The older entries could not be fetched. Please try again.',
    );
  });
});
