import { useEffect, type JSX, type ReactNode } from 'react';
import { useT } from '../i18n/i18n';
import { SiteBar } from './SiteBar';
import './page.css';

export interface PageProps {
  /** Of the browser's tab, in front of the site's name; the heading is the page's own affair. */
  readonly title?: string;
  readonly children: ReactNode;
  /** A picture across the whole width, above. */
  readonly top?: ReactNode;
  readonly narrow?: boolean;
}

/** A page under the site's bar, with its landmarks. */
export function Page({ title, children, top, narrow = false }: PageProps): JSX.Element {
  const t = useT();
  useTitle(title === undefined ? t('common.site') : `${title} · ${t('common.site')}`);
  return (
    <>
      <SiteBar />
      <main className={narrow ? 'page page--narrow' : 'page'} tabIndex={-1}>
        {top}
        <div className="page-body">{children}</div>
      </main>
      <footer className="page-foot">{t('common.unofficial')}</footer>
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
