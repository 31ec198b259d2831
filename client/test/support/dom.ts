/** What browsers have and jsdom lacks. Import it for its effects. */
import { TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder });
// For axe, which asks whether a font has ligatures; jsdom draws nothing.
HTMLCanvasElement.prototype.getContext = () => null;

if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

if (!('matchMedia' in window)) {
  Object.assign(window, {
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }),
  });
}
