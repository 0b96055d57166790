import { describe, expect, it } from 'vitest'
import { fngSystem } from '../../../../../../src/games/fng/rules/system.ts'
import { listIn, ownNames } from '../../../../../../src/games/fng/rules/names/ownNames.ts'
import { nameLists } from '../../../../../../src/games/fng/rules/names/drawName.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { playStep } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { nextStep, platoonOf } from '../../../../../support/playTour.ts'

let depth = 0
const play = (state: FngState, step: string, input: unknown) => {
  depth += 1
  const dice = openTape({ dice: 'roll', choices: 'draw', seed: 3, depth })
  return playStep(fngSystem, step, { state, input, dice, depth })
}
const give = (state: FngState, first: string[], last: string[], list = 'american') =>
  play(state, 'setNames', { list, first, last })

describe("the player's own names", () => {
  it('are kept, said in the journal, and given back to the program when both halves are empty', () => {
    const { state, lines, title } = give(fngSystem.empty, [], ['Zed', 'Zorn', 'Zed'])
    expect(title).toBe('Names: American')
    expect(lines.map(({ text }) => text)).toEqual([
      'American names from here on: first names of the program, 2 surnames of your own.',
    ])
    expect(ownNames(state, 'american')).toEqual({ first: [], last: ['Zed', 'Zorn'] })
    const back = give(state, [], [])
    expect(back.lines.map(({ text }) => text)).toEqual(['American names from here on: those of the program.'])
    expect(back.state.nameLists).toEqual([])
    expect(listIn(back.state, 'american')).toBe(nameLists.american)
  })

  it.each([
    ['a list that there is not', 'martian', ['Zed'], 'knows no list of names "martian"'],
    ['what it has already', 'american', [], 'It says so already'],
  ])('are refused: %s', (_, list, last, message) => {
    expect(() => give(fngSystem.empty, [], last, list)).toThrow(message)
  })

  it('are borne by the platoon that is made after them, and by all who come later, of that list alone', () => {
    const own = give(fngSystem.empty, ['Zeb', 'Zane', 'Zack', 'Zeke'], ['Zed', 'Zorn', 'Zuk', 'Zim', 'Zay']).state
    const { state } = play(own, 'muster', { ...platoonOf('sf-cidg'), names: { first: [], last: [] } })
    const named = (now: FngState, nationality: string) =>
      now.soldiers.filter((man) => man.nationality === nationality && !man.firstName.startsWith('Z'))
    expect(state.soldiers.filter(({ nationality }) => nationality === 'american').length).toBeGreaterThan(0)
    expect(named(state, 'american').filter(({ id }) => id !== state.tour[0]!.starId)).toEqual([])
    expect(named(state, 'montagnard').length).toBeGreaterThan(10)
  })

  it('give way to those of the program when they are used up', () => {
    const made = play(fngSystem.empty, 'muster', platoonOf('usmc')).state
    let state = give(made, ['Zeb'], ['Zed']).state
    const before = new Set(state.soldiers.map(({ id }) => id))
    for (let i = 0; i < 400 && state.soldiers.length < before.size + 2 && state.tour[0]!.phase !== 'over'; i++) {
      const { step, input } = nextStep(state, 3)
      state = play(state, step, input).state
    }
    const names = state.soldiers
      .filter(({ id }) => !before.has(id))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    expect(names.length).toBeGreaterThanOrEqual(2)
    expect(names.filter((name) => name === 'Zeb Zed')).toHaveLength(1)
  })

  it('are given by the next draw of a name', () => {
    const made = play(fngSystem.empty, 'muster', platoonOf('usmc')).state
    const { state } = give(made, ['Zeb'], ['Zed'])
    const [man] = state.soldiers
    const after = play(state, 'rerollName', { soldierId: man!.id }).state
    expect(after.soldiers.find(({ id }) => id === man!.id)).toMatchObject({ firstName: 'Zeb', lastName: 'Zed' })
  })
})
