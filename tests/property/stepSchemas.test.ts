import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Field, Fields, Form } from '../../src/contract/form.ts'
import { fngForms } from '../../src/games/fng/contract/forms.ts'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import { skirmishForms } from '../../src/games/skirmish/contract/forms.ts'
import { skirmishSteps } from '../../src/games/skirmish/contract/steps.ts'

/** The schemas as they stood before they were made of fields: entries of old journals came through them. */

const id = z.int().positive()
const some = z.string().trim().min(1).max(60)
const words = z.string().trim().max(200)
const inches = z.number().min(0).max(999)
const weapon = z.string().min(1).max(20)
const man = z.strictObject({ name: some, weapon })
const phases = z.int().min(1).max(3).default(1)
const cover = z.boolean().default(false)
const grenade = z.enum(['fragmentation', 'phosphorus', 'third'])
const ids = z.array(id).min(1).max(60)
const meeting = z.strictObject({ figure: id, other: id, inches })
const optionalId = id.nullable().default(null)

const old: Readonly<Record<'fng' | 'skirmish', Readonly<Record<string, z.ZodType>>>> = {
  fng: {
    renameSoldier: z.strictObject({ soldierId: id, firstName: z.string().trim().max(60), lastName: some }),
    rerollName: z.strictObject({ soldierId: id }),
    moveSoldier: z.strictObject({ soldierId: id, billetId: id }),
    adjustPoints: z.strictObject({ points: z.int().min(-99).max(99), reason: z.string().trim().min(1).max(200) }),
    leaveTable: z.strictObject({ player: id }),
    removePrintSetup: z.strictObject({ setup: id }),
    writeNote: z.strictObject({
      note: optionalId,
      soldierId: optionalId,
      missionId: optionalId,
      halfMonth: z.int().min(0).max(47).nullable().default(null),
      text: z.string().max(20000),
    }),
    changeCaption: z.strictObject({ pictureId: id, caption: z.string().trim().max(300) }),
    removePicture: z.strictObject({ pictureId: id }),
  },
  skirmish: {
    beginCampaign: z.strictObject({
      title: some,
      players: z.array(z.strictObject({ name: some, force: z.string().trim().max(60) })).length(2),
    }),
    addSquad: z.strictObject({ side: id, name: some, men: z.array(man).max(30) }),
    addMen: z.strictObject({ squad: id, men: z.array(man).min(1).max(30) }),
    nameSquad: z.strictObject({ squad: id, name: some }),
    moveMan: z.strictObject({ man: id, squad: id }),
    correctMan: z.strictObject({ man: id, name: some, weapon, status: z.enum(['fit', 'out']), note: words }),
    layMines: z.strictObject({ side: id, places: z.array(words).min(1).max(40) }),
    callShot: z.strictObject({ target: words, bySmoke: z.boolean().default(false) }),
    smokeRound: z.strictObject({ target: words, landed: words.nullable().default(null) }),
    strike: z.strictObject({
      blast: id,
      figures: z
        .array(z.strictObject({ figure: id, cover, direct: z.boolean().default(false) }))
        // Nobody may have been near: that was not to be said before.
        .max(60),
    }),
    move: z.strictObject({ figures: ids, way: z.enum(['ordinary', 'tactical']), phases }),
    listen: z.strictObject({
      figure: id,
      friendFired: z.boolean().default(false),
      noises: z.array(z.strictObject({ figures: ids, inches })).max(20),
    }),
    meet: meeting,
    spot: meeting,
    fire: z.strictObject({
      figure: id,
      phases,
      inArc: z
        .array(z.strictObject({ figure: id, cover }))
        .min(1)
        .max(60),
    }),
    speculativeFire: z.strictObject({ figure: id, way: z.enum(['fire', 'throw', 'launch']), at: words }),
    grenade: z.strictObject({ figure: id, way: z.enum(['throw', 'launch']), grenade, target: words, inches }),
    fireMortar: z.strictObject({
      mortar: id,
      grenade,
      target: words,
      shiftInches: inches.default(0),
      inSight: z.boolean(),
    }),
    moveMortar: z.strictObject({ mortar: id }),
    placeClaymore: z.strictObject({ figure: id, place: words }),
    fireClaymore: z.strictObject({
      figure: id,
      claymore: id,
      inches,
      inArc: z.array(z.strictObject({ figure: id, inches })).max(60),
    }),
    setOffMine: z.strictObject({ figure: id, mine: id }),
    runOver: z.strictObject({ vehicle: id, figure: id }),
    takeRadio: z.strictObject({ figure: id }),
    byHand: z.strictObject({
      figure: id,
      counters: z.int().min(0).max(99),
      out: z.boolean(),
      words: words.default(''),
    }),
    endTurn: z.strictObject({ keep: z.array(id).max(100).default([]) }),
    endGame: z.strictObject({
      winner: id.nullable(),
      words: words.default(''),
      agreed: z.array(id).max(2).nullable().default(null),
    }),
  },
}

const now = { fng: { forms: fngForms, steps: fngSteps }, skirmish: { forms: skirmishForms, steps: skirmishSteps } }

/** Values around the bounds of a field, some of them wrong. */
function valueFor(field: Field): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(null, undefined, 0, -1, 1.5, '', ' ', 'x', true, [], {}, [0], [null], ['  '])
  const letters = (most: number) =>
    fc.constantFrom(most - 1, most, most + 1).chain((count) => fc.constantFrom('', ' ', 'ab', 'x'.repeat(count)))
  const listOf = (one: fc.Arbitrary<unknown>, least: number, most: number) =>
    fc
      .constantFrom(Math.max(0, least - 1), least, Math.min(most, least + 2), most, most + 1)
      .chain((count) => fc.array(one, { minLength: count, maxLength: count }))
  switch (field.kind) {
    case 'number':
      return fc.oneof(fc.constantFrom(field.least - 1, field.least, field.most, field.most + 1, field.least + 0.5), odd)
    case 'text':
    case 'key':
      return fc.oneof(letters(field.most), odd)
    case 'flag':
      return fc.oneof(fc.boolean(), odd)
    case 'choice':
      return fc.oneof(fc.constantFrom(...field.options.map(({ value }) => value)), odd)
    case 'pick':
      return fc.oneof(fc.integer({ min: -1, max: 4 }), odd)
    case 'picks':
      return fc.oneof(listOf(fc.integer({ min: 0, max: 9 }), field.least, field.most), odd)
    case 'texts':
      return fc.oneof(listOf(letters(field.each), field.least, field.most), odd)
    case 'rows':
      return fc.oneof(listOf(inputFor(field.fields), field.least, field.most), odd)
  }
}

/** Inputs that are right more often than not, lack a field now and then, or have one too many. */
function inputFor(fields: Fields): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fc.oneof({ weight: 1, arbitrary: valueFor(field) }, { weight: 5, arbitrary: rightFor(field) }),
    ]),
  )
  return fc
    .tuple(fc.record(values), fc.constantFrom(...Object.keys(fields)), fc.nat(19))
    .map(([input, name, chance]) => {
      if (chance === 0) return { ...input, more: 1 }
      return chance > 2 ? input : Object.fromEntries(Object.entries(input).filter(([key]) => key !== name))
    })
}

function rightFor(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
      return fc.integer({ min: field.least, max: field.most })
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'flag':
      return fc.boolean()
    case 'pick':
      return fc.integer({ min: 1, max: 99 })
    case 'text':
    case 'key':
      return fc.constantFrom('a', ' b', 'c ')
    case 'picks':
      return fc.array(fc.integer({ min: 1, max: 99 }), { minLength: Math.max(1, field.least), maxLength: 3 })
    case 'texts':
      return fc.array(fc.constantFrom('a', ' b '), { minLength: Math.max(1, field.least), maxLength: 3 })
    case 'rows':
      return fc.array(inputFor(field.fields), { minLength: Math.max(1, field.least), maxLength: 2 })
  }
}

describe.each(['fng', 'skirmish'] as const)('the schemas of %s that are made of fields', (game) => {
  const { forms, steps } = now[game]
  it.each(Object.entries(old[game]))('%s takes what it took, and makes the same of it', (step, before) => {
    const { fields } = (forms as Readonly<Record<string, Form>>)[step]!
    const schema = (steps as Readonly<Record<string, z.ZodType>>)[step]!
    let taken = 0
    fc.assert(
      fc.property(inputFor(fields), (input) => {
        const [was, is] = [before.safeParse(input), schema.safeParse(input)]
        expect([is.success, is.data]).toEqual([was.success, was.data])
        if (is.success) taken++
      }),
      { seed: 1967, numRuns: 150 },
    )
    expect(taken).toBeGreaterThan(5)
  })
})
