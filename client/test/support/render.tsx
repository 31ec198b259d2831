import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import './dom';

export interface Shown {
  readonly user: UserEvent;
  /** Addresses gone to, the first included. */
  readonly history: readonly string[];
}

/** Draws something at an address, with nothing fetched yet. */
export function show(what: ReactNode, address = '/'): Shown {
  const { hook, history } = memoryLocation({ path: address, record: true });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <Router hook={hook}>{what}</Router>
    </SWRConfig>,
  );
  return { user: userEvent.setup(), history };
}
