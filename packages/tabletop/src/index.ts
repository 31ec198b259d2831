export * from './commitments';
export * from './frames';
export * from './game';
export type { Json } from './json';
export * from './randomness';
export * from './refusal';
export * from './seats';
export * from './table';
export * from './zones';
