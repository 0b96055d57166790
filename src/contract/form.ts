import * as z from 'zod'

/**
 * What a step takes, as data: from its fields the schema, the form on the screen, the form in which an entry is put right
 * and the terminal's help are made. Only a step whose form must be more than a list of fields has one of its own.
 */

interface Common {
  readonly label: string
  /** One short sentence where the label does not say enough. */
  readonly help?: string
  /** It says what an entry is about: never changed afterwards. */
  readonly fixed?: true
  /** It may hold nothing: null. */
  readonly optional?: true
  /** What nothing is called in its list; left out: none. */
  readonly none?: string
}

export type Field =
  | (Common & {
      readonly kind: 'number'
      readonly least: number
      readonly most: number
      /** Parts of one too, as inches are measured. */
      readonly fraction?: true
      readonly unit?: string
      /** What a new form begins with; the least number where missing. */
      readonly start?: number
      readonly otherwise?: number | null
    })
  | (Common & {
      readonly kind: 'text'
      /** Letters. */
      readonly most: number
      /** Of several lines: kept as it was typed, where others lose the white around them. */
      readonly long?: true
      /** It must not be empty; of one line only. */
      readonly needed?: true
      readonly otherwise?: string | null
    })
  | (Common & { readonly kind: 'flag'; readonly otherwise?: boolean })
  | (Common & { readonly kind: 'choice'; readonly options: readonly Option[]; readonly otherwise?: string | null })
  /** A row of the state, by its id: one of a list that the game makes under this name. */
  | (Common & { readonly kind: 'pick'; readonly from: string; readonly otherwise?: null })
  /** One of such a list that goes by keys, of so many letters at most. */
  | (Common & { readonly kind: 'key'; readonly from: string; readonly most: number })
  /** Several rows of the state. */
  | (Common & {
      readonly kind: 'picks'
      readonly from: string
      readonly least: number
      readonly most: number
      readonly otherwise?: readonly never[] | null
    })
  /** Several short texts. */
  | (Common & {
      readonly kind: 'texts'
      readonly least: number
      readonly most: number
      /** Letters of each. */
      readonly each: number
      /** None of them is empty. */
      readonly needed?: true
    })
  /** A small table: several things with fields of their own. */
  | (Common & {
      readonly kind: 'rows'
      readonly fields: Fields
      readonly least: number
      readonly most: number
      readonly otherwise?: readonly never[] | null
    })

interface Option {
  readonly value: string
  readonly label: string
}

/** By the names that they have in the input. What a field means where an input is without it says `otherwise`. */
export type Fields = Readonly<Record<string, Field>>

/** A step's input. */
export interface Form {
  /** What the step does: "Put a man right". */
  readonly title: string
  /** What its button says; the title where missing. */
  readonly button?: string
  readonly fields: Fields
}

type Plain<F extends Field> = F extends { kind: 'number' | 'pick' }
  ? z.ZodNumber
  : F extends { kind: 'text' | 'key' }
    ? z.ZodString
    : F extends { kind: 'flag' }
      ? z.ZodBoolean
      : F extends { kind: 'choice'; options: readonly { readonly value: infer V extends string }[] }
        ? z.ZodEnum<{ [K in V]: K }>
        : F extends { kind: 'picks' }
          ? z.ZodArray<z.ZodNumber>
          : F extends { kind: 'texts' }
            ? z.ZodArray<z.ZodString>
            : F extends { kind: 'rows'; fields: infer G extends Fields }
              ? z.ZodArray<SchemaOf<G>>
              : never
type OrNull<F extends Field, S extends z.ZodType> = F extends { optional: true } ? z.ZodNullable<S> : S
type OrElse<F extends Field, S extends z.ZodType> = F extends { otherwise: unknown } ? z.ZodDefault<S> : S

/** The schema of an input: strict, and what has a meaning of its own where it is missing may be left out. */
export type SchemaOf<F extends Fields> = z.ZodObject<
  { -readonly [K in keyof F]: OrElse<F[K], OrNull<F[K], Plain<F[K]>>> },
  z.core.$strict
>

/** Keeps names and values as literal types. */
export const defineForms = <const F extends Readonly<Record<string, Form>>>(forms: F): F => forms

/** @returns the schema of each step by its form. */
export const schemasOf = <F extends Readonly<Record<string, Form>>>(
  forms: F,
): { readonly [K in keyof F]: SchemaOf<F[K]['fields']> } =>
  Object.fromEntries(Object.entries(forms).map(([step, { fields }]) => [step, schemaOf(fields)])) as never

/** @returns the schema of an input that is made of these fields. */
export const schemaOf = <F extends Fields>(fields: F): SchemaOf<F> =>
  z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, whole(field)]))) as never

function whole(field: Field): z.ZodType {
  const schema = field.optional ? plain(field).nullable() : plain(field)
  return 'otherwise' in field ? schema.default(field.otherwise) : schema
}

const id = z.int().positive()

const short = (most: number, needed?: true) =>
  z
    .string()
    .trim()
    .min(needed ? 1 : 0)
    .max(most)

function plain(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number':
      return (field.fraction ? z.number() : z.int()).min(field.least).max(field.most)
    case 'text':
      return field.long ? z.string().max(field.most) : short(field.most, field.needed)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options.map(({ value }) => value))
    case 'pick':
      return id
    case 'key':
      return z.string().min(1).max(field.most)
    case 'picks':
      return z.array(id).min(field.least).max(field.most)
    case 'texts':
      return z.array(short(field.each, field.needed)).min(field.least).max(field.most)
    case 'rows':
      return z.array(schemaOf(field.fields)).min(field.least).max(field.most)
  }
}

/** Names of the lists that fields pick from. */
type ListsIn<F> = F extends { readonly from: infer N extends string }
  ? N
  : F extends { readonly fields: infer G }
    ? ListsIn<G[keyof G]>
    : never

/** Names of the lists that a game's forms pick from. */
export type ListOf<Forms> = ListsIn<Forms[keyof Forms]>
