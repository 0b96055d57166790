import { describe, expect, it } from 'vitest'
import type { SlipView } from '../../../src/contract/slip.ts'
import type { Face } from '../../../src/contract/journal.ts'
import { readPdf } from '../sheets/readPdf.ts'
import {
  answersTo,
  atPhase,
  depthOf,
  entriesOf,
  expectSound,
  lastEntry,
  mustered,
  playOn,
  refusal,
  testProgram,
} from '../../support/program.ts'

/** Seed 2 has its first contact in the second half-month. */
async function standingAt(phase: string) {
  const program = testProgram()
  const campaign = await mustered(program.api, 2)
  await playOn(program.api, campaign, { dice: 'program', seed: 2 }, atPhase(phase))
  return { ...program, campaign }
}
const throwsOf = (slip: SlipView) => slip.phases.flatMap((phase) => phase.throws)
const allOf = (face: Face, slip: SlipView) => Array.from({ length: slip.dice }, () => face)

describe('slip.foresee', () => {
  it('numbers the throws of the set-up in the order they are asked for, up to who goes', async () => {
    const { api, campaign } = await standingAt('area')
    const slip = await api('slip.foresee', { campaign })
    expect(slip.title).toBe('The rest of the set-up')
    expect(throwsOf(slip).map(({ number }) => number)).toEqual(throwsOf(slip).map((_, i) => i + 1))
    expect(slip.dice).toBe(throwsOf(slip).reduce((sum, { count }) => sum + count, 0))
    expect(slip.phases.map(({ phase }) => phase)).toContain('markers')
    expect(slip.phases.map(({ phase }) => phase)).not.toContain('whoGoes')
    const terrain = slip.phases.find(({ phase }) => phase === 'terrain')!.throws
    // Which table the sectors are rolled on hangs on the area; that each takes two dice does not.
    expect(terrain).toHaveLength(6)
    expect(terrain[2]).toMatchObject({ count: 2, table: null })
    expect(terrain[2]!.why.toLowerCase()).toContain('sector 3')
  })

  it('changes nothing, and is the same twice', async () => {
    const { api, campaign, changed } = await standingAt('area')
    const before = await entriesOf(api, campaign)
    const told = changed.length
    const [first, second] = [await api('slip.foresee', { campaign }), await api('slip.foresee', { campaign })]
    expect(second).toEqual(first)
    expect(await entriesOf(api, campaign)).toEqual(before)
    expect(changed).toHaveLength(told)
  })

  it('says what each throw would bring, in numbers, and how often what may come does', async () => {
    const { api, campaign } = await standingAt('victoryPoints')
    const slip = await api('slip.foresee', { campaign })
    const readings = throwsOf(slip).flatMap((one) => one.readings)
    expect(readings.length).toBeGreaterThan(3)
    for (const { rows } of readings) {
      expect(rows.map(({ score }) => score).join(' ')).not.toMatch(/[A-Z]|null/)
      expect(new Set(rows.map(({ score }) => score)).size).toBe(rows.length)
    }
    const words = slip.phases.flatMap(({ perhaps }) => perhaps.map(({ oftenWords }) => oftenWords))
    expect(words.length).toBeGreaterThan(0)
    for (const said of words) expect(said).toMatch(/^(seldom|almost always|about [1-9]0 %)$/)
  })

  it('ends with the phase that is named', async () => {
    const { api, campaign } = await standingAt('area')
    const slip = await api('slip.foresee', { campaign, until: 'politicalStatus' })
    expect(slip.phases.map(({ phase }) => phase)).toEqual(['area', 'politicalStatus'])
  })

  it('is empty where the player has the word', async () => {
    const { api, campaign } = await standingAt('contact')
    expect(await api('slip.foresee', { campaign })).toMatchObject({ title: null, throws: 0, phases: [] })
    expect((await refusal(api('slip.play', { campaign }))).code).toBe('not-now')
    expect((await refusal(api('print.sheets', { campaign, sheets: [{ sheet: 'diceSlip' }] }))).code).toBe('not-now')
  })
})

describe('slip.play', () => {
  it('deals a line out, as entries of their own that one undo takes back', async () => {
    const { api, campaign } = await standingAt('area')
    const before = await depthOf(api, campaign)
    const slip = await api('slip.foresee', { campaign })
    const reply = await api('slip.play', { campaign, head: slip.head, line: allOf(3, slip), dice: 'program' })
    expect(reply).toMatchObject({ question: null, waiting: [], notNeeded: [] })
    expect(reply.played.map(({ step }) => step)).toContain('fng.rollTerrain')
    expect((await api('fng.turn', { campaign })).now).toBe('whoGoes')
    const typed = (await entriesOf(api, campaign))
      .slice(before)
      .flatMap(({ answers }) => answers)
      .filter(({ by }) => by === 'player')
    expect(typed).toHaveLength(slip.throws)
    expect(await depthOf(api, campaign)).toBe(before + reply.played.length)
    expect((await api('journal.undo', { campaign })).undone).toBe('the rest of the set-up')
    expect(await depthOf(api, campaign)).toBe(before)
    expect((await api('fng.turn', { campaign })).now).toBe('area')
    await expectSound(api, campaign)
  })

  it('stops at a throw that the slip does not hold, keeps the dice behind it, and goes on when it is answered', async () => {
    const { api, campaign } = await standingAt('area')
    const [first, ...others] = throwsOf(await api('slip.foresee', { campaign }))
    const throws = others.map((one) => ({
      step: one.step,
      subject: one.subject,
      rank: one.rank,
      table: one.table,
      why: one.why,
      faces: Array.from({ length: one.count }, () => 3 as const),
      row: null,
    }))
    const stopped = await api('slip.play', { campaign, throws })
    expect(stopped.played).toEqual([])
    expect(stopped.question?.question).toMatchObject({ kind: 'dice', throws: [{ subject: first!.subject }] })
    // What the step under way took up waits with it: should the player leave the step, his dice are there again.
    expect(stopped.waiting).toEqual(throws)
    expect((await api('campaign.overview', { campaign })).pending?.procedure).toBe('fng.rollArea')

    const answers = answersTo(stopped.question!.question, { seed: 5, depth: 1 })
    const reply = await api('slip.play', { campaign, answers, throws: stopped.waiting, dice: 'program' })
    expect(reply).toMatchObject({ question: null, waiting: [], notNeeded: [] })
    expect((await lastEntry(api, campaign, 'rollWeather')).answers).toMatchObject([{ faces: [3, 3], by: 'player' }])
  })

  it('takes a row that the player has picked, of the table that it was picked from only', async () => {
    const { api, campaign } = await standingAt('weather')
    const [weather] = throwsOf(await api('slip.foresee', { campaign, until: 'weather' }))
    const { step, subject, rank, table, why, rows } = weather!
    const picked = { step, subject, rank, table, why, faces: [], row: rows.at(-1)!.row }
    const elsewhere = await api('slip.play', {
      campaign,
      until: 'weather',
      throws: [{ ...picked, table: 'mission.contact' }],
    })
    expect(elsewhere.question?.question).toMatchObject({ kind: 'dice', throws: [{ subject }] })
    await api('pending.cancel', { campaign })

    const reply = await api('slip.play', { campaign, until: 'weather', throws: [picked] })
    expect(reply).toMatchObject({ question: null, waiting: [], notNeeded: [] })
    const { answers, lines } = await lastEntry(api, campaign, 'rollWeather')
    expect(answers).toMatchObject([{ kind: 'row', row: picked.row, by: 'player' }])
    expect(lines.length).toBeGreaterThan(0)
    await expectSound(api, campaign)
    for (const wrong of [{ faces: [3 as Face] }, { table: null }, { row: null }])
      expect((await refusal(api('slip.play', { campaign, throws: [{ ...picked, ...wrong }] }))).code).toBe('bad-input')
  })

  it('says which dice nobody asked for', async () => {
    const { api, campaign } = await standingAt('weather')
    const spare = {
      step: 'rollWeather',
      subject: 99,
      rank: 0,
      table: null,
      faces: [6 as Face],
      row: null,
      why: 'Nothing',
    }
    const reply = await api('slip.play', { campaign, until: 'weather', throws: [spare], dice: 'program' })
    expect(reply.notNeeded).toEqual([spare])
    expect(reply.waiting).toEqual([])
    expect((await api('fng.turn', { campaign })).now).toBe('missionType')
  })

  it('keeps the name of the player who threw', async () => {
    const { api, campaign } = await standingAt('weather')
    const slip = await api('slip.foresee', { campaign, until: 'weather' })
    await api('slip.play', { campaign, until: 'weather', line: allOf(2, slip), who: 'Anna' })
    expect((await lastEntry(api, campaign, 'rollWeather')).answers).toMatchObject([{ by: 'player', who: 'Anna' }])
  })

  it('refuses a line with the place of its first fault', async () => {
    const { api, campaign } = await standingAt('area')
    const slip = await api('slip.foresee', { campaign })
    const line = (faces: number[]) => refusal(api('slip.play', { campaign, line: faces }))
    const wrong = await line([1, 2, 9])
    expect(wrong.code).toBe('impossible-answer')
    expect(wrong.message).toMatch(/^Die 3 .* 9;/)
    expect((await line([...allOf(1, slip), 2])).message).toContain(`nothing asks for die ${slip.dice + 1}`)
    expect((await line(allOf(1, slip).slice(1))).message).toContain(`The line ends after ${slip.dice - 1} dice: throw `)
    const before = await entriesOf(api, campaign)
    expect(before.at(-1)?.step).toBe('fng.testForContact')
  })

  it('refuses a slip that was foreseen from another place of the tour', async () => {
    const { api, campaign } = await standingAt('area')
    const slip = await api('slip.foresee', { campaign })
    await api('fng.rollArea', { campaign, input: {} })
    const late = await refusal(api('slip.play', { campaign, head: slip.head, line: allOf(1, slip) }))
    expect(late.code).toBe('head-moved')
    // Nor is it told of a stretch that it has not seen.
    await playOn(api, campaign, { dice: 'program', seed: 3 }, atPhase('whoGoes'))
    expect((await refusal(api('slip.play', { campaign, head: slip.head, line: [1] }))).code).toBe('head-moved')
    expect((await lastEntry(api, campaign, 'rollArea')).answers.every(({ by }) => by === 'program')).toBe(true)
  })
})

describe('the program makes a single throw of a question', () => {
  it('as it would have rolled it, and the others stay the player’s', async () => {
    const { api, campaign } = await standingAt('area')
    const asked = await api('fng.rollArea', { campaign, dice: 'player', input: {} })
    if (asked.status !== 'wanted' || asked.question.kind !== 'dice') throw new Error('It asks for no dice.')
    const [{ key, subject, occurrence }] = [asked.question.throws[0]!]
    const rest = await api('pending.answer', { campaign, roll: [{ key, subject, occurrence }] })
    expect(rest).toMatchObject({ status: 'wanted', question: { throws: asked.question.throws.slice(1) } })
    const unknown = api('pending.answer', { campaign, roll: [{ key: 'nothing', subject: 1, occurrence: 0 }] })
    expect((await refusal(unknown)).code).toBe('impossible-answer')
    const done = await api('pending.answer', { campaign, rollTheRest: true })
    if (done.status !== 'done') throw new Error('It still waits.')
    const mixed = done.entry.answers
    await api('journal.undo', { campaign })
    await api('fng.rollArea', { campaign, input: {} })
    expect((await lastEntry(api, campaign, 'rollArea')).answers).toEqual(mixed)
  })
})

describe.each(['letter', 'a4'] as const)('the printed slip on %s', (paper) => {
  it('has every throw with its number, and the line to type', async () => {
    const { api, campaign, sheets } = await standingAt('recovery')
    const slip = await api('slip.foresee', { campaign })
    await api('print.sheets', { campaign, paper, sheets: [{ sheet: 'diceSlip' }] })
    const { pages, title } = await readPdf(sheets[0]!.bytes)
    const text = pages.map((page) => page.text).join(' ')
    expect(title).toMatch(/^Dice slip: the rest of the aftermath: /)
    expect(text).toContain('THE LINE TO TYPE')
    expect(text).toContain(`${slip.throws} throws, ${slip.dice} dice`)
    for (const { man } of throwsOf(slip)) if (man) expect(text.replace(/\s+/g, ' ')).toContain(man.name)
  })
})
