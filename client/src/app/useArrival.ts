import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** What a browser does by itself on a real page change: back to the top, and the keyboard starts at the content. */
export function useArrival(): void {
  const [location] = useLocation();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [location]);
}
