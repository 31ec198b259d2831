/**
 * Dragging with the browser's own means, always an extra to tap and keyboard. We need one kind of thing to drag and
 * places that take it, which is less than a library for it would weigh.
 */
import { useRef, useState, type DragEvent, type HTMLAttributes } from 'react';

/** Marks what is ours among all that may be dragged over a page. */
const TYPE = 'application/x-theed-card';

type DragProps = Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd'>;
type DropProps = Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

/** Lets an element be dragged; `what` names it to whatever it is dropped on, `null` keeps it where it is. */
export function useDraggable(what: string | null): { readonly props: DragProps; readonly dragging: boolean } {
  const [dragging, setDragging] = useState(false);
  if (what === null) return { props: {}, dragging: false };
  const props: DragProps = {
    draggable: true,
    onDragStart: (event) => {
      event.dataTransfer.setData(TYPE, what);
      event.dataTransfer.effectAllowed = 'move';
      setDragging(true);
    },
    onDragEnd: () => setDragging(false),
  };
  return { props, dragging };
}

/** Lets an element take what is dropped on it, while there is an `onDrop`. */
export function useDropTarget(onDrop: ((what: string) => void) | null): {
  readonly props: DropProps;
  readonly over: boolean;
} {
  // Entering a child comes before leaving its parent: only the difference says whether the pointer is still inside.
  const entered = useRef(0);
  const [over, setOver] = useState(false);
  if (onDrop === null) return { props: {}, over: false };
  const isOurs = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE);
  const props: DropProps = {
    onDragEnter: (event) => {
      if (!isOurs(event)) return;
      entered.current += 1;
      setOver(true);
    },
    onDragOver: (event) => {
      if (isOurs(event)) event.preventDefault();
    },
    onDragLeave: (event) => {
      if (!isOurs(event)) return;
      entered.current -= 1;
      if (entered.current <= 0) setOver(false);
    },
    onDrop: (event) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      entered.current = 0;
      setOver(false);
      onDrop(event.dataTransfer.getData(TYPE));
    },
  };
  return { props, over };
}
