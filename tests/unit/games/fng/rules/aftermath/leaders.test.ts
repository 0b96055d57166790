import { describe, expect, it } from 'vitest'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { bringReplacements } from '../../../../../../src/games/fng/rules/steps/aftermath/bringReplacements.ts'
import { fillPosts } from '../../../../../../src/games/fng/rules/steps/aftermath/fillPosts.ts'
import { judgeMission } from '../../../../../../src/games/fng/rules/steps/aftermath/judgeMission.ts'
import type { FngState, FreeWorldList, Phase, Soldier } from '../../../../../../src/games/fng/rules/state.ts'
import {
  chosen,
  inBillet,
  man,
  onMission,
  playOn,
  runWith,
  standingAt,
  thrown,
  tour,
} from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const usmcRep = (billet: number, face: D6) => thrown('army.usmc.rep', billet, [face])
const deros = (billet: number, face: D6) => thrown('campaign.deros', billet, [face])

/** Half-month 4, leaders due; these billets stand open. */
function without(
  ids: readonly number[],
  soldiers: Record<number, Partial<Soldier>> = {},
  phase: Phase = 'leaders',
): FngState {
  const dead = Object.fromEntries(ids.map((id) => [id, { status: 'dead' as const, left: 4 }]))
  const state = standingAt(phase, { tour: { halfMonth: 4 }, soldiers: { ...soldiers, ...dead } })
  return {
    ...state,
    billets: state.billets.map((b) => (ids.includes(b.id) ? { ...b, soldierId: null, openSince: 4 } : b)),
  }
}
const firstMen = [1, 2, 3, 4, 5, 6, 7, 8, 9, ...[10, 20, 30].flatMap((n) => [1, 2, 3, 4, 5, 6].map((line) => n + line))]
const onRoster = (state: FngState) => state.billets.flatMap((billet) => billet.soldierId ?? [])

describe('fillPosts', () => {
  it('FNG p. 105: the platoon leader is generated anew, an officer with 1d6 months', () => {
    const { state } = playOn(fillPosts, without([1]), {}, [usmcRep(1, 6), deros(1, 4)])
    expect(man(state, inBillet(state, 1)!)).toMatchObject({ grade: 'officer', rank: '2Lt', deros: 8, rep: 5 })
    expect(tour(state).phase).toBe('absences')
  })

  it('FNG p. 105: the squad leader with the highest REP and more than 8 months follows the platoon sergeant, down to Jr NCO', () => {
    const before = without([2], {
      21: { rep: 5, deros: 10 },
      31: { rep: 4, deros: 9 },
      32: { deros: 13 },
      33: { deros: 19 },
    })
    const { state, lines } = playOn(fillPosts, before, {}, [])
    // Man 31 alone has more than 16 half-months of 26; his Jr NCO more than 12; the best rifleman follows that one.
    expect([2, 31, 32].map((id) => inBillet(state, id))).toEqual([31, 32, 33])
    expect(man(state, 31)).toMatchObject({ rank: 'GySgt', grade: 'nco' })
    expect(man(state, 32)).toMatchObject({ rank: 'Sgt', grade: 'nco' })
    expect(man(state, 33)).toMatchObject({ rank: 'LCpl', grade: 'jrNco' })
    expect(state.billets.find((billet) => billet.id === 33)).toMatchObject({ soldierId: null, openSince: 4 })
    expect(lines).toHaveLength(3)
  })

  describe('a Star who would be promoted away from his squad', () => {
    const grown = { 11: { rep: 6, deros: 4 }, 12: { deros: 4 }, 13: { rep: 5 }, 33: { rep: 5 } }
    const answers = (value: string) => [chosen('after.leader.star', men.star, value)]

    it('FNG p. 105: is asked, and goes', () => {
      const { state } = playOn(fillPosts, without([2], grown), {}, answers('goes'))
      expect([2, 11].map((id) => inBillet(state, id))).toEqual([men.star, 12])
    })

    it('FNG p. 105: or stays, and the next best squad leader follows', () => {
      const before = without([2], { ...grown, 31: { rep: 3, deros: 9 }, 32: { deros: 9 } })
      const { state, lines } = playOn(fillPosts, before, {}, answers('stays'))
      expect([2, 11].map((id) => inBillet(state, id))).toEqual([31, men.star])
      expect(lines[0]!.text).toBe('Sgt Man11, A. stays with the 1st squad.')
    })

    it('FNG p. 105: where there is no other, the platoon sergeant is generated, or who was sent for the place has it', () => {
      const made = playOn(fillPosts, without([2], grown), {}, [...answers('stays'), usmcRep(2, 1)])
      expect(man(made.state, inBillet(made.state, 2)!)).toMatchObject({ rank: 'GySgt', deros: 26 })
      const open = without([2], { ...grown, 15: { deros: 26 } })
      const kept = { ...open, billets: open.billets.map((b) => (b.id === 2 ? { ...b, soldierId: 15 } : b)) }
      const sent = { ...kept, billets: kept.billets.map((b) => (b.id === 15 ? { ...b, soldierId: null } : b)) }
      const { state } = playOn(fillPosts, sent, {}, answers('stays'))
      expect(inBillet(state, 2)).toBe(15)
      expect(man(state, 15)).toMatchObject({ rank: 'GySgt', grade: 'nco' })
    })

    it('is not asked for a post of his own squad', () => {
      const before = without([12], { [men.star]: { deros: 4 }, 15: { rep: 6 } })
      const { state } = playOn(fillPosts, { ...before, tour: [{ ...tour(before), starId: 15 }] }, {}, [])
      expect(inBillet(state, 12)).toBe(15)
    })
  })

  it('names posts and ranks as a player writes them', () => {
    const { lines } = playOn(fillPosts, without([22], { 23: { rep: 5 } }), {}, [])
    expect(lines.map((line) => line.text)).toEqual(['Pfc Man23, A. becomes Jr NCO of the 2nd squad, now LCpl.'])
  })

  it('says that no post is vacant only where none is', () => {
    const effects = [{ id: 900, kind: 'leaderDelayed' as const, amount: 0, since: 4, lasts: 'used' as const }]
    const { lines } = playOn(fillPosts, { ...without([1]), effects }, {}, [])
    expect(lines.map((line) => line.text)).toEqual(['The new platoon leader comes in the next half-month.'])
    expect(playOn(fillPosts, without([]), {}, []).lines.map((line) => line.text)).toEqual(['No post is vacant.'])
  })

  it('FNG p. 5: a new man who gets into the Star’s squad only by a promotion elsewhere rolls his Attribute then', () => {
    const before = without([2], { 11: { rep: 6, deros: 4 }, 12: { deros: 4 }, 13: { rep: 6, deros: 10 } })
    const keeper = {
      ...man(before, 2),
      status: 'present' as const,
      rank: 'Pfc',
      grade: 'enlisted' as const,
      left: null,
      deros: 26,
    }
    const state = {
      ...before,
      soldiers: before.soldiers.map((soldier) => (soldier.id === 2 ? keeper : soldier)),
      billets: before.billets.map((b) => (b.id === 2 ? { ...b, soldierId: 2, openSince: null } : b)),
      tour: [{ ...tour(before), starId: 15 }],
    }
    const { state: after } = playOn(fillPosts, state, {}, [
      thrown('attributes', 2, [6]),
      thrown('attributes', 2, [2], 1),
    ])
    expect(after.billets.find((b) => b.soldierId === 2)?.squad).toBe(1)
    expect(after.attributes.filter((a) => a.soldierId === 2)).toMatchObject([{ attribute: 'tough' }])
  })

  it('FNG p. 105: without such a squad leader the platoon sergeant is generated anew with a full tour', () => {
    const { state } = playOn(fillPosts, without([2], { 21: { deros: 10 } }), {}, [usmcRep(2, 1)])
    expect(man(state, inBillet(state, 2)!)).toMatchObject({ rank: 'GySgt', grade: 'nco', deros: 26 })
  })

  it('FNG p. 105: without a Jr NCO of more than 6 months the best man of the squad follows the squad leader', () => {
    const before = without([21], { 22: { rep: 4, deros: 14 }, 23: { rep: 5, deros: 20 } })
    const { state } = playOn(fillPosts, before, {}, [])
    expect(inBillet(state, 21)).toBe(23)
    expect(inBillet(state, 22)).toBe(22)
    expect(inBillet(state, 23)).toBeNull()
  })

  it('FNG p. 105: highest REP first, then the longest time in-country, then chance (ruling)', () => {
    const tie = 'after.leader.tie'
    const before = without([22], { 23: { deros: 15 }, 25: { deros: 15 } })
    const { state } = playOn(fillPosts, before, {}, [thrown(tie, 23, [2]), thrown(tie, 25, [3])])
    expect(inBillet(state, 22)).toBe(25)
    const longer = without([22], { 23: { deros: 14 }, 25: { deros: 15 } })
    expect(inBillet(playOn(fillPosts, longer, {}, []).state, 22)).toBe(23)
  })

  it('FNG p. 8: the radio stays with the squad, his own things go with the promoted man', () => {
    const before = without([22], { 23: { rep: 6 } })
    const billets = before.billets.map((billet) => (billet.id === 23 ? { ...billet, post: 'rto' as const } : billet))
    const row = (id: number, item: string) => ({ id, squad: 2, soldierId: 23, item, quantity: 1 })
    const equipment = [row(901, 'radio'), row(902, 'starlight-scope')]
    const { state } = playOn(fillPosts, { ...before, billets, equipment }, {}, [])
    expect(state.equipment.map(({ item, soldierId }) => [item, soldierId])).toEqual([
      ['radio', null],
      ['starlight-scope', 23],
    ])
  })

  it('ruling to FNG p. 105: leaders on R&R or wounded keep their posts', () => {
    const before = without([], { 21: { status: 'hospital' }, 22: { status: 'rAndR' }, 1: { status: 'hospital' } })
    expect(playOn(fillPosts, before, {}, []).state.billets).toEqual(before.billets)
  })

  it('ruling to FNG p. 105: a new arrival keeps the slot warm and ends where the promoted man stood', () => {
    const dice = [thrown('after.replacements', 21, [1, 1]), usmcRep(21, 6)]
    const arrived = playOn(
      bringReplacements,
      without([21], { 22: { deros: 10 }, 25: { rep: 6 } }, 'replacements'),
      {},
      dice,
    )
    const newcomer = inBillet(arrived.state, 21)!
    const { state, lines } = playOn(fillPosts, arrived.state, {}, [])
    expect([21, 22, 25].map((id) => inBillet(state, id))).toEqual([22, 25, newcomer])
    const told = lines.filter(({ about }) => about?.id === newcomer).map(({ text }) => text)
    expect(told).toEqual([expect.stringMatching(/, who kept a place open, ends in the 2nd squad as rifleman\.$/)])
    expect(man(state, newcomer)).toMatchObject({ grade: 'enlisted', rep: 5 })
  })

  it('ruling to FNG p. 105: arrivals lead only where nobody else is left', () => {
    const gone = [21, 22, 23, 24, 25, 26]
    const dice = [
      thrown('after.replacements', 21, [1, 1]),
      usmcRep(21, 1),
      ...gone.slice(1).map((id) => thrown('after.replacements', id, [6, 6])),
    ]
    const arrived = playOn(bringReplacements, without(gone, {}, 'replacements'), {}, dice)
    const newcomer = inBillet(arrived.state, 21)!
    const { state } = playOn(fillPosts, arrived.state, {}, [])
    expect(inBillet(state, 21)).toBe(newcomer)
    expect(man(state, newcomer)).toMatchObject({ rank: 'Sgt', grade: 'nco' })
    expect(inBillet(state, 22)).toBeNull()
  })

  it('FNG p. 103, Disastrous 5: relieved squad leaders are followed by new ones, generated and not promoted, without a roll', () => {
    const before = onMission('missionResult', { mission: { victoryPoints: -5 }, tour: { starId: 15, halfMonth: 4 } })
    const judged = playOn(judgeMission, before, {}, [thrown('after.disastrous-mission', 0, [5])]).state
    const due = { ...judged, tour: [{ ...tour(judged), phase: 'replacements' as const }] }
    const { state } = playOn(fillPosts, playOn(bringReplacements, due, {}, []).state, {}, [
      ...[1, 11, 21, 31].map((billet) => usmcRep(billet, 6)),
      deros(1, 2),
      thrown('attributes', 11, [6]),
      thrown('attributes', 11, [2], 1),
    ])
    expect([11, 21, 31].map((id) => man(state, inBillet(state, id)!))).toMatchObject(
      Array(3).fill({ rank: 'Sgt', grade: 'nco', deros: 26, rep: 5 }),
    )
    expect([12, 22, 32].map((id) => inBillet(state, id))).toEqual([12, 22, 32])
  })

  it('FNG p. 103, Disastrous 5 with the Star: a whole new platoon, everyone -1 REP but not below 3, the Star as he was', () => {
    const before = onMission('missionResult', {
      mission: { victoryPoints: -5 },
      tour: { halfMonth: 4 },
      soldiers: { [men.star]: { rep: 5, bestRep: 5, deros: 20 } },
    })
    const judged = playOn(judgeMission, before, {}, [thrown('after.disastrous-mission', 0, [5])]).state
    const due = { ...judged, tour: [{ ...tour(judged), phase: 'replacements' as const }] }
    const barred = playOn(bringReplacements, due, {}, []).state
    const tape = openTape({ dice: 'roll', choices: 'draw', seed: 7, depth: 30 })
    const { state, lines } = runWith(fillPosts, barred, {}, tape, 30)
    const star = state.billets.find((billet) => billet.soldierId === men.star)
    expect(star).toMatchObject({ squad: 1, post: 'squadLeader' })
    expect(man(state, men.star)).toMatchObject({ rep: 5, deros: 20, rank: 'Sgt' })
    expect(state.billets.every((billet) => billet.soldierId !== null)).toBe(true)
    expect(new Set(onRoster(state)).size).toBe(state.billets.length)
    const others = state.soldiers.filter((soldier) => soldier.id !== men.star && onRoster(state).includes(soldier.id))
    expect(others.every((soldier) => soldier.rep >= 3 && soldier.rep <= 4)).toBe(true)
    const officer = others.find((soldier) => soldier.grade === 'officer')!
    expect([2, 4, 6, 8, 10, 12]).toContain(officer.deros)
    expect(state.effects).toEqual([])
    expect(lines.some((line) => line.text.includes('new platoon'))).toBe(true)
  })

  it.each([
    ['us-army-infantry', 1, 1, 3],
    ['us-army-infantry', 2, 2, 3],
    ['us-army-infantry', 3, 1, 3],
    ['sf-cidg', 1, 1, 3],
    ['sf-cidg', 4, 1, 3],
    ['sf-cidg', 4, 4, 4],
  ] as const)(
    'FNG pp. 9, 104: a new platoon has the squads of its list: %s, %i squads before, the Star in squad %i',
    (list, had, own, has) => {
      const alone = without(firstMen.filter((id) => id !== men.star))
      const effects = [{ id: 900, kind: 'newPlatoon' as const, amount: 0, since: 4, lasts: 'used' as const }]
      const kept = alone.billets.flatMap((billet) => {
        if (billet.soldierId === men.star) return [{ ...billet, squad: own }]
        return billet.squad > had ? [] : [billet]
      })
      const billets = [...kept, ...(had > 3 ? [{ ...alone.billets.at(-1)!, id: 990, squad: had }] : [])]
      const before = { ...alone, billets, effects, tour: [{ ...tour(alone), list, tourLength: 24 }] }
      const { state } = runWith(
        fillPosts,
        before,
        {},
        openTape({ dice: 'roll', choices: 'draw', seed: 5, depth: 30 }),
        30,
      )
      const squads = new Set(state.billets.map(({ squad }) => squad).filter((squad) => squad > 0))
      expect(squads.size).toBe(has)
      expect(state.billets.find(({ soldierId }) => soldierId === men.star)).toMatchObject({ squad: own })
    },
  )

  it.each<[FreeWorldList, number]>([
    ['us-army-infantry', men.star],
    ['us-army-infantry', men.lieutenant],
    ['anzac', men.star],
    ['arvn-pre-1968', men.lieutenant],
    ['arvn-post-1968', men.star],
    ['sf-cidg', men.star],
    ['sf-cidg', men.lieutenant],
  ])('FNG p. 103, Disastrous 5: every list can raise a new platoon: %s, Star %i', (list, starId) => {
    const alone = without(firstMen.filter((id) => id !== starId))
    const effects = [{ id: 900, kind: 'newPlatoon' as const, amount: 0, since: 4, lasts: 'used' as const }]
    const before = { ...alone, effects, tour: [{ ...tour(alone), list, tourLength: 24, starId }] }
    const tape = openTape({ dice: 'roll', choices: 'draw', seed: 3, depth: 30 })
    const { state } = runWith(fillPosts, before, {}, tape, 30)
    expect(state.billets.every((billet) => billet.soldierId !== null && billet.openSince === null)).toBe(true)
    const old = before.billets.find((billet) => billet.soldierId === starId)
    expect(state.billets.find((billet) => billet.soldierId === starId)).toMatchObject({
      post: old?.post,
      squad: old?.squad,
    })
    expect(state.equipment.every((row) => row.soldierId === null || onRoster(state).includes(row.soldierId))).toBe(true)
  })
})
