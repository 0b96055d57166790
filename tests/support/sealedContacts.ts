import { describe, expect, it } from 'vitest'
import type { Api } from '../../src/contract/client.ts'
import type { ProcedureName } from '../../src/contract/procedures.ts'
import { sha256 } from '../../src/main/engine/sha256.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import {
  atPhase,
  doStep,
  entriesOf,
  expectSound,
  mustered,
  playOn,
  refusal,
  rowsOf,
  send,
  testProgram,
  type TestProgram,
} from './program.ts'
import { readPdf } from '../unit/sheets/readPdf.ts'

/** Everything that a screen, a slip, a printer or a terminal can ask a campaign for, apart from its bytes. */
async function everyAnswer(api: Api, campaign: string, state: FngState): Promise<string> {
  const entries = await entriesOf(api, campaign)
  const told: unknown[] = [entries]
  const ask = async (procedure: ProcedureName, input: object) => {
    // What is refused is told to the player as well.
    told.push(await api(procedure, { campaign, ...input }).catch((error: unknown) => String(error)))
  }
  for (const view of [
    'campaign.overview',
    'fng.turn',
    'fng.mission',
    'fng.battle',
    'battle.log',
    'fng.battleMap',
  ] as const)
    await ask(view, {})
  for (const view of ['fng.history', 'chronicle.view', 'dice.view', 'fng.desk', 'slip.foresee'] as const)
    await ask(view, {})
  for (const text of ['seal', 'PEF', 'sealed', '1', '6']) await ask('journal.search', { text, undone: true })
  for (const { id } of entries.slice(-12)) {
    await ask('journal.changes', { entry: id })
    await ask('journal.amendForm', { entry: id })
    await ask('journal.preview', { entry: id })
  }
  for (const collection of ['contacts', 'sealedContacts', 'battle'] as const)
    for (const { id } of state[collection]) await ask('journal.why', { collection, id })
  for (const action of ['revealPef', 'pefMoves', 'sealContacts']) await ask('fng.battleForm', { action })
  await ask('campaign.replay', {})
  return JSON.stringify(told)
}

/** All that can be read on the sheets that are printed for a campaign, as a viewer finds it. */
async function everySheet({ api, sheets }: TestProgram, campaign: string): Promise<string> {
  const offers = (await api('print.offers', { campaign })).filter(({ lacking }) => lacking === null)
  const before = sheets.length
  const read: string[][] = []
  for (const { sheet } of offers)
    await api('print.sheets', { campaign, sheets: [{ sheet }], paper: 'letter', together: false }).catch(
      // What is refused is told to the player as well: a slip has nothing to throw ahead in a battle.
      (error: unknown) => read.push([String(error)]),
    )
  const drawn = sheets.slice(before)
  expect(drawn.length + read.length).toBeGreaterThanOrEqual(offers.length)
  expect(drawn.length).toBeGreaterThan(2)
  for (const { name, bytes } of drawn) {
    const { pages, title, bookmarks } = await readPdf(bytes)
    read.push([name, title, ...bookmarks.flatMap((one) => [one.title, ...one.under]), ...pages.map(({ text }) => text)])
  }
  const text = read.flat().join('\n')
  // What is read back is the sheets, not nothing: the markers that hide something stand on them.
  expect(text).toMatch(/PEF|Marker/)
  return text
}

/** A strip of dice in every dress that it could slip out in, piece by piece. */
function piecesOf(state: FngState): string[] {
  const strips = state.sealedContacts.map(({ answers }) => answers.slice(answers.indexOf(': ') + 2).split(' '))
  return strips.flatMap((faces) =>
    Array.from({ length: faces.length / 10 }, (_, i) => faces.slice(i * 10, i * 10 + 10)).flatMap((piece) => [
      piece.join(' '),
      piece.join(','),
    ]),
  )
}

/** The numbers that the strips were drawn as: the tape of the entry holds them. */
const drawnOf = (state: FngState): string[] =>
  state.sealedContacts.flatMap(({ answers }) => {
    const faces = answers
      .slice(answers.indexOf(': ') + 2)
      .split(' ')
      .map(Number)
    return Array.from({ length: faces.length / 8 }, (_, i) =>
      String(faces.slice(i * 8, i * 8 + 8).reduceRight((sum, face) => sum * 6 + face - 1, 0)),
    ).filter((number) => number.length >= 6)
  })

const act = (action: string, values: object) => ({ procedure: 'fng.act', input: { action, values } }) as const

/** One battle with sealed contacts. Each has a test file of its own, so that all cores share them. */
export const describeSealed = ({
  seed,
  dice,
}: {
  readonly seed: number
  readonly dice: 'program' | 'player'
}): void => {
  describe(`sealed contacts, seed ${seed}, dice by the ${dice}`, () => {
    it('show nothing before they are opened, prove themselves then, and replay', async () => {
      const program = testProgram()
      const { api, folder } = program
      const campaign = await mustered(api, seed)
      const playing = { dice: 'program', seed } as const
      for (;;) {
        await playOn(api, campaign, playing, atPhase('battle'))
        const [mission] = rowsOf(folder, campaign).missions.slice(-1)
        if (mission!.type !== 'ambush') break
        await playOn(api, campaign, playing, atPhase('recovery'))
      }
      await doStep(api, campaign, { procedure: 'fng.beginBattle', input: {} }, playing)
      const sealing = await doStep(api, campaign, act('sealContacts', {}), { dice, seed })
      const sealed = rowsOf(folder, campaign)
      expect(sealed.sealedContacts.length).toBe(sealed.contacts.length)
      expect(sealing).toMatchObject({ answers: [], input: null })
      for (const { answers, digest } of sealed.sealedContacts) {
        expect(sha256(answers)).toBe(digest)
        expect(sealing.lines.some(({ text }) => text.includes(digest))).toBe(true)
      }
      expect(await refusal(send(api, 'fng.act', { campaign }, act('sealContacts', {}).input))).toMatchObject({
        code: 'not-now',
      })
      await staysSecret(api, folder, campaign)
      const printed = await everySheet(program, campaign)
      for (const piece of [...piecesOf(sealed), ...drawnOf(sealed)]) expect(printed.includes(piece), piece).toBe(false)
      for (const { id, number } of sealed.contacts.slice(0, 3)) {
        const before = rowsOf(folder, campaign).sealedContacts.find(({ contactId }) => contactId === id)!
        const reveal = act('revealPef', { contact: id, byUnit: true })
        const reply = await send(api, 'fng.act', { campaign, dice: 'program', choices: 'program' }, reveal.input)
        if (reply.status !== 'done') throw new Error('The sealed dice and the program suffice.')
        // Whoever has noted the digest can reckon it again from what is shown now.
        const opened = reply.entry.lines.find(({ text }) => text.startsWith('The seal of'))!
        expect(opened.text).toContain(`the digest is the same: ${before.digest}. ${before.answers}.`)
        expect(opened.text).toContain(String(number))
        await staysSecret(api, folder, campaign)
      }
      await expectSound(api, campaign)
    })
  })
}

async function staysSecret(api: Api, folder: string, campaign: string): Promise<void> {
  const state = rowsOf(folder, campaign)
  const told = await everyAnswer(api, campaign, state)
  for (const piece of [...piecesOf(state), ...drawnOf(state)]) expect(told.includes(piece), piece).toBe(false)
}
