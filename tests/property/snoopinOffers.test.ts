import { describe, expect, it } from 'vitest'
import { forcesView } from '../../src/games/snoopin/app/forcesView.ts'
import { snoopinLists } from '../../src/games/snoopin/app/lists.ts'
import { nextView } from '../../src/games/snoopin/app/nextView.ts'
import type { SnoopinState } from '../../src/games/snoopin/rules/state.ts'
import { snoopinSystem } from '../../src/games/snoopin/rules/system.ts'
import { RuleError } from '../../src/main/engine/errors.ts'
import { playStep } from '../../src/main/engine/system.ts'
import { openTape } from '../../src/main/engine/tape.ts'
import { playSnoopinCampaign } from '../support/snoopinGames.ts'
import { addPlatoon, snoopinBegun, snoopinMustered } from '../support/snoopinTable.ts'

/** @returns why the rules refuse a step as a campaign stands; null where they take it. */
function refusalOf(state: SnoopinState, step: string, input: unknown): string | null {
  const dice = openTape({ faces: [], dice: 'roll', choices: 'draw', seed: 1, depth: 4000 })
  try {
    playStep(snoopinSystem, step, { state, input, dice, depth: 4000 })
    return null
  } catch (error) {
    if (error instanceof RuleError) return error.message
    throw error
  }
}

/** Stations of campaigns: each state in which one stood before a step. */
const stations = [
  playSnoopinCampaign(3),
  playSnoopinCampaign(5, snoopinBegun({ regulars: true, length: 3 }).state, 2),
  playSnoopinCampaign(7, snoopinBegun({ regulars: true, ranksSealed: true, length: 3 }).state, 2),
  playSnoopinCampaign(8, snoopinBegun({ kind: 'pack', length: 3 }).state, 2),
  playSnoopinCampaign(9, addPlatoon(snoopinMustered({ length: 4 }), 0, 'Other Platoon').state, 40),
].flatMap((entries) => entries.slice(1).map(({ before }) => before))

/** Every so many of them. */
const some = (nth: number) => stations.filter((_, i) => i % nth === 0)

describe('what is offered is not refused', () => {
  it('what comes next', () => {
    expect(stations.length).toBeGreaterThan(500)
    for (const state of stations) {
      const next = nextView(state)
      if (next?.step) expect(refusalOf(state, next.step, next.input)).toBeNull()
    }
  })

  it('to roll for leaders, and to add a force', () => {
    for (const state of some(5)) {
      const { forces, mayAdd } = forcesView(state, null)
      for (const { id, mayRate } of forces)
        expect(refusalOf(state, 'rollLeadership', { force: id }) === null).toBe(mayRate)
      const force = { side: state.sides[0]!.id, player: '', name: 'Another platoon', troopQuality: 8, morale: 10 }
      const rest = { confidence: '', supply: '', officer: '', sergeant: '', medic: '' }
      expect(refusalOf(state, 'addForce', { ...force, ...rest }) === null).toBe(mayAdd)
    }
  })

  it('to take a man out, or to move him', () => {
    for (const state of some(29)) {
      for (const { men } of forcesView(state, null).forces)
        for (const { id, mayLeave, mayMove, squad, team } of men) {
          expect(refusalOf(state, 'removeMan', { man: id }) === null).toBe(mayLeave)
          const to = squad === null ? { squad: state.squads[0]!.id, team: null } : { squad: null, team: null }
          const isOfFirst =
            squad !== null ||
            team !== null ||
            state.men.find((man) => man.id === id)!.forceId === state.squads[0]!.forceId
          if (isOfFirst) expect(refusalOf(state, 'moveMan', { man: id, ...to }) === null).toBe(mayMove)
        }
    }
  })

  it('to put fatigue right, where a turn has begun', () => {
    const one = { defence: 1, firepower: 9, morale: 0, reactions: 0, edge: 0, fatigued: 0 }
    for (const state of some(29))
      for (const { squads } of forcesView(state, null).forces)
        for (const { id, mayTire } of squads.flatMap(({ teams }) => teams))
          expect(refusalOf(state, 'correctFatigue', { team: id, ...one }) === null).toBe(mayTire)
  })

  it('to name new men, and assets to strike', () => {
    for (const state of some(29)) {
      for (const { value } of snoopinLists.unnamed(state, null))
        expect(refusalOf(state, 'nameMen', { men: [{ man: value, name: 'Rossi' }] })).toBeNull()
      for (const { value } of snoopinLists.assets(state, null))
        expect(refusalOf(state, 'removeAsset', { asset: value })).toBeNull()
    }
  })
})
