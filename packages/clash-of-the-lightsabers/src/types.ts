/**
 * What the rules of Clash of the Lightsabers, and everybody who shows them, speak about. All of it is plain JSON.
 *
 * Comments in this package name the clauses of docs/rules/clash.md (`C1`, `C2`, …) and use its marks: `[R]` printed,
 * `[I]` follows from the print, `[W]` from the web, `[O]` our own ruling.
 */
import type { CardId, Commitments, Deck, Handles, HiddenZone, Pile } from '@theed/tabletop';

/** `'0'` is always Qui-Gon Jinn, `'1'` always Darth Maul. [O] */
export type Side = '0' | '1';

export const SIDES: readonly Side[] = ['0', '1'];

export type Battle = 1 | 2 | 3;

export const BATTLES: readonly Battle[] = [1, 2, 3];

/** The `id` of a card in its side's deck list: `power-3`, `retreat`. */
export type Kind = string;

/** How sure we are of a card: printed in the rule sheet, only its name known, or our reconstruction. */
export type Attested = 'rules' | 'name' | 'no';

export type EffectKind = 'draw' | 'retreat' | 'deflect' | 'surge' | 'disrupt' | 'renew' | 'laser-gates';

export interface Effect {
  readonly kind: EffectKind;
  /** How many cards; for `draw`, `deflect`, `disrupt` and `renew`. */
  readonly n?: number;
}

/** A kind of card in a deck: a Power Card has a `value`, a Special Card has `effects`. */
export interface CardSpec {
  readonly id: Kind;
  readonly count: number;
  readonly name: string;
  /** Attack Value, 0 to 5. */
  readonly value?: number;
  readonly effects?: readonly Effect[];
  readonly attested: Attested;
  /** Where we have it from, in a sentence. */
  readonly source?: string;
}

export interface DeckList {
  readonly side: 'qui-gon' | 'maul';
  readonly source?: string;
  readonly cards: readonly CardSpec[];
}

export interface ClashComponents {
  readonly decks: Readonly<Record<Side, DeckList>>;
}

/** What the players are asked for: three cards each, a card each (or from the one who has cards), or the trailing one's answer. */
export type Asked = 'plan' | 'standoff' | 'trailing';

/** How a battle ended. */
export type BattleEnd = 'concession' | 'retreat' | 'draw' | 'laser-gates';

/** A battle's outcome; `winner: null` is a draw. */
export interface BattleResult {
  readonly winner: Side | null;
  readonly by: BattleEnd;
}

export interface BattleState {
  /** Cards turned so far, in the order played. */
  rows: Record<Side, Pile<Kind>>;
  /** What Surges have added for each side. */
  surge: Record<Side, number>;
  result: BattleResult | null;
}

/** Face-down cards by the battle that they are meant for. */
export type Plan = Record<string, OpenCard>;

export interface SideState {
  /** The Final Duel card that the figure stands on, 1 to 5. */
  position: number;
  deck: Deck<Kind>;
  /** How often this side's deck has been shuffled: the counter in the label of the next shuffle. */
  shuffles: number;
  /** Likewise for the random discards that this side has suffered. */
  disrupts: number;
  hand: HiddenZone<Kind>;
  handles: Handles;
  /** Planned cards not yet turned, by battle, once both sides have placed. */
  plan: Plan;
  discard: Pile<Kind>;
}

export interface RoundResult {
  readonly results: Readonly<Record<string, BattleResult>>;
  readonly winner: Side | null;
  readonly steps: 0 | 1 | 2;
  /** Positions after the round. */
  readonly positions: Readonly<Record<Side, number>>;
}

export interface ClashState {
  round: number;
  /** 0 while planning. */
  battle: 0 | Battle;
  /** Counts each change of what is asked within a battle. */
  step: number;
  asked: Asked;
  /** The side that trails while `asked` is `trailing`. */
  trailing: Side | null;
  sides: Record<Side, SideState>;
  /** What each side has placed, until both have. */
  plans: Commitments<Plan>;
  /** Standoff choices not yet turned; only the seats that must choose take part. */
  choices: Commitments<OpenCard>;
  /** Battles of this round that have begun, by number. */
  battles: Record<string, BattleState>;
  /** Finished rounds, by number. */
  rounds: Record<string, RoundResult>;
  over: ClashOver | null;
}

export interface ClashOver {
  readonly winner: Side | null;
  readonly by: 'duel' | 'resign' | 'timeout' | 'abandon';
}

/** A card whose owner, or everybody, may look at it. */
export interface OpenCard {
  readonly id: CardId;
  readonly kind: Kind;
}

export interface SideView {
  readonly position: number;
  readonly deckSize: number;
  readonly handSize: number;
  /** The hand by card id; `null` if the viewer may not see it. */
  readonly hand: Readonly<Record<CardId, Kind>> | null;
  /** Whether this side's three cards lie face down (or have been turned since). */
  readonly placed: boolean;
  /** Battles for which a card of this side still lies face down. */
  readonly faceDown: readonly Battle[];
  /** Those cards by battle; `null` if the viewer may not see them. */
  readonly plan: Readonly<Record<string, OpenCard>> | null;
  /** Whether a Standoff choice of this side lies face down. */
  readonly chosen: boolean;
  /** That choice, if there is one and the viewer may see it. */
  readonly choice: OpenCard | null;
  /** In order of arrival. */
  readonly discard: Readonly<Record<string, Kind>>;
  /** The draw pile, top last, once the match is over; `null` before. */
  readonly deck: readonly Kind[] | null;
}

export interface BattleView {
  readonly rows: Readonly<Record<Side, Readonly<Record<string, Kind>>>>;
  readonly surge: Readonly<Record<Side, number>>;
  readonly totals: Readonly<Record<Side, number>>;
  readonly result: BattleResult | null;
}

/** What a viewer sees of the duel. */
export interface ClashView {
  readonly round: number;
  readonly battle: 0 | Battle;
  readonly asked: Asked;
  readonly trailing: Side | null;
  readonly sides: Readonly<Record<Side, SideView>>;
  readonly battles: Readonly<Record<string, BattleView>>;
  readonly rounds: Readonly<Record<string, RoundResult>>;
}

/**
 * What happens in a duel, one event for each step of a chain. `cards` that not everybody may see are `null` in the
 * views of others.
 */
export type ClashEvent =
  | { readonly type: 'round'; readonly round: number }
  /** The discard pile (or, in round 1, the whole deck) became the draw pile. */
  | { readonly type: 'shuffled'; readonly seat: Side; readonly count: number }
  | {
      readonly type: 'drew';
      readonly seat: Side;
      readonly count: number;
      readonly cards: Readonly<Record<CardId, Kind>> | null;
    }
  | { readonly type: 'planned'; readonly seat: Side }
  | { readonly type: 'unplanned'; readonly seat: Side }
  /** The planned cards of a battle were turned. */
  | { readonly type: 'revealed'; readonly battle: Battle; readonly cards: Readonly<Record<Side, Kind>> }
  | { readonly type: 'chose'; readonly seat: Side }
  | { readonly type: 'unchose'; readonly seat: Side }
  /** Standoff choices were turned: of both, or of the only side that had cards. */
  | { readonly type: 'turned'; readonly battle: Battle; readonly cards: Readonly<Partial<Record<Side, Kind>>> }
  /** The trailing side played a card. */
  | { readonly type: 'played'; readonly seat: Side; readonly battle: Battle; readonly card: Kind }
  /** Two Specials met and both were discarded. */
  | { readonly type: 'cancelled'; readonly battle: Battle; readonly cards: Readonly<Record<Side, Kind>> }
  /** A Special was carried out. What it did is in the fields that its effect has. */
  | {
      readonly type: 'effect';
      readonly seat: Side;
      readonly battle: Battle;
      readonly card: Kind;
      readonly effect: EffectKind;
      /** `deflect`, `disrupt`: the other side's cards that were discarded; `renew`: those taken back. */
      readonly cards?: readonly Kind[];
      /** `surge`: what was added. */
      readonly added?: number;
      /** `retreat`: Power Cards that went back to the hand, and what was discarded. */
      readonly returned?: readonly Kind[];
      readonly discarded?: readonly Kind[];
    }
  /** Totals were compared; `leader: null` is a Standoff. */
  | {
      readonly type: 'compared';
      readonly battle: Battle;
      readonly totals: Readonly<Record<Side, number>>;
      readonly leader: Side | null;
    }
  | { readonly type: 'conceded'; readonly seat: Side; readonly battle: Battle; readonly forced: boolean }
  | { readonly type: 'battle-over'; readonly battle: Battle; readonly winner: Side | null; readonly by: BattleEnd }
  | {
      readonly type: 'scored';
      readonly round: number;
      readonly winner: Side | null;
      readonly steps: 0 | 1 | 2;
      readonly positions: Readonly<Record<Side, number>>;
    }
  | { readonly type: 'resigned'; readonly seat: Side }
  | { readonly type: 'timed-out'; readonly seat: Side }
  | { readonly type: 'abandoned'; readonly seat: Side }
  | { readonly type: 'over'; readonly winner: Side | null; readonly by: ClashOver['by'] };
