import { describe, expect, it } from 'vitest'
import { spread } from '../../../../../../src/games/fng/rules/battle/harm/spread.ts'
import type { Stage } from '../../../../../../src/games/fng/rules/battle/harm/wound.ts'
import { clouds, smokeHooks } from '../../../../../../src/games/fng/rules/battle/fire/smoke.ts'
import { rulesOf } from '../../../../../../src/games/fng/rules/house/rulesOf.ts'
import type { FngState, HouseRow } from '../../../../../../src/games/fng/rules/state.ts'
import { medicFaces } from '../../../../../../src/games/fng/rules/steps/setup/medic.ts'
import {
  battleWith,
  civilian,
  figureIn,
  groupNamed,
  our,
  playAction,
  playScene,
} from '../../../../../support/battle.ts'
import { testPlatoon } from '../../../../../support/fngState.ts'

// What a table says is said and done by the table alone: a campaign that changes a row changes it wherever it is met.

const house = (tableId: string, position: number, patch: object): Pick<FngState, 'houseRows'> => {
  const row: HouseRow = { id: 1, tableId, part: 'row', position, patch: JSON.stringify(patch) }
  return { houseRows: [row] }
}

describe('FNG p. 39: the Medic', () => {
  const medic = testPlatoon({}).billets.find(({ post }) => post === 'medic')!.soldierId!
  const joins = (face: 4 | 5 | 6, houseRules: Pick<FngState, 'houseRows'>) => {
    const state = { ...battleWith({ ours: [{}] }), ...houseRules }
    return playAction(state, 'medicJoins', { with: 'twoSquads', group: groupNamed(state, 'A') }, [
      ['medic-availability', medic, face],
    ])
  }
  const always = house('medic-availability', 3, { outcome: 'present' })

  it('comes with two squads on 5 and 6 too where the row says so', () => {
    const came = joins(5, always).state.figures.some(({ soldierId }) => soldierId === medic)
    expect(came).toBe(true)
    const state = testPlatoon({})
    const faces = (squads: readonly number[], by: Pick<FngState, 'houseRows'>) => medicFaces(state, squads, rulesOf(by))
    expect(faces([1, 2], { houseRows: [] })).toEqual([1, 2, 3, 4])
    expect(faces([1, 2], always)).toEqual([1, 2, 3, 4, 5, 6])
    expect(faces([1], always)).toEqual([1, 2])
    expect(faces([1], house('medic-availability', 0, { outcome: 'absent' }))).toEqual([])
    expect(faces([0, 1, 2, 3], { houseRows: [] })).toBeNull()
    expect(faces([0, 1, 2, 3], house('medic-availability', 4, { outcome: 'absent' }))).toEqual([])
  })

  it('is told of in the words of the row', () => {
    expect(joins(6, house('medic-availability', 3, { text: 'He plays cards' })).texts).toContain('He plays cards.')
  })

  it('does not come with the platoon where the row says so', () => {
    const state = { ...battleWith({ ours: [{}] }), ...house('medic-availability', 4, { outcome: 'absent' }) }
    const values = { with: 'platoon', group: groupNamed(state, 'A') }
    expect(() => playAction(state, 'medicJoins', values)).toThrow('platoon is not among the choices')
  })
})

it('FNG p. 4: one level of Star Power takes off what the row says', () => {
  const left = (stage: Stage, levels: number, by: Pick<FngState, 'houseRows'>) => {
    let stages: readonly string[] = []
    playScene({ ...battleWith({ ours: [{ star: true }] }), ...by }, (scene) => {
      const wound = { figureId: our(1), stage, by: null, byRep: null }
      stages = spread(scene, figureIn(scene.state, our(1)), [wound], levels).map((each) => each.stage)
    })
    return stages
  }
  const saved = house('star-power.step-down', 0, { gives: { after: 'carryOn' } })
  expect(left('obviouslyDead', 1, { houseRows: [] })).toEqual(['outOfTheFight'])
  expect(left('obviouslyDead', 1, saved)).toEqual([])
  expect(left('outOfTheFight', 1, saved)).toEqual(['stunned'])
  // An order that goes round in a circle ends.
  expect(left('stunned', 3, house('star-power.step-down', 2, { gives: { after: 'outOfTheFight' } }))).toEqual([
    'outOfTheFight',
  ])
})

it('FNG p. 28: a cloud of smoke ends as the last row says', () => {
  const state = battleWith({ ours: [{}], battle: { turn: 5 } })
  const cloud = { kind: 'smoke', name: clouds.still, sector: 1, figureId: our(1), structureId: null } as const
  const end = (by: Pick<FngState, 'houseRows'>) =>
    playScene({ ...state, ...by, lasting: [{ ...cloud, id: 700, since: 2, until: 4, amount: 3 }] }, (scene) => {
      smokeHooks.turnBegins!(scene)
    }).texts[0]
  expect(end({ houseRows: [] })).toBe('Smoke grenade of turn 2: removed.')
  expect(end(house('smoke.growth', 3, { cells: { 'without wind': 'it hangs on' } }))).toContain('it hangs on')
})

it('FNG p. 56: what comes of a talk is told in the words of its row', () => {
  const state = battleWith({
    ours: [{ rep: 3 }],
    civilians: [{}],
    battle: { eal: 2 },
    groups: { A: { activated: true } },
  })
  const values = { soldier: our(1), civilian: civilian(1), shooting: false, hurt: false, nearest: null, forced: false }
  const texts = (by: Pick<FngState, 'houseRows'>) =>
    playAction({ ...state, ...by }, 'speakWithCivilian', values, [
      ['civilian.speak-local', our(1), 4],
      ['civilian.speak-local', civilian(1), 4, 4],
    ]).texts
  expect(texts({ houseRows: [] }).at(-1)).toContain('tells nothing; does not move this turn')
  expect(texts(house('civilian.speak-local', 2, { text: 'Smiles' })).at(-1)).toBe('Civilian 1: smiles.')
})
