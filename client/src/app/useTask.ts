import { useState } from 'react';
import { useT } from '../i18n/i18n';
import { refusalText } from '../i18n/refusals';
import { ApiError } from './api';

export interface Task {
  readonly busy: boolean;
  /** What went wrong the last time, in words. */
  readonly error: string | null;
  readonly run: (work: () => Promise<unknown>) => void;
}

/** Runs one request of a form at a time and keeps its failure in words. */
export function useTask(): Task {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(refusalText(t, failure.refusal));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    error,
    run: (work) => {
      if (!busy) void attempt(work);
    },
  };
}
