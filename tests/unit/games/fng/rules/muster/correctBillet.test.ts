import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import type { BilletChanges } from '../../../../../../src/games/fng/rules/inputs.ts'
import { postsFor } from '../../../../../../src/games/fng/rules/platoon/postChoice.ts'
import type { FngState } from '../../../../../../src/games/fng/rules/state.ts'
import { correctBillet } from '../../../../../../src/games/fng/rules/steps/roster/correctBillet.ts'
import { playOn } from '../../../../../support/fngAftermath.ts'
import { men, testPlatoon } from '../../../../../support/fngState.ts'
import { violations } from '../../../../../support/invariants.ts'

const correct = (changes: BilletChanges, billetId: number = men.rifleman, state: FngState = testPlatoon()) =>
  playOn(correctBillet, state, { billetId, reason: 'Bought another figure.', changes }, [])
const billet = (state: FngState, id: number) => state.billets.find((row) => row.id === id)!

describe('correcting a place', () => {
  it('writes weapon, sidearm and post, and tells each on a line about it', () => {
    const { state, lines } = correct({ weapon: 'ak-47', sidearm: 'm1911a1', post: 'grenadier' })
    expect(billet(state, men.rifleman)).toMatchObject({ weapon: 'ak-47', sidearm: 'm1911a1', post: 'grenadier' })
    expect(lines.map((line) => [line.text, line.about])).toEqual([
      ['1st squad, line 5, rifleman: post grenadier, was rifleman. Bought another figure.', about('post')],
      ['1st squad, line 5, rifleman: weapon AK-47, was M-14. Bought another figure.', about('weapon')],
      ['1st squad, line 5, rifleman: sidearm .45, was none. Bought another figure.', about('sidearm')],
    ])
    expect(violations(state)).toEqual([])
  })

  it('hands out what goes with the new post, and leaves with the squad what went with the old one', () => {
    const radio = { id: 850, squad: 0, soldierId: men.rto, item: 'radio', quantity: 1 }
    const state = testPlatoon({ state: { equipment: [radio] } })
    const medic = correct({ post: 'medic' }, men.rto, state).state
    expect(medic.equipment.find((row) => row.id === 850)?.soldierId).toBeNull()
    const again = correct({ post: 'rto' }, men.rto, medic).state
    expect(again.equipment.find((row) => row.id === 850)?.soldierId).toBe(men.rto)
  })

  it.each<[string, BilletChanges, number, string]>([
    ['an unknown weapon', { weapon: 'laser' }, men.rifleman, 'There is no weapon "laser"'],
    ['an unknown sidearm', { sidearm: 'laser' }, men.rifleman, 'There is no weapon "laser"'],
    ['a post that the list does not have', { post: 'politicalOfficer' }, men.rifleman, 'cannot be that of a political'],
    ['a post of the HQ in a squad', { post: 'rto' }, men.rifleman, 'cannot be that of a RTO'],
    ['a second squad leader', { post: 'squadLeader' }, men.rifleman, 'cannot be that of a squad leader'],
    ['a squad without a place for its leader', { post: 'rifleman' }, men.star, 'a leader’s place stays one'],
    ['what stands there already', { weapon: 'm14' }, men.rifleman, 'stands there already'],
  ])('refuses %s', (_, changes, id, message) => {
    expect(() => correct(changes, id)).toThrow(message.replace('’', "'"))
  })

  it('FNG p. 3: gives a Star any post of his squad', () => {
    const star = testPlatoon({ tour: { starId: men.rifleman } })
    const [plain, held] = [testPlatoon(), star].map((state) => postsFor(bookRules, state, billet(state, men.rifleman)))
    expect(plain).toEqual(expect.arrayContaining(['rifleman', 'grenadier', 'jrNco']))
    expect(plain).not.toContain('squadLeader')
    expect(held).toEqual(plain)
  })
})

const about = (field: string) => ({ collection: 'billets', id: men.rifleman, field })
