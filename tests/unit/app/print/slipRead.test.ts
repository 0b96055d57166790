import { PDFDocument, type PDFTextField } from '@cantoo/pdf-lib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormRead } from '../../../../src/contract/print.ts'
import type { SlipView } from '../../../../src/contract/slip.ts'
import { formCode } from '../../../../src/games/fng/sheets/shared/formCode.ts'
import { atPhase, lastEntry, mustered, playOn, refusal, testProgram } from '../../../support/program.ts'
import { throwsOf } from '../../../support/throwsOf.ts'
import { boxNames, fillPdf, type Writing } from '../../sheets/filledPdf.ts'

/** Seed 2 has its first contact in the second half-month. */
async function standingAt(phase: string) {
  const { api, sheets } = testProgram()
  const campaign = await mustered(api, 2)
  const playTo = (to: string) => playOn(api, campaign, { dice: 'program', seed: 2 }, atPhase(to))
  await playTo(phase)
  await api('print.sheets', { campaign, sheets: [{ sheet: 'diceSlip' }] })
  const pdf = sheets.at(-1)!.bytes
  const names = await boxNames(pdf)
  const document = await PDFDocument.load(pdf)
  const most = new Map(
    names.map((name, i) => [name, (document.getForm().getFields()[i] as PDFTextField).getMaxLength()!]),
  )
  const { phases } = await api('slip.foresee', { campaign })
  return {
    ...{ api, campaign, names, most, playTo },
    slip: { phases } as SlipView,
    read: async (writing: Writing): Promise<FormRead> => {
      const bytes = Buffer.from(await fillPdf(pdf, writing)).toString('base64')
      return api('print.readForm', { campaign, name: 'slip.pdf', bytes })
    },
  }
}
type Standing = Awaited<ReturnType<typeof standingAt>>

/** @returns the box of a throw in words that stand beside it, filled with a face for each die. */
function throwIn({ slip, names }: Standing, words: string, face: number): Writing {
  const one = throwsOf(slip).find(({ text }) => text === words)!
  const own = names.find((name) => name.endsWith(` ${one.step}:${one.subject}:${one.rank}`))!
  return { [own]: String(face).repeat(one.count) }
}

/** @returns every throw of the slip, each die with the same face. */
const allCertain = ({ slip, names }: Standing, face: number): Writing =>
  Object.fromEntries(
    throwsOf(slip).map(({ step, subject, rank, count }) => [
      names.find((name) => name.endsWith(` ${step}:${subject}:${rank}`))!,
      String(face).repeat(count),
    ]),
  )

const faults = ({ boxes }: FormRead) => boxes.map(({ fault }) => fault)

describe('a dice slip that was filled in as a PDF', () => {
  it('is read throw by throw, each named as it stands on the paper', async () => {
    const at = await standingAt('area')
    const writing = { ...throwIn(at, 'Coastal', 4), ...throwIn(at, 'II Corps', 3), ...throwIn(at, 'Sector 3', 7) }
    const read = await at.read(writing)
    expect(read.place).toMatchObject({ page: { hash: '#slip' }, note: null })
    expect(read.boxes.map(({ box, label, written, value, fault }) => [box, label, written, value, fault])).toEqual([
      ['1', 'Area of operations: Coastal', '4', '4', null],
      ['4', 'Political status: II Corps', '33', '33', null],
      ['12', 'Terrain: Sector 3', '77', null, 'A die shows 1 to 6.'],
    ])
    expect(read.dice!.map(({ step, faces }) => [step, faces])).toEqual([
      ['rollArea', [4]],
      ['rollPoliticalStatus', [3, 3]],
    ])
  })

  it('says which throw takes more dice, and takes none of it', async () => {
    const at = await standingAt('area')
    const [name] = Object.keys(throwIn(at, 'Sector 3', 1))
    const read = await at.read({ [name!]: '5' })
    expect([faults(read), read.dice]).toEqual([['It takes 2 dice.'], []])
    expect(read.refused).toMatchObject([{ step: 'rollTerrain', subject: 3, rank: 0 }])
  })

  it('has other codes before and after the battle: what is over is not taken for what comes', async () => {
    const at = await standingAt('area')
    const halfMonth = 2
    const open = async (form: 'setUpSlip' | 'aftermathSlip') =>
      (await at.api('print.code', { campaign: at.campaign, code: formCode(form, halfMonth) })).note
    const writing = throwIn(at, 'Coastal', 4)
    expect((await at.read(writing)).code).toBe(formCode('setUpSlip', halfMonth))
    expect(await open('aftermathSlip')).toBe('The aftermath of late January 1967 has not begun yet.')
    await at.playTo('recovery')
    const over = 'The set-up of late January 1967 is over: its dice have been played.'
    expect((await refusal(at.read(writing))).message).toBe(
      `"slip.pdf" holds the form ${formCode('setUpSlip', halfMonth)}. ${over} Nothing was changed.`,
    )
    expect([await open('setUpSlip'), await open('aftermathSlip')]).toEqual([over, null])
  })

  it('tells which of its throws are over by now, and still takes the others', async () => {
    const at = await standingAt('area')
    await at.playTo('terrain')
    const read = await at.read({ ...throwIn(at, 'Coastal', 4), ...throwIn(at, 'Sector 3', 2) })
    expect(faults(read)).toEqual(['This throw is over: its dice have been played.', null])
    expect(read.dice).toMatchObject([{ step: 'rollTerrain', subject: 3, faces: [2, 2] }])
  })
})

describe('the boxes of throws that may come', () => {
  const out = 'It does not come, as the other dice fall: left out.'
  const open = 'Whether it comes hangs on what is still open before it: type it when it is asked for.'
  /** @returns boxes of a kind of throws with the same faces each. */
  const perhaps = ({ names }: Standing, key: string, faces: string): Writing =>
    Object.fromEntries(
      names.filter((name) => name.endsWith(`?${key.replaceAll('.', '~')}`)).map((name) => [name, faces]),
    )
  const told = ({ boxes }: FormRead) =>
    boxes
      .filter(({ box }) => /^[a-z]/.test(box))
      .map(({ box, label, value, fault, note = null }) => [box, label, value, fault, note])

  it('are for the throws that the other dice bring, in their order; what does not come is left out with a word', async () => {
    const at = await standingAt('terrain')
    const read = await at.read({
      ...allCertain(at, 2),
      ...perhaps(at, 'river.direction', '2'),
      ...perhaps(at, 'river.width', '3'),
      ...perhaps(at, 'terrain.ii-corps.interior', '22'),
      ...perhaps(at, 'terrain.civilians-present', '6'),
      ...perhaps(at, 'mission.marker-sector', '5'),
    })
    expect(told(read)).toEqual([
      ['a1', 'Terrain: Course of a river: from sector 1', '2', null, null],
      ['a2', 'Terrain: Course of a river: from sector 4', '2', null, null],
      ['b1', 'Terrain: Width of the river: sector 1, 8 + 1d6"', '3', null, null],
      ['b2', 'Terrain: Width of the river: sector 4, 8 + 1d6"', '3', null, null],
      ['c1', 'Terrain: II Corps, Interior, Population Value 2', null, null, out],
      ['d1', 'Buildings and civilians: Are there civilians?: Population Value 2', '6', null, null],
      ['e1', 'Enemy markers: Sector of PEF 2', '5', null, null],
    ])
    const reply = await at.api('slip.play', { campaign: at.campaign, throws: [...read.dice!] })
    expect(reply).toMatchObject({ question: null, waiting: [], notNeeded: [] })
    const { answers } = await lastEntry(at.api, at.campaign, 'rollTerrain')
    expect(answers.map(({ by }) => by)).toEqual(answers.map(() => 'player'))
  })

  it('wait where a throw before them is still open, and nothing of theirs is taken', async () => {
    const at = await standingAt('terrain')
    const read = await at.read({ ...allCertain(at, 2), ...perhaps(at, 'mission.marker-sector', '5') })
    expect(told(read)).toEqual([['e1', 'Enemy markers: Sector of PEF 2', null, null, open]])
    expect(read.dice).toHaveLength(throwsOf(at.slip).length)
  })

  it('are for no throw that the slip numbers, though it be of their kind', async () => {
    const at = await standingAt('area')
    // A tie is thrown again on the table on which the areas were thrown.
    const ties = perhaps(at, 'campaign.area-of-operations', '5')
    const numbered = { ...throwIn(at, 'Coastal', 4), ...throwIn(at, 'Interior', 4) }
    expect((await at.read({ ...numbered, ...ties })).dice).toHaveLength(2)
    const tied = await at.read({ ...numbered, ...throwIn(at, 'Highlands', 2), ...ties })
    expect(tied.dice!.map(({ subject, rank, faces }) => [subject, rank, faces])).toEqual([
      ...[0, 1, 2].map((subject) => [subject, 0, [subject === 2 ? 2 : 4]]),
      ...[1, 2].flatMap((rank) => [0, 1].map((subject) => [subject, rank, [5]])),
    ])
  })

  it('with what is on no die are told as any other', async () => {
    const at = await standingAt('terrain')
    const [name] = Object.keys(perhaps(at, 'mission.marker-sector', ''))
    expect(faults(await at.read({ [name!]: '8' }))).toEqual(['A die shows 1 to 6.'])
  })
})

it('whatever is written in: every die that is taken is for a throw that comes', async () => {
  const at = await standingAt('terrain')
  const { api, campaign, names } = at
  const written = fc.constantFrom('', '1', '2', '3', '4', '5', '6', '11', '24', '36', '45', '53', '62', '70')
  await fc.assert(
    fc.asyncProperty(fc.array(written, { minLength: names.length, maxLength: names.length }), async (faces) => {
      // What takes one die only is filled with one.
      const writing = names.map((name, i) => [name, faces[i]!.slice(0, at.most.get(name))] as const)
      fc.pre(writing.some(([, line]) => line !== ''))
      const { boxes, dice } = await at.read(Object.fromEntries(writing))
      expect(boxes.filter(({ value }) => value !== null)).toHaveLength(dice!.length)
      const reply = await api('slip.play', { campaign, throws: [...dice!], dice: 'program' })
      expect(reply.notNeeded).toEqual([])
      if (reply.question) await api('pending.cancel', { campaign })
      if (reply.played.length > 0) await api('journal.undo', { campaign })
    }),
    { numRuns: 10 },
  )
})

it('a slip that would be empty is listed with its lack', async () => {
  const { api, campaign, playTo } = await standingAt('area')
  const lack = async () => (await api('print.offers', { campaign })).find(({ sheet }) => sheet === 'diceSlip')!.lacking
  expect(await lack()).toBeNull()
  await playTo('absences')
  const empty = 'There is nothing to throw ahead just now: the slip would be empty.'
  expect(await lack()).toBe(empty)
  expect((await refusal(api('print.sheets', { campaign, sheets: [{ sheet: 'diceSlip' }] }))).message).toContain(empty)
})
