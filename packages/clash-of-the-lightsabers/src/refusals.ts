import { refusal, refusals, type Refusal } from '@theed/tabletop';

/** Why a move is not taken, besides the refusals of any table. Their codes are part of the protocol. */
export const clashRefusals = {
  wrongPhase: refusals.wrongPhase,
  badCount: refusal('bad-count', 'A plan has three cards, one for each battle.'),
  cardTwice: refusal('card-twice', 'A card can be planned for one battle only.'),
  notInHand: refusal('not-in-hand', 'This card is not in your hand.'),
  alreadyPlanned: refusal('already-planned', 'You have placed your cards. Take them back first to change your plan.'),
  noPlan: refusal('no-plan', 'You have not placed your cards, so there is nothing to take back.'),
  locked: refusal('locked', 'This card cannot be taken back any more.'),
  alreadyChosen: refusal('already-chosen', 'You have chosen a card. Take it back first to choose another.'),
  noChoice: refusal('no-choice', 'You have not chosen a card, so there is nothing to take back.'),
  notYourTurn: refusal('not-your-turn', 'You are not asked for anything now.'),
  leading: refusal('leading', 'You are winning this battle. The one who trails plays a card or concedes.'),
  standoff: refusal('standoff', 'A battle cannot be conceded in a Standoff.'),
} as const satisfies Record<string, Refusal>;
