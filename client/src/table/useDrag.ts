import type * as Adapter from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

type DragLibrary = typeof Adapter;

/**
 * Makes something draggable, or a place to drop on, until the returned function is called. Dragging is an extra, so
 * its library is fetched once the table is there, and the table does without it if it cannot be had.
 */
function attachWhenLoaded(attach: (library: DragLibrary) => () => void): () => void {
  let detach: (() => void) | null = null;
  let over = false;
  import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(
    (library) => {
      if (!over) detach = attach(library);
    },
    () => undefined,
  );
  return () => {
    over = true;
    detach?.();
  };
}

/** Lets an element be dragged; `what` names it to whatever it is dropped on. Always an extra to tap and keyboard. */
export function useDraggable<T extends HTMLElement>(
  what: string | null,
): { ref: RefObject<T | null>; dragging: boolean } {
  const ref = useRef<T>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || what === null) return undefined;
    return attachWhenLoaded(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => ({ what }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    );
  }, [what]);
  return { ref, dragging };
}

/** Lets an element take what is dropped on it, while there is an `onDrop`. */
export function useDropTarget<T extends HTMLElement>(
  onDrop: ((what: string) => void) | null,
): { ref: RefObject<T | null>; over: boolean } {
  const ref = useRef<T>(null);
  const handler = useRef(onDrop);
  const [over, setOver] = useState(false);
  const takes = onDrop !== null;
  useEffect(() => {
    handler.current = onDrop;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null || !takes) return undefined;
    return attachWhenLoaded(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const what = source.data.what;
          if (typeof what === 'string') handler.current?.(what);
        },
      }),
    );
  }, [takes]);
  return { ref, over: over && takes };
}
