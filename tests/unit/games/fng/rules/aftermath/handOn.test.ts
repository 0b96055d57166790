import { describe, expect, it } from 'vitest'
import { patchRow } from '../../../../../../src/main/engine/state.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { returnAbsent } from '../../../../../../src/games/fng/rules/steps/aftermath/returnAbsent.ts'
import { moveSoldier } from '../../../../../../src/games/fng/rules/steps/roster/moves.ts'
import { chooseParty } from '../../../../../../src/games/fng/rules/steps/setup/chooseParty.ts'
import type { FngState, Soldier } from '../../../../../../src/games/fng/rules/state.ts'
import {
  chosen,
  inBillet,
  nextDepth,
  onMission,
  playOn,
  runWith,
  standingAt,
} from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

/** In every squad of the test platoon: 3 the M-14A1, 4 the M-79, 5 and 6 riflemen. */
const [gunner, grenadier, rifleman, other] = [23, 24, 25, 26]
const weaponKey = 'army.special-weapon'

const away = { status: 'hospital', awayMissions: 2, awaySince: 3 } as const

const standing = (soldiers: Record<number, Partial<Soldier>> = {}): FngState =>
  standingAt('absences', { tour: { halfMonth: 4 }, soldiers })

/** These places stand open: their men are gone for good. */
const without = (ids: readonly number[], soldiers: Record<number, Partial<Soldier>> = {}): FngState => {
  const dead = Object.fromEntries(ids.map((id) => [id, { status: 'dead' as const, left: 4 }]))
  const state = standing({ ...soldiers, ...dead })
  return {
    ...state,
    billets: state.billets.map((b) => (ids.includes(b.id) ? { ...b, soldierId: null, openSince: 4 } : b)),
  }
}

const stand = (state: FngState, ids: readonly number[]) => ids.map((id) => inBillet(state, id))
const billet = (state: FngState, id: number) => state.billets.find((one) => one.id === id)!

/** The 2nd squad with an M-60 in place of its M-14A1, and its first rifleman as the loader. */
const withM60 = (state: FngState): FngState =>
  patchRow(patchRow(state, 'billets', gunner, { weapon: 'm60' }), 'billets', rifleman, { post: 'lmgAssistant' })

describe('handOnWeapons', () => {
  it('FNG p. 8: the automatic rifle of a man who is gone goes to the rifleman whom the player names; the open place is his', () => {
    const { state, lines } = playOn(returnAbsent, without([gunner]), {}, [chosen(weaponKey, gunner, '26')])
    expect(stand(state, [gunner, grenadier, rifleman, other])).toEqual([other, grenadier, rifleman, null])
    expect(billet(state, other)).toMatchObject({ openSince: 4, automatic: false, keptFor: null })
    expect(lines.map(({ text }) => text)).toContain('Pvt Man26, A. takes the M-14A1, 2nd squad.')
  })

  it('FNG p. 8: with one man who can take it nobody is asked, and who comes without a roll comes as the rifleman', () => {
    const open = patchRow(without([grenadier, other]), 'billets', grenadier, { automatic: true })
    const { state } = playOn(returnAbsent, open, {}, [])
    expect(stand(state, [gunner, grenadier, rifleman, other])).toEqual([gunner, rifleman, null, null])
    expect(billet(state, rifleman).automatic).toBe(true)
  })

  it('FNG p. 8: without riflemen the man with the lesser weapon takes the greater one; leaders never do', () => {
    const few = playOn(returnAbsent, without([gunner, rifleman, other]), {}, []).state
    expect(stand(few, [gunner, grenadier])).toEqual([grenadier, null])
    const none = playOn(returnAbsent, without([gunner, grenadier, rifleman, other]), {}, []).state
    expect(stand(none, [21, 22, gunner, grenadier])).toEqual([21, 22, null, null])
  })

  it('FNG p. 8: the loader is named first for the gun; the next rifleman loads, and nobody is asked for that', () => {
    const { state } = playOn(returnAbsent, withM60(without([gunner])), {}, [chosen(weaponKey, gunner, '25')])
    expect(stand(state, [gunner, rifleman, other])).toEqual([rifleman, other, null])
  })

  it('FNG p. 8: a loader does not leave the gun for the grenade launcher', () => {
    const { state } = playOn(returnAbsent, withM60(without([grenadier, other])), {}, [])
    expect(stand(state, [gunner, grenadier, rifleman])).toEqual([gunner, null, rifleman])
  })

  it('FNG pp. 8, 40: who is only away takes his weapon back when he returns, and everyone has his place again', () => {
    const before = withM60(standing({ [gunner]: away }))
    const during = playOn(returnAbsent, before, {}, [chosen(weaponKey, gunner, '25')]).state
    expect(stand(during, [gunner, rifleman, other])).toEqual([rifleman, other, gunner])
    // A half-month in which he is still away changes nothing more.
    const later = playOn(returnAbsent, patchRow(during, 'tour', 1, { phase: 'absences' }), {}, []).state
    expect(later.billets).toEqual(during.billets)
    const here = patchRow(patchRow(during, 'tour', 1, { phase: 'absences' }), 'soldiers', gunner, {
      status: 'present',
      awayMissions: 0,
    })
    const back = playOn(returnAbsent, here, {}, [])
    expect(back.state.billets).toEqual(before.billets)
    expect(back.lines.map(({ text }) => text)).toContain('Pfc Man23, A. takes back the M-60, 2nd squad.')
  })

  it('FNG p. 8: when he does not come back, whoever took his weapon and whoever moved up keep their places', () => {
    const before = withM60(standing({ [gunner]: away }))
    const during = playOn(returnAbsent, before, {}, [chosen(weaponKey, gunner, '25')]).state
    const gone = patchRow(during, 'soldiers', gunner, { status: 'dead' })
    const open = patchRow(patchRow(gone, 'billets', other, { soldierId: null }), 'tour', 1, { phase: 'absences' })
    const { state } = playOn(returnAbsent, open, {}, [])
    expect(stand(state, [gunner, rifleman, other])).toEqual([rifleman, other, null])
    expect(state.billets.every(({ keptFor }) => keptFor === null)).toBe(true)
  })

  it('FNG p. 8: a Star comes last among those who may take a weapon, and alone he may leave it behind', () => {
    const star = { tour: { halfMonth: 4, starId: rifleman } } as const
    const state = standingAt('absences', { ...star, soldiers: { [gunner]: { status: 'rAndR', awaySince: 4 } } })
    expect(stand(playOn(returnAbsent, state, {}, [chosen(weaponKey, gunner, '26')]).state, [gunner])).toEqual([other])
    const alone = { ...state, billets: state.billets.filter(({ id }) => id !== other && id !== grenadier) }
    const kept = playOn(returnAbsent, alone, {}, [chosen(weaponKey, gunner, 'nobody')]).state
    expect(stand(kept, [gunner, rifleman])).toEqual([gunner, rifleman])
  })

  it('FNG p. 8: who sets out takes the weapon of a man who stays behind, and gives it back afterwards', () => {
    const state = patchRow(onMission('whoGoes', {}), 'tour', 1, { starId: men.star })
    const party = { squads: [1, 2, 3], stayBehind: [gunner] }
    const tape = openTape({
      answers: [chosen(weaponKey, gunner, '25')],
      dice: 'roll',
      choices: 'ask',
      seed: 1,
      depth: nextDepth(state),
    })
    const out = runWith(chooseParty, state, party, tape, nextDepth(state)).state
    tape.mustBeSpent()
    expect(inBillet(out, gunner)).toBe(rifleman)
    expect(out.party.some(({ soldierId }) => soldierId === gunner)).toBe(false)
    const { state: after } = playOn(returnAbsent, patchRow(out, 'tour', 1, { phase: 'absences' }), {}, [])
    expect(inBillet(after, gunner)).toBe(gunner)
  })

  it('FNG p. 8: a move by the player ends what was kept', () => {
    const during = playOn(returnAbsent, standing({ [gunner]: away }), {}, [chosen(weaponKey, gunner, '25')]).state
    const atContact = patchRow(during, 'tour', 1, { phase: 'contact' })
    const moved = playOn(moveSoldier, atContact, { soldierId: other, billetId: gunner }, []).state
    expect(inBillet(moved, gunner)).toBe(other)
    expect(moved.billets.every(({ keptFor }) => keptFor === null)).toBe(true)
  })
})
