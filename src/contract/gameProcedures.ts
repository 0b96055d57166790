import * as z from 'zod'
import { contracts } from '../games/contracts.ts'
import type { Form } from './form.ts'
import { campaign, telling } from './telling.ts'

/** The games, in the order in which they are offered. */
export const gameIds = contracts.map(({ id }) => id)
export type GameId = (typeof gameIds)[number]
/** What a call is about that asks of a campaign, or without one of a game. */
export type TourOrGame = { readonly campaign: string } | { readonly game: GameId }

type Contract = (typeof contracts)[number]
type ContractOf<Id> = Extract<Contract, { readonly id: Id }>
type Named<Part extends 'steps' | 'queries' | 'bookQueries'> = {
  [Id in Contract['id']]: `${Id}.${keyof ContractOf<Id>[Part] & string}`
}[Contract['id']]
type Fields<Part extends 'queries' | 'bookQueries', Id, Name extends string> =
  ContractOf<Id>[Part] extends Readonly<Record<Name, infer Shape extends z.ZodRawShape>> ? Shape : never

/** Every step of a game is a procedure of its own: `toy.roll`. */
export type StepName = Named<'steps'>
/** And so is every query: `toy.table`. */
export type QueryName = Named<'queries'> | Named<'bookQueries'>

type GameProcedures = {
  [P in StepName]: P extends `${infer Id}.${infer Name}`
    ? ContractOf<Id>['steps'] extends Readonly<Record<Name, infer Input extends z.ZodType>>
      ? z.ZodObject<typeof telling & { input: Input }, z.core.$strict>
      : never
    : never
} & {
  [P in Named<'queries'>]: P extends `${infer Id}.${infer Name}`
    ? z.ZodObject<{ campaign: typeof campaign } & Fields<'queries', Id, Name>, z.core.$strict>
    : never
} & {
  [P in Named<'bookQueries'>]: P extends `${infer Id}.${infer Name}`
    ? z.ZodObject<{ campaign: z.ZodOptional<typeof campaign> } & Fields<'bookQueries', Id, Name>, z.core.$strict>
    : never
}

/** @returns the form of a step, by its whole name, where its input is made of fields; null of all else. */
export function formOfStep(procedure: string): Form | null {
  const contract = contracts.find(({ id }) => procedure.startsWith(`${id}.`))
  const forms: Readonly<Record<string, Form>> = contract?.forms ?? {}
  const name = procedure.slice((contract?.id.length ?? 0) + 1)
  return Object.hasOwn(forms, name) ? forms[name]! : null
}

const procedureOf = (fields: z.ZodRawShape): z.ZodObject => z.strictObject(fields)

/** What each game brings. */
export const gameProcedures = Object.fromEntries(
  contracts.flatMap(({ id, steps, queries, bookQueries }) => [
    ...Object.entries(steps).map(([name, input]) => [`${id}.${name}`, procedureOf({ ...telling, input })]),
    ...Object.entries(queries).map(([name, fields]) => [`${id}.${name}`, procedureOf({ campaign, ...fields })]),
    ...Object.entries(bookQueries).map(([name, fields]) => [
      `${id}.${name}`,
      procedureOf({ campaign: campaign.optional(), ...fields }),
    ]),
  ]),
) as unknown as GameProcedures
