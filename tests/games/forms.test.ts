import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Fields } from '../../src/contract/form.ts'
import type { InputField } from '../../src/contract/inputField.ts'
import { games } from '../../src/games/games.ts'
import { listsOf } from '../../src/main/app/campaign/formOf.ts'
import { formOfInput, newForm } from '../../src/main/app/campaign/stepForm.ts'

const root = join(import.meta.dirname, '../..')

/** @returns all that stands in the screens of a folder. */
function screensIn(folder: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const screens = files.filter((file) => /\.(ts|vue)$/.test(file))
  return screens.map((file) => readFileSync(join(root, folder, file), 'utf8')).join('\n')
}

const core = screensIn('src/renderer')

/** Taken by the terminal alone: the roster corrects a name with all else of a man. */
const fromTerminal = ['fng.renameSoldier']

describe.each(games.map((game) => [game.contract.title, game] as const))('%s', (_, { contract, packs }) => {
  const { id, steps } = contract
  const own = screensIn(`${existsSync(join(root, 'src/games', id)) ? 'src' : 'tests'}/games/${id}/screens`)
  /** Taken with what stands in a file, not in a form. */
  const outOfFiles = packs?.step

  it('has a screen that takes every step that takes anything: by a form of its fields, or one of its own', () => {
    const taking = Object.entries(steps).filter(
      ([, schema]) => !(schema instanceof z.ZodObject) || Object.keys(schema.shape).length > 0,
    )
    const lacking = taking.filter(
      // Steps that games share by name, such as those of house rules, are taken by the program's own screens.
      ([step]) =>
        step !== outOfFiles &&
        !fromTerminal.includes(`${id}.${step}`) &&
        !own.includes(`'${id}.${step}'`) &&
        !own.includes(`"${id}.${step}"`) &&
        !own.includes(`'${step}'`) &&
        !core.includes(`'${step}'`),
    )
    expect(lacking.map(([step]) => step)).toEqual([])
  })
})

/** @returns every field's path into the input, those of rows by the row that would be added. */
const missing = (fields: readonly InputField[], input: unknown): string[] =>
  fields.flatMap((field) => {
    const value = field.path.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], input)
    const inRows = field.kind === 'rows' ? missing(field.fields, field.blank) : []
    return value === undefined ? [field.path.join('.'), ...inRows] : inRows
  })

/** An input as an entry might hold it, of rows that are gone. */
const heldBy = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, heldIn(field)]))

function heldIn(field: Fields[string]): unknown {
  switch (field.kind) {
    case 'number':
      return field.most
    case 'text':
      return 'x'
    case 'flag':
      return true
    case 'choice':
      return field.options.at(-1)!.value
    case 'pick':
      return 9999
    case 'key':
      return 'gone'
    case 'picks':
      return [9998, 9999]
    case 'texts':
      return ['x']
    case 'rows':
      return Array.from({ length: Math.max(1, field.least) }, () => heldBy(field.fields))
  }
}

describe.each(games.map((game) => [game.contract.title, game] as const))('forms of fields: %s', (_, game) => {
  const { steps, forms = {} } = game.contract
  const { empty } = game.system
  const options = listsOf(game, empty, null)
  const cases = Object.entries(forms)

  it.each(cases)('%s begins with all its fields, also where nothing is there to pick from', (_step, form) => {
    const { fields, input, title, button } = newForm(form, options)
    expect([title, button].every((words) => words !== '')).toBe(true)
    expect(fields.map(({ path }) => path[0])).toEqual(Object.keys(form.fields))
    expect(missing(fields, input)).toEqual([])
  })

  it.each(cases)('%s is put right by fields that hold what was entered', (step, form) => {
    const input = heldBy(form.fields)
    expect(steps[step]!.parse(input)).toEqual(input)
    const made = formOfInput(form.fields, input, options)
    expect(made.input).toEqual(input)
    const open = Object.entries(form.fields).flatMap(([name, { fixed }]) => (fixed ? [] : [name]))
    expect(made.fields.map(({ path }) => path[0])).toEqual(open)
    for (const field of made.fields) {
      if (field.kind !== 'choice' && field.kind !== 'many') continue
      const held = [input[String(field.path[0])]].flat()
      expect(field.options.filter(({ value }) => held.includes(value))).toHaveLength(held.length)
    }
  })
})
