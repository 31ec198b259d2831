import { useState, type JSX } from 'react';
import { Link } from 'wouter';
import { useT } from '../i18n/i18n';
import { chooseTheme, useTheme } from '../theme/theme';
import { Button, IconButton } from '../ui/Button';
import { MoonIcon, PersonIcon, SunIcon } from '../ui/icons';
import { useMe } from './me';
import { RenameDialog } from './RenameDialog';
import './site-bar.css';

/** The bar of every page but the table: home, who one is, light or dark. */
export function SiteBar(): JSX.Element {
  const t = useT();
  return (
    <header className="site-bar">
      <Link href="/" className="site-bar-home">
        <Mark />
        <span>{t('common.site')}</span>
      </Link>
      <div className="site-bar-tools">
        <WhoAmI />
        <ThemeToggle />
      </div>
    </header>
  );
}

function Mark(): JSX.Element {
  return (
    <svg className="site-bar-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path className="site-bar-mark-arch" d="M5 28V16a11 11 0 0 1 22 0v12" />
      <path className="site-bar-mark-0" d="M11 27l8-15" />
      <path className="site-bar-mark-1" d="M21 27l-3.3-6.200M16.3 18.200L13 12" />
    </svg>
  );
}

function WhoAmI(): JSX.Element | null {
  const t = useT();
  const { data: me } = useMe();
  const [open, setOpen] = useState(false);
  if (me?.name === null || me === undefined) return null;
  return (
    <>
      <Button variant="quiet" icon={<PersonIcon />} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t('name.you')} </span>
        <span className="site-bar-name">{me.name}</span>
      </Button>
      <RenameDialog key={`${me.name} ${open}`} name={me.name} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function ThemeToggle(): JSX.Element {
  const t = useT();
  const theme = useTheme();
  return theme === 'dark' ? (
    <IconButton label={t('common.theme-light')} onClick={() => chooseTheme('light')}>
      <SunIcon />
    </IconButton>
  ) : (
    <IconButton label={t('common.theme-dark')} onClick={() => chooseTheme('dark')}>
      <MoonIcon />
    </IconButton>
  );
}
