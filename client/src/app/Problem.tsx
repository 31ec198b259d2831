import { Component, type JSX, type ReactNode } from 'react';
import { Link } from 'wouter';
import { t as translate, useT } from '../i18n/i18n';
import { Button, buttonClass } from '../ui/Button';
import { Page } from './Page';

export interface ProblemProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A page that says what went wrong and what to do. */
export function Problem({ title, children, action }: ProblemProps): JSX.Element {
  const t = useT();
  return (
    <Page title={title} narrow>
      <section className="page-panel" role="alert">
        <BrokenArch />
        <h1>{title}</h1>
        <p className="page-lead">{children}</p>
        <div className="page-actions">
          {action}
          <Link href="/" className={buttonClass(action === undefined ? 'primary' : 'quiet')}>
            {t('common.to-lobby')}
          </Link>
        </div>
      </section>
    </Page>
  );
}

function BrokenArch(): JSX.Element {
  return (
    <svg
      viewBox="0 0 120 56"
      width="120"
      height="56"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6 52V32a24 24 0 0 1 40-18" stroke="var(--line-strong)" />
      <path d="M58 24a24 24 0 0 1 3 10v18" stroke="var(--line-strong)" />
      <path d="M82 52l7 0M98 48l10 4" stroke="var(--line)" />
    </svg>
  );
}

export function NotFound(): JSX.Element {
  const t = useT();
  return <Problem title={t('problem.not-found.title')}>{t('problem.not-found')}</Problem>;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Catches what should not happen: the page says so instead of going blank, and the match is safe on the server. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Problem
        title={translate('problem.crash.title')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {translate('common.reload')}
          </Button>
        }
      >
        {translate('problem.crash')}
      </Problem>
    );
  }
}
