import type { JSX, ReactNode } from 'react';
import './states.css';

/** Something is on its way. `label` says what; it is shown after a moment, so that quick answers do not flicker. */
export function Loading({ label }: { readonly label: string }): JSX.Element {
  return (
    <div className="ui-loading" role="status">
      <span className="ui-spinner" aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}

export interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
}

/** There is nothing here, why, and what to do about it. */
export function Empty({ title, children, action, picture }: EmptyProps): JSX.Element {
  return (
    <div className="ui-empty">
      {picture}
      <h3 className="ui-empty-title">{title}</h3>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
