export { defaultComponents, parseComponents, parseDeckList, withOwnDecks } from './components';
export { CLASH, clash, clashPackage, createClash, type ClashGame } from './game';
export { clashMessageIds, narrate, type ClashMessageId } from './narrate';
export { clashRefusals } from './refusals';
export * from './types';
