import { describe, expect, it } from 'vitest'
import type { Api } from '../../../src/contract/client.ts'
import type { Answer } from '../../../src/contract/answers.ts'
import type { EntryView } from '../../../src/contract/journal.ts'
import type { BattleReport } from '../../../src/games/fng/rules/inputs.ts'
import {
  answersTo,
  entriesOf,
  expectSound,
  lastEntry,
  playedCampaign,
  playOn,
  atHalfMonth,
  refusal,
  rowsOf,
  testProgram,
} from '../../support/program.ts'

type Dice = Extract<Answer, { kind: 'dice' }>

async function playedProgram() {
  const made = testProgram()
  return { ...made, campaign: await playedCampaign(made.folder) }
}

/** @returns the answer of an entry to a key, with other faces. */
function otherFaces(entry: EntryView, faces: Dice['faces'], key = entry.answers[0]!.key) {
  const answer = entry.answers.find((one): one is Dice => one.kind === 'dice' && one.key === key)!
  return { depth: entry.depth, answer: { ...answer, faces, by: 'player' as const } }
}

/** @returns the contact test of a half-month, from 1. */
async function contactTest(api: Api, campaign: string, halfMonth: number): Promise<EntryView> {
  const entries = await entriesOf(api, campaign)
  return entries.filter((entry) => entry.step === 'fng.testForContact')[halfMonth - 1]!
}

const isPlaceholder = (entry: EntryView) => entry.step === 'fng.noLongerApplies'
const quiet: Dice['faces'] = [6, 6, 6]
const contact: Dice['faces'] = [1, 1]

describe('other dice in a past step', () => {
  it('are shown in a preview that changes nothing, and later entries keep their answers', async () => {
    const { api, folder, campaign } = await playedProgram()
    const [muster, ...later] = await entriesOf(api, campaign)
    const rep = muster!.answers.find((a): a is Dice => a.kind === 'dice' && a.key.includes('rep'))!
    const change = { depth: 1, answer: { ...rep, faces: rep.faces.map((face) => (face === 6 ? 1 : 6)) } as Dice }
    const before = rowsOf(folder, campaign)
    const preview = await api('journal.preview', { campaign, entry: muster!.id, answers: [change] })
    expect(preview).toMatchObject({ status: 'ready', replayed: later.length + 1 })
    expect(preview.differences[0]).toMatchObject({ depth: 1, kind: 'changed', note: '' })
    expect(rowsOf(folder, campaign)).toEqual(before)
    expect(await entriesOf(api, campaign)).toEqual([muster, ...later])

    const reply = await api('journal.amend', { campaign, entry: muster!.id, answers: [change] })
    expect(reply.differences).toEqual(preview.differences)
    const amended = await entriesOf(api, campaign)
    expect(amended.at(-1)!.id).toBe(reply.head)
    const changedDepths = new Set(preview.differences.map(({ depth }) => depth))
    for (const [i, entry] of amended.slice(1).entries())
      if (!changedDepths.has(entry.depth)) expect(entry.answers).toEqual(later[i]!.answers)
    expect(rowsOf(folder, campaign).soldiers.map(({ id }) => id)).toEqual(before.soldiers.map(({ id }) => id))
    await expectSound(api, campaign)
  })

  it('that a later test no longer fits are rolled anew by the program, or asked of the player', async () => {
    const { api, campaign } = await playedProgram()
    const first = await contactTest(api, campaign, 1)
    const second = await contactTest(api, campaign, 2)
    const wish = { campaign, entry: first.id, answers: [otherFaces(first, [6, 6])] }
    const rolled = await api('journal.preview', wish)
    const later = rolled.differences.find(({ depth }) => depth === second.depth)
    expect(later).toMatchObject({ kind: 'new-dice', note: '1 recorded answer is no longer used.' })

    const asked = await api('journal.amend', { ...wish, dice: 'player' })
    expect(asked).toMatchObject({ status: 'wanted', depth: second.depth })
    expect(asked.status === 'wanted' && asked.question).toMatchObject({ kind: 'dice', throws: [{ count: 2 }] })
    expect(await contactTest(api, campaign, 1)).toEqual(first)

    const answer: Dice = { ...(second.answers[0] as Dice), faces: contact, by: 'player' }
    const answers = [...wish.answers, { depth: second.depth, answer }]
    const reply = await api('journal.amend', { ...wish, answers, dice: 'player' })
    expect(reply.status).toBe('ready')
    expect((await contactTest(api, campaign, 2)).answers).toEqual([answer])
    await expectSound(api, campaign)
  })

  it('in the very last entry change that one alone', async () => {
    const { api, campaign } = await playedProgram()
    await api('fng.testForContact', { campaign, input: {} })
    const last = await lastEntry(api, campaign, 'testForContact')
    await api('journal.amend', { campaign, entry: last.id, answers: [otherFaces(last, [1, 1, 6])] })
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'area', heading: 'Contact' })
    await expectSound(api, campaign)
  })
})

describe('contact amended to no contact', () => {
  const amended = async () => {
    const made = await playedProgram()
    const { api, campaign } = made
    const second = await contactTest(api, campaign, 2)
    const was = await entriesOf(api, campaign)
    const answers = [otherFaces(second, quiet)]
    const reply = await api('journal.amend', { campaign, entry: second.id, answers })
    return { ...made, second, was, reply }
  }

  it('lets the entries of that mission fall away and keeps all others in their places', async () => {
    const { api, folder, campaign, second, was, reply } = await amended()
    const now = await entriesOf(api, campaign)
    const third = await contactTest(api, campaign, 3)
    const gone = now.filter(isPlaceholder)
    expect(gone.map((entry) => entry.title)).toContain('No longer applies: Report of the battle')
    expect(gone.every((entry) => entry.depth > second.depth && entry.depth < third.depth)).toBe(true)
    expect(reply.differences.filter(({ kind }) => kind === 'no-longer-applies').length).toBe(gone.length)
    expect(now.length).toBe(was.length)
    expect(rowsOf(folder, campaign).missions.length).toBe(1)
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'contact', ofTour: 5 })
    await expectSound(api, campaign)
  })

  it('survives undo to the start and redo to the end, and the tour goes on', async () => {
    const { api, folder, campaign } = await amended()
    const before = rowsOf(folder, campaign)
    while ((await api('journal.undo', { campaign })).undone !== null);
    while ((await api('journal.redo', { campaign })).redone !== null);
    expect(rowsOf(folder, campaign)).toEqual(before)
    await playOn(api, campaign, { dice: 'program', seed: 2 }, atHalfMonth(6))
    await expectSound(api, campaign)
  })

  it('leaves a way back: going to the old end of the journal gives the tour as it was', async () => {
    const { api, folder, campaign, was } = await amended()
    const amendedRows = rowsOf(folder, campaign)
    const { head } = await api('campaign.overview', { campaign })
    expect(await api('journal.goTo', { campaign, entry: was.at(-1)!.id })).toEqual({ head: was.at(-1)!.id })
    expect((await entriesOf(api, campaign)).map(({ id }) => id)).toEqual(was.map(({ id }) => id))
    await expectSound(api, campaign)
    await api('journal.goTo', { campaign, entry: head! })
    expect(rowsOf(folder, campaign)).toEqual(amendedRows)
  })

  it('and back to contact brings the fallen entries back as they were', async () => {
    const { api, folder, campaign, second, was } = await amended()
    const again = await contactTest(api, campaign, 2)
    const answers = [otherFaces(again, (second.answers[0] as Dice).faces)]
    const reply = await api('journal.amend', { campaign, entry: again.id, answers })
    expect(reply.differences.some(({ kind }) => kind === 'no-longer-applies')).toBe(false)
    const now = await entriesOf(api, campaign)
    expect(now.map(({ step, title }) => [step, title])).toEqual(was.map(({ step, title }) => [step, title]))
    const { api: other, folder: otherFolder } = testProgram()
    const untouched = await playedCampaign(otherFolder)
    expect(await api('fng.roster', { campaign })).toEqual(await other('fng.roster', { campaign: untouched }))
    expect(rowsOf(folder, campaign)).toEqual(rowsOf(otherFolder, untouched))
    await expectSound(api, campaign)
  })

  it('keeps its placeholders through an amendment before and after them', async () => {
    const { api, campaign } = await amended()
    const places = (await entriesOf(api, campaign)).filter(isPlaceholder).map(({ depth, title }) => ({ depth, title }))
    const fourth = await contactTest(api, campaign, 4)
    const first = await contactTest(api, campaign, 1)
    await api('journal.amend', { campaign, entry: fourth.id, answers: [otherFaces(fourth, [6, 6])] })
    const reply = await api('journal.amend', { campaign, entry: first.id, answers: [otherFaces(first, [5, 6])] })
    expect(reply.differences.filter(({ kind }) => kind === 'no-longer-applies')).toEqual([])
    const now = (await entriesOf(api, campaign)).filter(isPlaceholder)
    expect(now.map(({ depth, title }) => ({ depth, title }))).toEqual(places)
    await expectSound(api, campaign)
  })
})

describe('no contact amended to contact', () => {
  it.each([1, 4])('in half-month %i leaves the tour at the set-up of that mission', async (halfMonth) => {
    const { api, campaign } = await playedProgram()
    const test = await contactTest(api, campaign, halfMonth)
    const reply = await api('journal.amend', { campaign, entry: test.id, answers: [otherFaces(test, contact)] })
    expect(reply.differences.slice(1).every(({ kind }) => kind === 'no-longer-applies')).toBe(true)
    // No entry of a later half-month slips into this one, though its phase would fit.
    expect((await entriesOf(api, campaign)).at(-1)).toMatchObject({ depth: test.depth, id: reply.head })
    expect(await api('fng.turn', { campaign })).toMatchObject({ now: 'area', ofTour: halfMonth })
    await playOn(api, campaign, { dice: 'program', seed: 2 }, atHalfMonth(halfMonth + 1))
    await expectSound(api, campaign)
  })
})

describe('another input', () => {
  const reportAmended = async (change: (input: BattleReport) => unknown) => {
    const made = await playedProgram()
    const report = await lastEntry(made.api, made.campaign, 'report')
    const input = change(report.input as BattleReport)
    return { ...made, report, wish: { campaign: made.campaign, entry: report.id, input } }
  }

  it('puts down another man, and asks for the dice that he newly needs', async () => {
    const { api, folder, campaign, report, wish } = await reportAmended((input) => ({
      ...input,
      men: input.men.map((man, i) =>
        i === 1 ? { soldierId: man.soldierId, fate: 'outOfTheFight', wasOut: true } : man,
      ),
    }))
    const hurt = (report.input as BattleReport).men[1]!.soldierId
    const asked = await api('journal.preview', { ...wish, dice: 'player' })
    expect(asked).toMatchObject({ status: 'wanted', depth: report.depth + 1 })
    const throws = asked.status === 'wanted' && asked.question.kind === 'dice' ? asked.question.throws : []
    expect(throws.map(({ subject }) => subject)).toEqual([hurt])

    const { key, subject, occurrence } = throws[0]!
    const place = { key, subject, occurrence, by: 'player' as const }
    const answers = [{ depth: report.depth + 1, answer: { ...place, kind: 'dice' as const, faces: contact } }]
    const reply = await api('journal.amend', { ...wish, answers, dice: 'program' })
    expect(reply.differences.find(({ depth }) => depth === report.depth + 1)?.kind).toBe('new-dice')
    const after = rowsOf(folder, campaign)
    expect(after.party.find((man) => man.soldierId === hurt && man.wasOut)).toMatchObject({ fate: 'outOfTheFight' })
    await expectSound(api, campaign)
  })

  it('is checked as that of the step itself', async () => {
    const { api, campaign, wish } = await reportAmended((input) => ({ ...input, men: 'all of them' }))
    const before = await entriesOf(api, campaign)
    for (const procedure of ['journal.preview', 'journal.amend'] as const) {
      const { code, message } = await refusal(api(procedure, wish))
      expect(code).toBe('bad-input')
      expect(message).toContain('(men: a list in [] is wanted here).')
    }
    expect(await entriesOf(api, campaign)).toEqual(before)
  })

  it('that the rules refuse leaves everything as it was', async () => {
    const { api, campaign, wish } = await reportAmended((input) => ({
      ...input,
      men: [{ ...input.men[0]!, soldierId: 999_999 }],
    }))
    const before = await entriesOf(api, campaign)
    expect((await refusal(api('journal.amend', wish))).code).not.toBe('internal')
    expect(await entriesOf(api, campaign)).toEqual(before)
  })

  it('musters the platoon in another year: the whole tour moves', async () => {
    const { api, campaign } = await playedProgram()
    const [muster] = await entriesOf(api, campaign)
    const input = { ...(muster!.input as object), startHalfMonth: 4 }
    const reply = await api('journal.preview', { campaign, entry: muster!.id, input })
    expect(reply).toMatchObject({ status: 'ready' })
    expect(reply.differences.find(({ depth }) => depth === 2)?.after[0]).toContain('Early March 1967')
    expect(reply.differences.filter(({ kind }) => kind === 'no-longer-applies')).toEqual([])
  })

  it('asks a choice that is newly needed, also where the program rolls the dice', async () => {
    const { api, campaign, wish } = await reportAmended((input) => ({
      ...input,
      men: input.men.map((man, i) => (i === 1 ? { ...man, deed: 'destroyedBunker' } : man)),
    }))
    const medals = await lastEntry(api, campaign, 'awardMedals')
    const soldierId = (wish.input as BattleReport).men[1]!.soldierId
    const asked = await api('journal.preview', { ...wish, dice: 'player' })
    const dice = asked.status === 'wanted' ? answersTo(asked.question, { seed: 2, depth: medals.depth }) : []
    expect(asked).toMatchObject({ status: 'wanted', depth: medals.depth, question: { kind: 'dice' } })
    expect(dice.map(({ subject }) => subject)).toEqual([soldierId])

    const major = dice.map((one) => ({
      depth: medals.depth,
      answer: { ...one, kind: 'dice' as const, faces: contact },
    }))
    const chosen = await api('journal.amend', { ...wish, answers: major, dice: 'program' })
    expect(chosen).toMatchObject({ status: 'wanted', depth: medals.depth, question: { kind: 'choice' } })
    const choice = chosen.status === 'wanted' ? answersTo(chosen.question, { seed: 2, depth: medals.depth }) : []
    const nobody = choice.map((one) => ({
      depth: medals.depth,
      answer: { ...one, kind: 'choice' as const, value: '?' },
    }))
    const impossible = api('journal.amend', { ...wish, answers: [...major, ...nobody] })
    expect((await refusal(impossible)).code).toBe('impossible-answer')

    const answers = [...major, ...choice.map((answer) => ({ depth: medals.depth, answer }))]
    expect(await api('journal.amend', { ...wish, answers })).toMatchObject({ status: 'ready' })
    expect((await lastEntry(api, campaign, 'awardMedals')).answers.map(({ kind }) => kind)).toContain('choice')
    await expectSound(api, campaign)
  })
})

describe('the tree of entries', () => {
  it('undo from the branch goes to what stood before the amended entry, redo back into the branch', async () => {
    const { api, campaign } = await playedProgram()
    const test = await contactTest(api, campaign, 4)
    const { head } = await api('journal.amend', { campaign, entry: test.id, answers: [otherFaces(test, contact)] })
    expect(await api('journal.undo', { campaign })).toMatchObject({ head: test.parent, undone: 'Test for contact' })
    expect(await api('journal.redo', { campaign })).toMatchObject({ head, redone: 'Test for contact' })
    const { entries } = await api('journal.list', { campaign, limit: 1000 })
    expect(entries.find(({ id }) => id === test.id)).toMatchObject({ onPath: false, answers: test.answers })
  })

  it('only entries on the path, and only steps that are gone through again, can be put right', async () => {
    const { api, campaign } = await playedProgram()
    const test = await contactTest(api, campaign, 4)
    const early = { ...otherFaces(test, contact), depth: test.depth - 1 }
    expect((await refusal(api('journal.amend', { campaign, entry: test.id, answers: [early] }))).code).toBe(
      'answers-left',
    )
    await api('journal.amend', { campaign, entry: test.id, answers: [otherFaces(test, contact)] })
    expect((await refusal(api('journal.amend', { campaign, entry: test.id }))).code).toBe('bad-input')
    expect((await refusal(api('journal.amend', { campaign, entry: 9999 }))).code).toBe('bad-input')
  })
})
