import { describe, expect, it } from 'vitest'
import { addRows, patchRow } from '../../../../../../src/main/engine/state.ts'
import { attributesOf, billetOf, soldierById, starOf } from '../../../../../../src/games/fng/rules/people.ts'
import type { FngState, Post } from '../../../../../../src/games/fng/rules/state.ts'
import { dice, play, rolled } from './play.ts'

const { state: army } = rolled()
const billet = (state: FngState, post: Post, squad: number) =>
  state.billets.find((b) => b.post === post && b.squad === squad)!
const man = (state: FngState, post: Post, squad: number) => soldierById(state, billet(state, post, squad).soldierId!)
const refused = (code: string) => expect.objectContaining({ code }) as Error
const next = { state: army, depth: 2 }

describe('names', () => {
  it('takes a name of the player, and says so', () => {
    const soldierId = man(army, 'rto', 0).id
    const { state, lines, title } = play('renameSoldier', { soldierId, firstName: 'Ray ', lastName: 'Doe' }, next)
    expect(soldierById(state, soldierId)).toMatchObject({ firstName: 'Ray', lastName: 'Doe' })
    expect(lines[0]?.text).toMatch(/^New name: Sp4 Doe, R\. \(until now Sp4 /)
    expect(title).toMatch(/^Rename Sp4 /)
  })

  it('refuses a name that another man has, and an empty one', () => {
    const soldierId = man(army, 'rto', 0).id
    const rename = (firstName: string, lastName: string) => () =>
      play('renameSoldier', { soldierId, firstName, lastName }, next)
    expect(rename('Joe', 'Mercer')).toThrow(refused('bad-input'))
    expect(rename('Joe', ' ')).toThrow(refused('bad-input'))
  })

  it('draws another name without asking anybody', () => {
    const soldier = man(army, 'rto', 0)
    const { state } = play('rerollName', { soldierId: soldier.id }, next)
    const { firstName, lastName } = soldierById(state, soldier.id)
    expect(`${firstName} ${lastName}`).not.toBe(`${soldier.firstName} ${soldier.lastName}`)
    expect(() => play('rerollName', { soldierId: 1 }, next)).toThrow(refused('no-longer-applies'))
  })
})

describe('moving men', () => {
  it('swaps two men; weapons and radios stay with the places', () => {
    const [rto, gunner] = [man(army, 'rto', 0), man(army, 'lmgGunner', 2)]
    const billetId = billet(army, 'lmgGunner', 2).id
    const { state } = play('moveSoldier', { soldierId: rto.id, billetId }, next)
    expect(billetOf(state, rto.id)).toMatchObject({ squad: 2, post: 'lmgGunner', weapon: 'm60' })
    expect(billetOf(state, gunner.id)).toMatchObject({ squad: 0, post: 'rto', weapon: 'm16' })
    const items = (id: number) => state.equipment.filter((e) => e.soldierId === id).map((e) => e.item)
    expect(items(rto.id)).toEqual([])
    expect(items(gunner.id)).toEqual(['radio', 'smoke-grenade'])
    expect(state.equipment).toHaveLength(army.equipment.length)
  })

  it('an open place moves to where the man came from, with all that hangs on it', () => {
    const open = billet(army, 'grenadier', 3)
    const gone = patchRow(army, 'soldiers', open.soldierId!, { status: 'wentHome', left: 0 })
    const state = patchRow(gone, 'billets', open.id, { soldierId: null, openSince: 4, automatic: true })
    const soldier = man(army, 'jrNco', 3)
    const { state: after } = play('moveSoldier', { soldierId: soldier.id, billetId: open.id }, { state, depth: 2 })
    expect(billetOf(after, soldier.id)).toMatchObject({ id: open.id, openSince: null, automatic: false })
    expect(after.billets.find((b) => b.id === billet(army, 'jrNco', 3).id)).toMatchObject({
      soldierId: null,
      openSince: 4,
      automatic: true,
    })
  })

  it('a man who is moved into the post of a leader takes its rank, and nobody loses his', () => {
    const [grunt, leader] = [man(army, 'grenadier', 2), man(army, 'squadLeader', 2)]
    const billetId = billet(army, 'squadLeader', 2).id
    const { state } = play('moveSoldier', { soldierId: grunt.id, billetId }, next)
    expect(soldierById(state, grunt.id)).toMatchObject({ rank: 'Sgt', grade: 'nco' })
    expect(soldierById(state, leader.id)).toMatchObject({ rank: 'Sgt', grade: 'nco' })
  })

  it('FNG pp. 53, 105: nobody is moved to the post of platoon leader, or away from it', () => {
    const [sergeant, leader] = [man(army, 'platoonSergeant', 0), man(army, 'platoonLeader', 0)]
    const post = billet(army, 'platoonLeader', 0)
    const moves = (state: FngState, soldierId: number, billetId: number) => () =>
      play('moveSoldier', { soldierId, billetId }, { state, depth: 2 })
    expect(moves(army, sergeant.id, post.id)).toThrow('cannot be moved to the post of platoon leader')
    expect(moves(army, leader.id, billet(army, 'rifleman', 2).id)).toThrow('keeps his post')
    const open = patchRow(army, 'billets', post.id, { soldierId: null, openSince: 0 })
    expect(moves(open, sergeant.id, post.id)).toThrow('Until then the platoon sergeant commands')
  })

  it('FNG p. 5: who is moved into the Star’s squad rolls an Attribute, unless he has one; who leaves it keeps his', () => {
    const [comes, goes] = [man(army, 'rifleman', 2), man(army, 'lmgAssistant', 1)]
    const swap = { soldierId: comes.id, billetId: billet(army, 'lmgAssistant', 1).id }
    const had = attributesOf(army, goes.id)
    const { state, lines } = play('moveSoldier', swap, {
      ...next,
      answers: [dice('attributes', comes.id, [4]), dice('attributes', comes.id, [5], 1)],
    })
    expect(attributesOf(state, comes.id)).toEqual(['poser'])
    expect(attributesOf(state, goes.id)).toEqual(had)
    expect(had).toHaveLength(1)
    expect(lines.at(-1)?.text).toBe(`Pfc ${comes.lastName}, ${comes.firstName.charAt(0)}. has the Attribute Poser.`)
    const back = { soldierId: goes.id, billetId: billetOf(state, comes.id)!.id }
    expect(attributesOf(play('moveSoldier', back, { state, depth: 3 }).state, goes.id)).toEqual(had)
  })

  it('FNG p. 5: in a tour without Attributes nobody rolls for a move', () => {
    const swap = { soldierId: man(army, 'rifleman', 2).id, billetId: billet(army, 'lmgAssistant', 1).id }
    const without = patchRow(army, 'tour', 1, { attributesFor: 'nobody' })
    expect(play('moveSoldier', swap, { state: without, depth: 2 }).state.attributes).toEqual(army.attributes)
  })

  it('the Star may be moved; the men whom he joins stay as they are', () => {
    const star = starOf(army)!
    const { state } = play('moveSoldier', { soldierId: star.id, billetId: billet(army, 'jrNco', 3).id }, next)
    expect(billetOf(state, star.id)?.squad).toBe(3)
  })

  it('only between missions, and not to where he stands', () => {
    const star = starOf(army)!
    const there = { soldierId: star.id, billetId: billetOf(army, star.id)!.id }
    expect(() => play('moveSoldier', there, next)).toThrow(refused('bad-input'))
    const state = patchRow(army, 'tour', 1, { phase: 'battle' })
    const elsewhere = { ...there, billetId: billet(army, 'jrNco', 3).id }
    expect(() => play('moveSoldier', elsewhere, { state })).toThrow(refused('not-now'))
  })

  it('FNG p. 53: the unit may move to another Corps', () => {
    const { state, lines } = play('moveUnit', { corps: 'iii' }, next)
    expect(state.tour[0]?.corps).toBe('iii')
    expect(lines[0]?.text).toBe('2nd Platoon moves from II Corps to III Corps.')
    expect(() => play('moveUnit', { corps: 'ii' }, next)).toThrow(refused('bad-input'))
  })

  it('FNG p. 54: in another Corps no area is that of the previous mission', () => {
    const state = patchRow(army, 'tour', 1, { lastArea: 'interior' })
    expect(play('moveUnit', { corps: 'iii' }, { state, depth: 2 }).state.tour[0]?.lastArea).toBeNull()
  })
})

describe('the next Star', () => {
  const lost = patchRow(army, 'tour', 1, { phase: 'starLost', resume: 'medals', starId: null, ending: 'killed' })
  const told = { state: lost, depth: 2 }

  it('goes on where the turn stopped, keeps his REP, chooses up to two Attributes', () => {
    const soldier = man(army, 'jrNco', 2)
    const { state } = play('nextStar', { soldierId: soldier.id, attributes: ['fast', 'swimmer'] }, told)
    expect(state.tour[0]).toMatchObject({ starId: soldier.id, phase: 'medals', resume: null, ending: null })
    expect(soldierById(state, soldier.id).rep).toBe(soldier.rep)
    expect(attributesOf(state, soldier.id)).toEqual(['fast', 'swimmer'])
  })

  it('a man with an Attribute chooses one more, and none that he has', () => {
    const soldier = man(army, 'jrNco', 2)
    const state = addRows(lost, 'attributes', [{ id: 9_000, soldierId: soldier.id, attribute: 'fast' }])
    const choose = (...attributes: string[]) =>
      play('nextStar', { soldierId: soldier.id, attributes }, { state, depth: 3 })
    expect(attributesOf(choose('slow').state, soldier.id)).toEqual(['fast', 'slow'])
    expect(() => choose('slow', 'tough')).toThrow(refused('bad-input'))
    expect(() => choose('fast')).toThrow(refused('bad-input'))
  })

  it('must be here', () => {
    const soldier = man(army, 'jrNco', 2)
    const state = patchRow(lost, 'soldiers', soldier.id, { status: 'hospital' })
    expect(() => play('nextStar', { soldierId: soldier.id, attributes: [] }, { state })).toThrow(refused('bad-input'))
    expect(() => play('nextStar', { soldierId: soldier.id, attributes: [] }, next)).toThrow(refused('not-now'))
  })
})
