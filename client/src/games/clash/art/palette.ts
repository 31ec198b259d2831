import type { Side } from '@theed/clash-of-the-lightsabers';

/** Inks of a side's printed things. Cards are objects: they look the same in the dark and in the light theme. */
export interface Inks {
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly glow: string;
  readonly core: string;
  /** Paint of a playing piece. */
  readonly piece: string;
}

export const PAPER = '#f3ecdb';
export const PAPER_SHADE = '#dccfb4';
export const STEEL = '#a9b4bf';

export const INKS: Readonly<Record<Side, Inks>> = {
  '0': { deep: '#072019', mid: '#14523f', bright: '#2fbf71', glow: '#7dffb0', core: '#efffee', piece: '#1d8a5f' },
  '1': { deep: '#22090a', mid: '#641d18', bright: '#e2402f', glow: '#ff8a70', core: '#fff2ea', piece: '#b5321f' },
};
