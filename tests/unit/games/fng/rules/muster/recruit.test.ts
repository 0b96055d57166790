import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../../../src/main/engine/answers.ts'
import type { Line } from '../../../../../../src/main/engine/lines.ts'
import { patchRow } from '../../../../../../src/main/engine/state.ts'
import { bookRules, idMaker } from '../../../../../../src/main/engine/system.ts'
import { openTape } from '../../../../../../src/main/engine/tape.ts'
import { attributesOf, rosterOf } from '../../../../../../src/games/fng/rules/people.ts'
import { recruit, type RecruitOrder } from '../../../../../../src/games/fng/rules/recruit.ts'
import type { FngState, Post } from '../../../../../../src/games/fng/rules/state.ts'
import { dice, rolled } from './play.ts'

/** A platoon with the first place of a post empty: its man is dead. */
function without(state: FngState, post: Post, squad: number): { state: FngState; billetId: number } {
  const billet = state.billets.find((b) => b.post === post && b.squad === squad && b.soldierId !== null)!
  const gone = patchRow(state, 'soldiers', billet.soldierId!, { status: 'dead', left: 0 })
  return { billetId: billet.id, state: patchRow(gone, 'billets', billet.id, { soldierId: null, openSince: 0 }) }
}

const order = (billetId: number, more: Partial<RecruitOrder> = {}): RecruitOrder => ({
  billetId,
  repRule: 'asRolled',
  better: false,
  oneWorse: false,
  deros: 'fullTour',
  ...more,
})

function enlist(state: FngState, orders: readonly RecruitOrder[], answers: readonly Answer[]) {
  const tape = openTape({ answers, dice: 'ask', choices: 'ask', seed: 3, depth: 2 })
  const lines: Line[] = []
  const after = recruit(
    { state, rules: bookRules, dice: tape, newId: idMaker(2), say: (line) => lines.push(line) },
    orders,
  )
  tape.mustBeSpent()
  const men = orders.map(({ billetId }) => {
    const billet = after.billets.find((b) => b.id === billetId)!
    return { billet, man: after.soldiers.find((m) => m.id === billet.soldierId)! }
  })
  return { state: after, lines, men }
}

const rep = 'army.us-army-infantry.rep'

describe('a replacement', () => {
  const army = rolled().state

  it('FNG p. 5: Able rolls 4, then 5, and is a poser; Barnes 6, then 2, and is tough', () => {
    const able = without(army, 'jrNco', 1)
    const barnes = without(able.state, 'lmgGunner', 1)
    const answers = [able, barnes].flatMap(({ billetId }, i) => [
      dice(rep, billetId, [1]),
      dice('attributes', billetId, [i === 0 ? 4 : 6]),
      dice('attributes', billetId, [i === 0 ? 5 : 2], 1),
    ])
    const { state, men } = enlist(barnes.state, [order(able.billetId), order(barnes.billetId)], answers)
    expect(men.map(({ man }) => attributesOf(state, man.id))).toEqual([['poser'], ['tough']])
  })

  it('FNG p. 105: stands in the slot with a full tour, fresh and unknown to all', () => {
    const { state, billetId } = without(army, 'grenadier', 2)
    const { men, lines } = enlist(state, [order(billetId)], [dice(rep, billetId, [6])])
    expect(men[0]).toMatchObject({
      billet: { openSince: null, automatic: false, weapon: 'm79' },
      man: { rep: 5, bestRep: 5, deros: 24, rank: 'Pfc', grade: 'enlisted', status: 'present', shortTimer: false },
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ about: { collection: 'soldiers', id: men[0]!.man.id, field: 'rep' }, faces: [6] })
  })

  it('bears a name that nobody has or had', () => {
    const { state, billetId } = without(army, 'jrNco', 2)
    const { men } = enlist(state, [order(billetId)], [dice(rep, billetId, [1])])
    const same = state.soldiers.filter(
      (m) => m.lastName === men[0]!.man.lastName && m.firstName === men[0]!.man.firstName,
    )
    expect(same).toEqual([])
  })

  const cases: [string, Partial<RecruitOrder>, 1 | 4 | 6 | null, number][] = [
    ['as rolled', {}, 4, 4],
    ['REP 3 whatever the die', { repRule: 'rep3' }, null, 3],
    ['one lower, an ARVN man of REP 3 is REP 2', { repRule: 'oneLower' }, 1, 2],
    ['one lower', { repRule: 'oneLower' }, 6, 4],
    ['REP 3 and one lower', { repRule: 'rep3OneLower' }, null, 2],
    ['one better', { better: true }, 4, 5],
    ['one better, to REP 5 at most', { better: true }, 6, 5],
    ['one better after all else', { repRule: 'rep3', better: true }, null, 4],
    ['one lower and one better', { repRule: 'oneLower', better: true }, 1, 3],
    ['a new platoon at -1', { oneWorse: true }, 6, 4],
    ['a new platoon at -1, not below REP 3', { oneWorse: true }, 1, 3],
    ['-1 takes nothing from a man already below', { oneWorse: true, repRule: 'oneLower' }, 1, 2],
  ]
  it.each(cases)('FNG pp. 102-105: %s', (_, more, face, expected) => {
    const { state, billetId } = without(army, 'jrNco', 2)
    const answers = face === null ? [] : [dice(rep, billetId, [face])]
    expect(enlist(state, [order(billetId, more)], answers).men[0]?.man.rep).toBe(expected)
  })

  it('FNG p. 53: an officer rolls his months whatever is ordered', () => {
    const { state, billetId } = without(army, 'platoonLeader', 0)
    const answers = [dice(rep, billetId, [2]), dice('campaign.deros', billetId, [5])]
    expect(enlist(state, [order(billetId)], answers).men[0]?.man).toMatchObject({ grade: 'officer', deros: 10 })
  })

  it('FNG p. 53: a whole new platoon rolls 2d6', () => {
    const { state, billetId } = without(army, 'jrNco', 3)
    const answers = [dice(rep, billetId, [2]), dice('campaign.deros', billetId, [5, 4])]
    expect(enlist(state, [order(billetId, { deros: 'rolled' })], answers).men[0]?.man.deros).toBe(18)
  })

  it('takes the radio of the man before him', () => {
    const { state, billetId } = without(army, 'rto', 0)
    const { state: after, men } = enlist(state, [order(billetId)], [dice(rep, billetId, [2])])
    const radios = (s: FngState) => s.equipment.filter((e) => e.item === 'radio').length
    expect(radios(after)).toBe(radios(army))
    expect(after.equipment.filter((e) => e.soldierId === men[0]!.man.id).map((e) => e.item)).toContain('radio')
  })

  it('FNG p. 10: a new ARVN lieutenant may be a political appointee (1-3)', () => {
    const { state, billetId } = without(rolled({ list: 'arvn-pre-1968' }).state, 'platoonLeader', 0)
    const answers = [
      dice('army.arvn-pre-1968.rep', billetId, [2]),
      dice('campaign.deros', billetId, [5]),
      dice('army.arvn-pre-1968.equipment', billetId, [3]),
    ]
    const { state: after, men } = enlist(state, [order(billetId)], answers)
    expect(after.equipment.filter((e) => e.soldierId === men[0]!.man.id).map((e) => e.item)).toContain(
      'politicalAppointee',
    )
  })

  it('does not come where somebody stands', () => {
    expect(() => enlist(army, [order(army.billets[0]!.id)], [])).toThrow(expect.objectContaining({ code: 'bad-input' }))
    expect(rosterOf(army)).toHaveLength(army.billets.length)
  })
})
