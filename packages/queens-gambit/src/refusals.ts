import { refusal, refusals as table, type Refusal } from '@theed/tabletop';

/** Why a move is not taken, besides the refusals of any table. Their codes are part of the protocol. */
export const refusals = {
  wrongPhase: table.wrongPhase,
  notYourTurn: refusal('not-your-turn', 'You are not asked for anything now.'),
  otherChoice: refusal('other-choice', 'Something else is to be decided now.'),
  notOnCard: refusal('not-on-card', 'The card that is being played does not let you do that.'),

  badCount: refusal('bad-count', 'Place exactly as many cards as are asked for.'),
  cardTwice: refusal('card-twice', 'A card can be placed once only.'),
  notInHand: refusal('not-in-hand', 'This card is not in your hand.'),
  alreadyPlanned: refusal('already-planned', 'You have placed your cards. Take them back first to change your plan.'),
  noPlan: refusal('no-plan', 'You have not placed your cards, so there is nothing to take back.'),
  locked: refusal('locked', 'All have placed their cards, so they cannot be taken back any more.'),

  noSuchOption: refusal('no-such-option', 'This card has no such option.'),

  noSuchUnit: refusal('no-such-unit', 'There is no such unit on the table.'),
  notYourUnit: refusal('not-your-unit', 'This unit is not on your side.'),
  unitNotOnCard: refusal('unit-not-on-card', 'The card does not activate units of this kind.'),
  actedAlready: refusal('acted-already', 'This unit has acted on this card.'),
  allActed: refusal('all-acted', 'As many units of this kind have acted as the card allows.'),
  attackedAlready: refusal('attacked-already', 'This unit has attacked, so it is done.'),

  noSuchSpace: refusal('no-such-space', 'There is no such space.'),
  sameSpace: refusal('same-space', 'The unit stands there already.'),
  occupied: refusal('occupied', 'Somebody stands on this space.'),
  impassable: refusal('impassable', 'Nobody can enter this space.'),
  otherBoard: refusal('other-board', 'This unit cannot leave its part of the table.'),
  coreClosed: refusal('core-closed', 'Only Qui-Gon, Obi-Wan and Maul enter the generator core.'),
  duelNotOver: refusal('duel-not-over', 'Nobody leaves the generator core while the duel lasts.'),
  shieldBars: refusal('shield-bars', 'The shield does not let this unit go there.'),
  unreachable: refusal('unreachable', 'This space is too far away, or the way to it is blocked.'),

  ownUnit: refusal('own-unit', 'A unit does not attack its own side.'),
  notToBeAttacked: refusal('not-to-be-attacked', 'The viceroys cannot be attacked.'),
  otherBattle: refusal('other-battle', 'The target is in another battle.'),
  outOfRange: refusal('out-of-range', 'The target is out of range.'),
  shieldBetween: refusal('shield-between', 'The shield is between this unit and its target.'),
  rangeBlocked: refusal('range-blocked', 'Every space between this unit and its target is taken.'),
  noSight: refusal('no-sight', 'This unit does not see its target.'),
  notAdjacent: refusal('not-adjacent', 'This unit attacks only what is next to it.'),
  diceMissing: refusal('dice-missing', 'Say how many dice you roll.'),
  diceNotAsked: refusal('dice-not-asked', 'This unit attacks with all its dice; there is no number to choose.'),
  tooManyDice: refusal('too-many-dice', 'This unit does not have that many dice for a roll.'),

  noSuchGrid: refusal('no-such-grid', 'There is no such grid.'),
  gridPassed: refusal('grid-passed', 'Anakin has passed this grid.'),

  notAGroup: refusal('not-a-group', 'The card is about groups of another kind.'),
  badSpaceCount: refusal('bad-space-count', 'Name as many staging spaces as droids can be placed.'),
  spaceTwice: refusal('space-twice', 'A space can be named once only.'),
  notStaging: refusal('not-staging', 'Droids come to the palace on staging spaces only.'),

  notAnMtt: refusal('not-an-mtt', 'Droids are deployed at a transport of your own.'),
  notNextToMtt: refusal('not-next-to-mtt', 'Droids are deployed next to their transport.'),
  wrongKind: refusal('wrong-kind', 'The card deploys droids of another kind.'),
  tooManyFigures: refusal('too-many-figures', 'The card or the size of a group does not allow that many droids.'),
  notEnoughDroids: refusal('not-enough-droids', 'There are not that many destroyed droids of this kind.'),

  nothingToUndo: refusal('nothing-to-undo', 'There is nothing that could be taken back.'),

  badBlockCount: refusal('bad-block-count', 'Block exactly as many numbers as the dice have hits.'),
  blockTwice: refusal('block-twice', 'A number can be blocked once only.'),
  notOpen: refusal('not-open', 'This number is not open.'),

  bonusSum: refusal('bonus-sum', 'Take exactly as many bonus cards as you have won.'),
  deckTooSmall: refusal('deck-too-small', 'One of the decks does not have that many cards.'),
} as const satisfies Record<string, Refusal>;
