/** Where the keyboard goes on when what it was at has gone: a browser would begin again at the top of the page. */
import { useEffect, useRef, type FocusEventHandler, type RefObject } from 'react';

/** Brings the focus to a place on arrival, if it is nowhere: what had it went with the screen before. */
export function useArrivalFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place]);
}

/** Brings the focus to `heir` when it was inside and what had it was taken away. Spread the result on what is inside of. */
export function useKeptFocus(heir: RefObject<HTMLElement | null>): {
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
} {
  // React tells of no blur while it takes elements away, so this stays true just then.
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}
