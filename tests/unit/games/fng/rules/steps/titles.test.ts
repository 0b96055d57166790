import { expect, it } from 'vitest'
import { playTour } from '../../../../../support/playTour.ts'
import { fngSystem } from '../../../../../../src/games/fng/rules/system.ts'
import { bookRules, playStep } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { fullName } from '../../../../../../src/games/fng/rules/naming.ts'
import { soldierById } from '../../../../../../src/games/fng/rules/people.ts'

/** Every step of a tour with its title, and the states on both sides. */
function titled(seed: number) {
  let before: FngState = fngSystem.empty
  return playTour('usmc', seed).map((entry) => {
    const { step, input, depth, tape: answers, state: after } = entry
    const dice = openTape({ answers, dice: 'ask', choices: 'ask', seed: 0, depth })
    const { title } = playStep(fngSystem, step, { state: before, input, rules: bookRules, dice, depth })
    const seen = { step, title, before, after }
    before = after
    return seen
  })
}
const all = [1, 2, 3].flatMap(titled)
const of = (step: string) => all.filter((one) => one.step === step)
const risen = ({ before, after }: (typeof all)[number]) =>
  after.soldiers.filter((man) => {
    const was = before.soldiers.find(({ id }) => id === man.id)
    return was !== undefined && man.rep > was.rep
  })

it('a step about one man names him, about several counts them, about nobody keeps its name', () => {
  const ups = of('improveRep')
  expect(new Set(ups.map((up) => Math.min(2, risen(up).length)))).toEqual(new Set([0, 1, 2]))
  for (const up of ups) {
    const men = risen(up)
    const wanted =
      men.length === 0
        ? 'Improve REP'
        : men.length === 1
          ? `REP up: ${fullName(up.after, soldierById(up.after, men[0]!.id))}`
          : `REP up: ${men.length} men`
    expect(up.title).toBe(wanted)
  }
})

it('a medal names who got it', () => {
  const medals = of('awardMedals').filter(({ before, after }) => after.medals.length === before.medals.length + 1)
  expect(medals.length).toBeGreaterThan(0)
  for (const { title, before, after } of medals) {
    const given = after.medals.find(({ id }) => !before.medals.some((had) => had.id === id))!
    expect(title).toBe(`Medal for ${fullName(after, soldierById(after, given.soldierId))}`)
  }
})

it('what came of a roll for the mission is said', () => {
  for (const { title } of of('rollWeather')) expect(title).toMatch(/^Weather: [a-z]/)
  for (const { title, after } of of('judgeMission')) {
    const { result } = after.missions.at(-1)!
    expect(title).toBe(`Result of the mission: ${result!}`)
  }
  for (const { title } of all) expect(title).not.toMatch(/undefined|null|NaN/)
})
