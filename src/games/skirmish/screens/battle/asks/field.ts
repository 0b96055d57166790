import { naming, type Draft, type Named } from './draft.ts'

type Keys<T> = { [K in keyof Draft]: Draft[K] extends T ? K : never }[keyof Draft]

/** A figure that may be ticked. */
export interface Pickable {
  readonly figure: number
  readonly name: string
  /** "M16, 2 counters" */
  readonly detail: string
}

/** What may be told of a ticked figure besides. */
export type Tells = 'cover' | 'direct' | 'inches'

/** A field of a form of the battle. */
export type Field =
  | {
      readonly kind: 'number'
      readonly name: Keys<number>
      readonly label: string
      readonly least: number
      readonly most: number
      readonly unit?: string
      readonly hint?: string
    }
  | {
      readonly kind: 'choice'
      readonly name: Keys<string>
      readonly label: string
      readonly options: readonly { readonly value: string; readonly label: string; readonly refused: string | null }[]
      /** What is said where there is nothing to choose from. */
      readonly none?: string
    }
  | {
      readonly kind: 'text'
      readonly name: Keys<string>
      readonly label: string
      readonly hint: string
      readonly wanted: boolean
    }
  | { readonly kind: 'flag'; readonly name: Keys<boolean>; readonly label: string; readonly hint?: string }
  | {
      readonly kind: 'figures'
      readonly label: string
      /** What whoever is named does or is, in a word for his row: "target". */
      readonly part: string
      readonly among: readonly Pickable[]
      readonly tells: readonly { readonly what: Tells; readonly label: string; readonly most?: number }[]
      readonly least: number
      /** One of them at most. */
      readonly one?: boolean
      readonly none?: string
    }
  | {
      readonly kind: 'noises'
      readonly label: string
      readonly makers: readonly (Pickable & { readonly pips: number })[]
    }

/** A field in which figures are named. */
export type FiguresField = Extract<Field, { kind: 'figures' }>

/** @returns who is named after one of those to be ticked was pressed. */
export function ticked({ one }: Pick<FiguresField, 'one'>, named: readonly Named[], figure: number): readonly Named[] {
  if (one) return [naming(figure)]
  return named.some((other) => other.figure === figure)
    ? named.filter((other) => other.figure !== figure)
    : [...named, naming(figure)]
}
