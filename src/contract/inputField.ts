/** One field of a step's input as a form shows it, filled from where the tour stands. */
export type InputField = {
  /** Where it stands in the input: `['men', 2, 'fate']`; of a field within rows, in one of them. */
  readonly path: readonly (string | number)[]
  /** "Cpl Reyes, J."; null for what belongs to nobody in particular. */
  readonly group: string | null
  readonly label: string
  readonly help?: string
} & (
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      /** Parts of one too. */
      readonly fraction?: true
      readonly unit?: string
      /** Left empty it is null. */
      readonly orNull?: true
    }
  | {
      readonly kind: 'text'
      readonly max: number
      readonly long: boolean
      /** Left empty it is null. */
      readonly orNull?: true
      /** It must not be empty. */
      readonly needed?: true
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly InputOption[] }
  | { readonly kind: 'many'; readonly options: readonly InputOption[]; readonly least?: number }
  /** Short texts, one a line. */
  | { readonly kind: 'lines'; readonly least: number; readonly most: number }
  | {
      readonly kind: 'rows'
      readonly fields: readonly InputField[]
      /** A row more, as it begins. */
      readonly blank: unknown
      readonly least: number
      readonly most: number
    }
)

export interface InputOption {
  readonly value: string | number | null
  readonly label: string
}

/** The default form of a step, where the tour stands. */
export interface StepFormView {
  readonly title: string
  readonly button: string
  /** What the form begins with; the fields' paths lead into it. */
  readonly input: unknown
  readonly fields: readonly InputField[]
  /** Why it cannot be filled: a list to pick from is empty; null where it can. */
  readonly refused: string | null
}
