import type { ComponentProps, JSX, ReactNode } from 'react';
import './button.css';

/** `primary`: what one is here to do, once on a view. `plain`: the rest. `quiet`: at hand, not in the way. `danger`: cannot be undone. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant;
  /** Something that this button set off is on its way: it stays in place and takes no further press. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

/** The looks of a button for something else, such as a link. */
export function buttonClass(variant: ButtonVariant = 'plain'): string {
  return `ui-button ui-button--${variant}`;
}

export function Button(props: ButtonProps): JSX.Element {
  const { variant, busy = false, icon, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** What it does, in words: shown as a tip and said by screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps): JSX.Element {
  return (
    <button {...rest} type={type} className="ui-icon-button" aria-label={label} title={label}>
      {children}
    </button>
  );
}
