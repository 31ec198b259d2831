export { defaultComponents, parseComponents, withCorrection } from './components';
export { QUEENS_GAMBIT, createQueensGambit, queensGambit, queensGambitPackage, type QueensGambitGame } from './game';
export { narrate, queensGambitMessageIds, type QueensGambitMessageId } from './narrate';
export { refusals as queensGambitRefusals } from './refusals';
export * from './types';
