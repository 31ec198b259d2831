/** Small pictures for buttons, drawn on 24 by 24 in the colour of the text. Each stands beside or for words. */
import type { JSX, ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const icon = (paths: ReactNode) =>
  function NamedIcon(): JSX.Element {
    return <Icon>{paths}</Icon>;
  };

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7" />);
export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />);
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 5.5A1.5 1.5 0 0 0 13.5 4H5.500A1.5 1.5 0 0 0 4 5.500V13.500A1.5 1.5 0 0 0 5.5 15" />
  </>,
);
export const ShareIcon = icon(
  <>
    <path d="M12 15V4M8 7.500L12 3.500l4 4" />
    <path d="M6 11.500H5V20h14v-8.500h-1" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M5.6 18.400l1.1-1.100M17.3 6.700l1.1-1.1" />
  </>,
);
export const MoonIcon = icon(<path d="M19.5 14.200A8 8 0 0 1 9.8 4.500a8 8 0 1 0 9.7 9.700z" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const DoorIcon = icon(
  <>
    <path d="M10 4H5v16h5" />
    <path d="M14 8l4 4-4 4M18 12H9" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.5" />
    <path d="M5 20a7 7 0 0 1 14 0" />
  </>,
);
export const DiceIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="3" />
    <path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01" strokeWidth="3" />
  </>,
);
