import type { FieldView, FormValue, FormValues, Posture } from './battle.ts'

/** In Sight by groups: what the player says of it in few words, and the whole of it as main makes it from that. */

/** What is different about one man: a field of his line in the form, or that he sees nobody. */
export interface InSightUnlike {
  readonly figure: number
  readonly field: string
  readonly value: FormValue
}

/** The field of what is different that takes a man out of it. */
export const seesNobody = 'seesNobody'

/** Dice of one man, as far as they are typed. */
export interface InSightDice {
  readonly figure: number
  readonly faces: readonly number[]
}

/** What the player has said; main begins with what it knows for all that he has not. */
export interface InSightSaid {
  /** Groups of both sides; null: those that are selected, or may see each other. */
  readonly groups: readonly number[] | null
  /** One distance for all; null: as remembered. */
  readonly inches: number | null
  /** Whoever acts has moved in this activation, or has not; null: as far as it is known. */
  readonly moved: boolean | null
  readonly again: boolean
  /** Figures that stand closer than all who are not named, closest first. */
  readonly closest: readonly number[]
  readonly unlike: readonly InSightUnlike[]
  /** Lines of those who see nobody until somebody charges into their sight. */
  readonly newcomers: readonly FormValues[]
  readonly dice: readonly InSightDice[]
  /** About whom the player would say something else: his fields are wanted. */
  readonly about: number | null
}

export interface InSightMan {
  readonly figure: number
  /** "Mercer", "E1 1": a line of the page has no room for more, nor has that which names him beside it. */
  readonly name: string
  /** Dice that he rolls. */
  readonly dice: number
  /** Why he rolls none, in a word or two; null where he rolls. */
  readonly none: string | null
  readonly faces: readonly { readonly face: number; readonly counts: boolean }[]
  /** Null while dice are missing. */
  readonly successes: number | null
  /** "E1 1", "Mercer". */
  readonly target: string
}

export interface InSightSide {
  readonly side: 'ours' | 'theirs'
  /** Its groups: "A", "E1 and E2". */
  readonly name: string
  /** "Sgt Mercer, J.", "Local VC"; who leads the first of them. */
  readonly title: string
  /** What holds for all of it, with its dice: "active and moved: -1d6". */
  readonly tells: readonly string[]
  /** How most of it stand; null where nobody can be said to. */
  readonly stands: Posture | null
  /** Of the side that acts: it has moved, or some of it have, but for exceptions; null on the side that answers. */
  readonly moved: boolean | 'some' | null
  /** As far as it is known some of it have moved and some have not. */
  readonly someMoved: boolean
  /** Who chooses targets first, and who begins again: a sentence; null on the side that answers. */
  readonly targets: string | null
  /** Closest first. */
  readonly men: readonly InSightMan[]
  readonly dice: number
}

/** What is different about one man, with what it changes. */
export interface InSightUnlikeView {
  readonly figure: number
  readonly name: string
  readonly side: 'ours' | 'theirs'
  /** The field of his line; `posture` and `prone` where the battle knows it of him. */
  readonly field: string
  /** "in cover", "distance to E1 3". */
  readonly text: string
  /** `19", not 14"`. */
  readonly effect: string
}

/** One who acts, with what he will do as things stand. */
export interface InSightAct {
  readonly figure: number
  readonly name: string
  readonly side: 'ours' | 'theirs'
  readonly target: string
  /** "a 4 or less: 3 dice", "outgunned: Duck Back". */
  readonly does: string
  /** He only ducks back. */
  readonly ducks: boolean
}

/** All who act at the same moment. */
export interface InSightHead {
  readonly successes: number
  readonly acts: readonly InSightAct[]
}

export interface InSightView {
  /** Why it cannot be done now; null when it can. */
  readonly refused: string | null
  readonly page: number
  /** "A and E1". */
  readonly title: string
  readonly groups: readonly {
    readonly id: number
    readonly name: string
    readonly side: 'ours' | 'theirs'
    readonly men: number
    readonly sees: boolean
  }[]
  readonly inches: number
  /** Of a further round, where the house plays such; null where it does not. */
  readonly again: boolean | null
  readonly sides: readonly InSightSide[]
  readonly unlike: readonly InSightUnlikeView[]
  /** What can be different about the man who was asked about, and how it is now. */
  readonly fields: readonly FieldView[]
  readonly line: FormValues
  /** Who sees a charge only, as it is asked; null where nobody is to charge, or all are in sight already. */
  readonly newcomers: FieldView | null
  /** The form of the action, filled. */
  readonly values: FormValues
  /** Why it cannot be played as it stands; null when it can. */
  readonly problem: string | null
  /** Most successes first, of those whose dice are known. */
  readonly heads: readonly InSightHead[]
  /** Who has no action, of those whose dice are known. */
  readonly idle: readonly string[]
  /** The step is under way. */
  readonly underWay: {
    /** The head that it has come to, null before the first. */
    readonly at: number | null
    /** Who has fallen in it so far. */
    readonly fallen: readonly number[]
  } | null
  /** Keys of the first throw of all, which makes the order, and of the one that a head begins with. */
  readonly orders: string
  readonly decides: string
}
