import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { useT, type MessageId } from '../../i18n/i18n';
import { CardsIcon, FlagIcon, HelpIcon, LogIcon, PileIcon, RoundsIcon } from '../../table/icons';
import { Button, IconButton } from '../../ui/Button';
import { Dialog, Sheet } from '../../ui/Dialog';
import { CardHelp } from './sheets/CardHelp';
import { Discards } from './sheets/Discards';
import { Rounds } from './sheets/Rounds';
import { Rules } from './sheets/Rules';
import type { View } from './task';

export type SheetName = 'log' | 'discards' | 'rounds' | 'cards' | 'rules';

const ICONS: Readonly<Record<SheetName, () => ReactElement>> = {
  log: LogIcon,
  discards: PileIcon,
  rounds: RoundsIcon,
  cards: CardsIcon,
  rules: HelpIcon,
};
const NAMES: readonly SheetName[] = ['log', 'discards', 'rounds', 'cards', 'rules'];

interface MenuProps {
  readonly open: SheetName | null;
  readonly onOpen: (sheet: SheetName | null) => void;
  readonly view: View;
  readonly log: ReactNode;
  /** Absent for who may not resign. */
  readonly onResign: (() => void) | null;
  /** Who would win by it. */
  readonly opponent: string;
}

/** What can be looked up, each in a sheet of its own, and the way out. */
export function Menu({ open, onOpen, view, log, onResign, opponent }: MenuProps): ReactElement {
  const t = useT();
  const [resigning, setResigning] = useState(false);
  return (
    <nav className="clash-menu" aria-label={t('clash.menu')}>
      {NAMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <span key={name} className={`clash-menu-item clash-menu-item--${name}`}>
            <IconButton label={t(`clash.menu.${name}`)} onClick={() => onOpen(name)}>
              <Icon />
            </IconButton>
            <span aria-hidden="true">{t(`clash.menu.${name}`)}</span>
          </span>
        );
      })}
      {onResign !== null && (
        <span className="clash-menu-item">
          <IconButton label={t('clash.menu.resign')} onClick={() => setResigning(true)}>
            <FlagIcon />
          </IconButton>
          <span aria-hidden="true">{t('clash.menu.resign')}</span>
        </span>
      )}
      <Sheet open={open !== null} onClose={() => onOpen(null)} title={t(titleOf(open, view.over !== null))}>
        {open === 'log' && log}
        {open === 'discards' && <Discards view={view} />}
        {open === 'rounds' && <Rounds view={view.table} />}
        {open === 'cards' && <CardHelp view={view} />}
        {open === 'rules' && <Rules />}
      </Sheet>
      <Dialog
        open={resigning}
        onClose={() => setResigning(false)}
        title={t('clash.resign.ask')}
        actions={
          <>
            <Button onClick={() => setResigning(false)}>{t('clash.resign.no')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setResigning(false);
                onResign?.();
              }}
            >
              {t('clash.resign.yes')}
            </Button>
          </>
        }
      >
        <p>{t('clash.resign.text', { name: opponent })}</p>
      </Dialog>
    </nav>
  );
}

function titleOf(sheet: SheetName | null, over: boolean): MessageId {
  // When the match is over this sheet holds more than the discards.
  if (sheet === 'discards' && over) return 'clash.discards.title-over';
  return sheet === null || sheet === 'log' ? 'table.log' : `clash.${sheet}.title`;
}
