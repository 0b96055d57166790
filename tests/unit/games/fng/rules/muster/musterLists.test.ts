import { describe, expect, it } from 'vitest'
import { RuleError } from '../../../../../../src/main/engine/errors.ts'
import type { NewPlatoon } from '../../../../../../src/games/fng/rules/inputs.ts'
import { billetsInOrder, holderOf, starOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Post } from '../../../../../../src/games/fng/rules/state.ts'
import { newPlatoon, play, rolled } from './play.ts'

const squad = (state: FngState, number: number) => billetsInOrder(state).filter((billet) => billet.squad === number)
const heldBy = (state: FngState, post: Post, number = 0) =>
  holderOf(
    state,
    squad(state, number).find((billet) => billet.post === post)!,
  )!
const refusal = (more: Partial<NewPlatoon>) => {
  try {
    play('muster', newPlatoon(more), { dice: 'roll' })
  } catch (error) {
    if (error instanceof RuleError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'nothing'
}

describe('lists', () => {
  it('FNG p. 9, footnote 3: the SF NCO rolls REP 4 to 6 and is no officer; the LLDB lieutenant is one', () => {
    const { state } = rolled({ list: 'sf-cidg', squads: 4 })
    expect(heldBy(state, 'platoonLeader')).toMatchObject({ grade: 'nco', nationality: 'american' })
    expect(heldBy(state, 'platoonLeader').rep).toBeGreaterThanOrEqual(4)
    expect(heldBy(state, 'lldbLieutenant')).toMatchObject({ grade: 'officer', nationality: 'vietnamese' })
    expect(heldBy(state, 'rto').nationality).toBe('montagnard')
    expect(new Set(state.billets.map((billet) => billet.squad)).size).toBe(5)
  })

  it('FNG p. 10, footnote 3: the US Advisor of an ARVN platoon rolls as an American', () => {
    const { told, state } = rolled({ list: 'arvn-pre-1968' })
    const advisor = state.billets.find((billet) => billet.post === 'advisor')!
    expect(told.find((a) => a.subject === advisor.id && a.key === 'army.us-army-infantry.rep')).toBeDefined()
    expect(holderOf(state, advisor)?.nationality).toBe('american')
  })

  it('FNG p. 53: the full tour of a Marine is 13 months', () => {
    expect(starOf(rolled({ list: 'usmc', corps: 'i' }).state)?.deros).toBe(26)
  })

  it('FNG p. 9: all Marines are issued a flak jacket, soldiers where the player says so, CIDG none', () => {
    const jackets = (more: Partial<NewPlatoon>) =>
      rolled(more)
        .state.equipment.filter((e) => e.item === 'flak-jacket')
        .reduce((n, e) => n + e.quantity, 0)
    expect(jackets({ list: 'usmc' })).toBeGreaterThan(36)
    expect(jackets({})).toBe(0)
    expect(jackets({ flakJackets: true })).toBeGreaterThan(20)
    expect(jackets({ list: 'sf-cidg', flakJackets: true })).toBe(0)
  })

  it('FNG p. 9: the M-20 of the Marines ends with June 1968, LAWs begin', () => {
    const asked = (startHalfMonth: number) =>
      rolled({ list: 'usmc', startHalfMonth }).told.filter((a) => a.key === 'army.usmc.equipment' && a.occurrence === 0)
    expect(asked(35).map((a) => a.subject)).toContain(0)
    expect(asked(36).map((a) => a.subject)).not.toContain(0)
  })

  it('ruling to p. 9: the launcher takes the place of a rifle in a squad of the choice of the player', () => {
    const seed = Array.from({ length: 40 }, (_, i) => i).find((n) =>
      rolled({ list: 'usmc' }, n).state.billets.some((b) => b.weapon === 'm20' || b.weapon === 'rr-90mm'),
    )!
    const first = rolled({ list: 'usmc' }, seed)
    const answers = first.told.map((a) =>
      a.kind !== 'choice' ? a : { ...a, value: a.key.endsWith('squad') ? '2' : 'rr-90mm' },
    )
    const { state } = play('muster', newPlatoon({ list: 'usmc' }), { answers })
    expect(state.billets.filter((b) => b.weapon === 'rr-90mm')).toMatchObject([{ squad: 2, post: 'rifleman' }])
  })

  it('the player arms a post as his models are armed', () => {
    const { state } = rolled({ list: 'sf-cidg', weapons: { squadLeader: 'm3a1', rifleman: 'm2-carbine' } })
    expect(squad(state, 1)[0]?.weapon).toBe('m3a1')
    expect(squad(state, 1).at(-1)?.weapon).toBe('m2-carbine')
  })

  it('draws from the names of the player as far as they reach', () => {
    const own = { first: ['Ann', 'Bea'], last: ['Xx', 'Yy'] }
    const { state } = rolled({ names: own })
    expect(state.soldiers.filter((man) => own.last.includes(man.lastName))).toHaveLength(4)
  })

  it('warns of a Corps where a force hardly fought', () => {
    expect(
      rolled({ list: 'usmc', corps: 'iv' })
        .lines.map((l) => l.text)
        .join(),
    ).toContain('hardly ever fought')
    expect(
      rolled({ list: 'usmc', corps: 'i' })
        .lines.map((l) => l.text)
        .join(),
    ).not.toContain('hardly ever fought')
  })
})

describe('refusals', () => {
  const star = newPlatoon().star
  const bad: [string, Partial<NewPlatoon>][] = [
    ['one Attribute', { star: { ...star, attributes: ['tough'] } }],
    ['the same Attribute twice', { star: { ...star, attributes: ['tough', 'tough'] } }],
    ['an unknown Attribute', { star: { ...star, attributes: ['tough', 'handsome'] } }],
    ['a date before 1967', { startHalfMonth: -1 }],
    ['a date after 1968', { startHalfMonth: 48 }],
    ['a fourth squad of the Army', { squads: 4 }],
    ['a Star in a squad that is not there', { star: { ...star, squad: 4 } }],
    ['a Star in a post that the list lacks', { star: { ...star, post: 'smgGunner' } }],
    ['a Star among the attachments', { star: { ...star, squad: 0, post: 'medic' } }],
    ['an unknown weapon', { weapons: { rifleman: 'longbow' } }],
    ['the later ARVN list in 1967', { list: 'arvn-post-1968', startHalfMonth: 23 }],
    ['the earlier ARVN list in 1968', { list: 'arvn-pre-1968', startHalfMonth: 24 }],
  ]
  it.each(bad)('%s', (_, more) => {
    expect(refusal(more)).toMatch(/^bad-input: [A-Z0-9].*\.$/)
  })

  it('a second platoon', () => {
    const { state } = rolled()
    expect(() => play('muster', newPlatoon(), { state })).toThrow(expect.objectContaining({ code: 'not-now' }))
  })
})
