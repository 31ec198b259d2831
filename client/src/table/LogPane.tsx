import type { GameEvent } from '@theed/tabletop';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useT } from '../i18n/i18n';
import { Button } from '../ui/Button';
import type { LogLine } from './contract';
import './table.css';

interface LogPaneProps<E extends GameEvent> {
  readonly log: readonly LogLine<E>[];
  readonly loadOlder: (() => Promise<void>) | undefined;
  /** An input's events as they are told; empty for what needs no telling. */
  readonly tell: (
    line: LogLine<E>,
  ) => readonly { readonly text: string; readonly mark?: ReactNode; readonly weight?: 'head' | 'plain' }[];
}

/** What has happened, in sentences, newest last. Stays at the end unless one has scrolled back. */
export function LogPane<E extends GameEvent>({ log, loadOlder, tell }: LogPaneProps<E>): ReactElement {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [fetching, setFetching] = useState<'no' | 'yes' | 'failed'>('no');

  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [log]);

  const fetchOlder = async (): Promise<void> => {
    setFetching('yes');
    try {
      await loadOlder?.();
      setFetching('no');
    } catch {
      setFetching('failed');
    }
  };

  const onScroll = (): void => {
    const element = list.current;
    if (element !== null) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 24;
  };

  return (
    <div ref={list} className="table-log" onScroll={onScroll} tabIndex={0} role="region" aria-label={t('table.log')}>
      {loadOlder !== undefined && (
        <div className="table-log-older">
          <Button variant="quiet" busy={fetching === 'yes'} onClick={() => void fetchOlder()}>
            {t(fetching === 'yes' ? 'table.log.loading' : 'table.log.older')}
          </Button>
          {fetching === 'failed' && <p role="alert">{t('table.log.failed')}</p>}
        </div>
      )}
      {log.length === 0 ? (
        <p className="table-log-empty">{t('table.log.empty')}</p>
      ) : (
        <ol>
          {log.flatMap((line) =>
            tell(line).map(({ text, mark, weight = 'plain' }, index) => (
              <li key={`${line.stateID}.${index}`} className={`table-log-line table-log-line--${weight}`}>
                {mark}
                <span>{text}</span>
              </li>
            )),
          )}
        </ol>
      )}
    </div>
  );
}
