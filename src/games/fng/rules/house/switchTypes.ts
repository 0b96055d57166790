/** A question of how a campaign is played that has more than one answer. */
export interface Switch {
  /** Its name in code and in files. */
  readonly name: string
  /** What it is about, for the player. */
  readonly title: string
  /** The question in a sentence. */
  readonly about: string
  /** Printed page that leaves it open or offers it. */
  readonly page: number
  /** A ruling with two playable readings, or a rule that a campaign may leave out or take in. */
  readonly kind: 'ruling' | 'optional'
  /** The answers; the first is how this program plays when nothing is said. */
  readonly options: readonly SwitchOption[]
}

export interface SwitchOption {
  readonly value: string
  readonly label: string
}

/** Keeps the literal types of switches, so that a misspelt name or value does not compile. */
export const defineSwitches = <const S extends readonly Switch[]>(switches: S): S => switches
