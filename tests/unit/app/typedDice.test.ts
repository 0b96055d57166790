import { describe, expect, it } from 'vitest'
import {
  atHalfMonth,
  entriesOf,
  expectSound,
  mustered,
  platoon,
  doStep,
  playOn,
  rowsOf,
  testProgram,
} from '../../support/program.ts'

/** Seed 3 has missions with choices to make, 5 one medal after another. */
describe.each([3, 5])('half-months of seed %i with every die typed by the player', (seed) => {
  it('come to exactly what the program would have rolled, and replay', async () => {
    const rolled = testProgram()
    const there = await mustered(rolled.api, seed)
    await playOn(rolled.api, there, { dice: 'program', seed }, atHalfMonth(4))

    const typed = testProgram()
    const { campaign } = await typed.api('library.create', { name: 'Typed', game: 'fng', seed: seed + 100 })
    const playing = { dice: 'player' as const, seed }
    await doStep(typed.api, campaign, { procedure: 'fng.muster', input: platoon }, playing)
    await playOn(typed.api, campaign, playing, atHalfMonth(4))

    const byHand = await entriesOf(typed.api, campaign)
    const byProgram = await entriesOf(rolled.api, there)
    expect(byHand.map(({ step }) => step)).toEqual(byProgram.map(({ step }) => step))
    const diceOf = (entry: (typeof byHand)[number]) => entry.answers.filter(({ kind }) => kind === 'dice')
    for (const [i, entry] of byHand.entries()) {
      const dice = diceOf(entry)
      expect(
        dice.every(({ by }) => by === 'player'),
        entry.step,
      ).toBe(true)
      expect(dice.map((answer) => ({ ...answer, by: 'program' }))).toEqual(diceOf(byProgram[i]!))
    }
    expect(nameless(typed.folder, campaign)).toEqual(nameless(rolled.folder, there))
    await expectSound(typed.api, campaign)
  })
})

/** Names are drawn by the program's own seed: nobody rolls them at the table. */
function nameless(folder: string, campaign: string) {
  const state = rowsOf(folder, campaign)
  const soldiers = state.soldiers.map((man) => ({ ...man, firstName: '', lastName: '' }))
  return { ...state, soldiers }
}
