import { describe, expect, it } from 'vitest'
import { battleForm } from '../../../../../../src/games/fng/app/battle/battleForm.ts'
import type { FormValues } from '../../../../../../src/games/fng/contract/battle.ts'
import { battleWith, groupNamed, our, their, type TestBattle, type TestFigure } from '../../../../../support/battle.ts'

const fight = (over: TestBattle = {}) =>
  battleWith({
    ours: [{ rep: 4 }, { rep: 4 }],
    theirs: [{}, { weapon: 'rpd' }, {}],
    groups: { A: { activated: true } },
    ...over,
  })
const form = (action: string, values: FormValues, state = fight()) => battleForm(state, action, values, [])
const fire = (target: FormValues, over: FormValues = {}, state = fight()) =>
  form('fire', { shooters: [our(1)], targets: [{ target: their(1), ...target }], ...over }, state)

describe('what a form says before it is played', () => {
  it('FNG p. 32: what each shot needs by REP and cover, and who tests if it misses', () => {
    expect(fire({}).tells).toBe(
      'Man 1, REP 4, M-16 at Enemy 1: 4 dice, a 3 or more hits. Missed: Enemy 1 and Enemy 2 test.',
    )
    expect(fire({ stands: 'cover', near: [] }).tells).toBe(
      'Man 1, REP 4, M-16 at Enemy 1: 4 dice, a 5 or more hits (target in cover). Missed: Enemy 1 tests.',
    )
    expect(fire({ stands: 'smoke', near: [] }).tells).toContain('lost in the smoke: no hit counts')
    expect(fire({}, { shooters: [our(1), our(2)] }).button).toBe('Fire eight dice')
  })

  it('FNG p. 30: who is outgunned by what is fired, and who is not', () => {
    const state = fight({ ours: [{ rep: 4, weapon: 'm60' }] })
    expect(fire({}, {}, state).tells).toMatch(/Missed: Enemy 1 tests outgunned, Enemy 2 not\.$/)
  })

  it('FNG p. 15: who tests is told of groups with a Leader too, and of a Star who could choose', () => {
    const led = fight({ theirs: [{ leads: true }, {}] })
    expect(fire({}, {}, led).tells).toMatch(/Missed: Enemy 1 and Enemy 2 test\.$/)
    const star = fight({
      ours: [{ star: true }, {}],
      theirs: [{}, {}],
      groups: { E1: { activated: true } },
      battle: { side: 'theirs' },
    })
    const { tells } = form('fire', { shooters: [their(1)], targets: [{ target: our(1) }] }, star)
    expect(tells).toMatch(/Missed: Man 1 and Man 2 test\.$/)
  })

  it('FNG pp. 5, 32: of a Crack Shot the best die counts; who tests is told with dice between the targets too', () => {
    const single = fight({ ours: [{ rep: 4, attributes: ['crack-shot'], weapon: 'm14' }] })
    expect(fire({ dice: 1 }, {}, single).tells).toContain('2 dice, of which the best counts, a ')
    const targets = [
      { target: their(1), near: [] },
      { target: their(2), near: [], gap: 3 },
    ]
    expect(form('fire', { shooters: [our(1)], targets }).tells).toMatch(/Missed: Enemy 1 and Enemy 2 test\.$/)
  })

  it('FNG p. 26: of a shotgun the better of two dice counts, farther off the best two of four', () => {
    const state = fight({ ours: [{ rep: 4, weapon: 'remington-shotgun' }] })
    expect(fire({ inches: 3 }, {}, state).tells).toContain(': 2 dice, of which the best counts, a 3 or more hits.')
    expect(fire({ inches: 10 }, {}, state).tells).toContain(': 4 dice, of which the best two count, a 3 or more hits.')
    expect(fire({}).tells).not.toContain('best')
  })

  it('FNG p. 5: what an Attribute does to the dice is told as dice', () => {
    const single = fight({ ours: [{ rep: 4, attributes: ['crack-shot'], weapon: 'm14' }] })
    expect(fire({ dice: 1 }, {}, single).tells).toContain('(Crack Shot, a single shot from a rifle: best of 2d6)')
    const charge = { charges: [{ charger: our(1), target: their(1), from: 'rear' }] }
    const tough = fight({ ours: [{ rep: 4, attributes: ['tough'] }] })
    expect(form('charge', charge, tough).tells).toBe(
      'Man 1, REP 4, at Enemy 1: 3 dice, a 4 or less passes (tough: 1 die more). Enemy 1: no dice.',
    )
  })

  it('FNG p. 69: a human wave has a success of its own', () => {
    const wave = fight({
      theirs: [{ orders: 'humanWave' }],
      groups: { E1: { activated: true } },
      battle: { side: 'theirs' },
    })
    const { tells } = form('charge', { charges: [{ charger: their(1), target: our(1) }] }, wave)
    expect(tells).toContain('(VC/NVA human wave, three to one or better: +1 passed by itself)')
  })

  it('FNG p. 5: the number a Dumb Ass needs when his group activates', () => {
    const state = fight({ ours: [{ rep: 3, attributes: ['dumb-ass'] }], groups: {} })
    expect(form('activate', { group: groupNamed(state, 'A') }, state).tells).toBe(
      'Dumb Ass: Man 1, REP 3: 1 die, a 3 or less passes.',
    )
  })

  it.each([
    ['a Lucky man fires, who could throw again', { attributes: ['lucky'] }],
    ['a BAR fires, which could jam', { weapon: 'bar-cf' }],
    ['an M-203 fires, which must be made ready again', { weapon: 'm203' }],
  ])('who tests is told where %s', (_, shooter) => {
    expect(fire({}, {}, fight({ ours: [shooter] })).tells).toMatch(/Missed: Enemy 1 and Enemy 2 test( outgunned)?\.$/)
  })

  it('FNG pp. 28, 30: who does not reach so far is told before he fires, not when he is played', () => {
    const at = (weapon: string, inches: number) => fire({ inches }, {}, fight({ ours: [{ weapon }] }))
    expect(at('remington-shotgun', 40)).toMatchObject({
      problem: 'Enemy 1 is out of range of Man 1: his Shotgun reaches 12".',
      tells: null,
      button: null,
    })
    expect(at('remington-shotgun', 12).problem).toBeNull()
    const near = form('launch', { shooter: our(1), target: their(1), inches: 2 }, fight({ ours: [{ weapon: 'm79' }] }))
    expect(near.problem).toBe('Too near: his M-79 needs 12".')
  })

  it('FNG pp. 5, 23: and of a Born Leader with others, or a hero, who does not roll', () => {
    const at = (first: TestFigure, values: FormValues = {}) => {
      const state = fight({
        ours: [first, {}],
        theirs: [{}],
        groups: { E1: { activated: true } },
        battle: { side: 'theirs' },
      })
      return form('fire', { shooters: [their(1)], targets: [{ target: our(1) }], ...values }, state).tells
    }
    expect(at({ attributes: ['born-leader'] }, { nearBornLeader: [] })).toMatch(/Missed: Man 1 and Man 2 test\.$/)
    expect(at({ attributes: ['born-leader'] }), 'Man 2 follows him').toMatch(/Missed: Man 1 tests\.$/)
    expect(at({ hero: true })).toMatch(/Missed: Man 2 tests\.$/)
  })

  it('FNG pp. 33-34: what passes bring with a grenade, and what it costs not to see the spot', () => {
    expect(form('throwGrenade', { thrower: our(1) }).tells).toBe(
      'Ready the Grenade/LAW: Man 1, REP 4, Grenade: 2 dice, a 4 or less passes. 2 passed: ready; ' +
        '1 passed: ready for a reaction or the next activation; 0 passed: ready for the next activation.',
    )
    const ready = fight({ ours: [{ readied: 'now', readiedItem: 'grenade-fwf' }] })
    const thrown = (sees: string) => form('throwGrenade', { thrower: our(1), sees }, ready).tells
    expect(thrown('seen')).toContain("1-2 passed: on the spot; 0 passed: falls at the thrower's feet.")
    expect(thrown('blind')).toContain('2 passed: on the spot; 1 passed: missed; 0 passed:')
  })

  it('FNG p. 36: one throw against several who charge, and who has no dice for it', () => {
    const state = fight({ ours: [{}, {}, { attributes: ['poser', 'wuss'] }] })
    const charges = [1, 2, 3].map((nth) => ({
      charger: our(nth),
      target: their(1),
      from: nth === 1 ? 'front' : 'flank',
    }))
    const { tells } = form('charge', { charges }, state)
    expect(tells).toContain('Enemy 1, REP 4, charged by Man 1, Man 2 and Man 3: 1 die, a 4 or less passes (')
    expect(tells).toContain(') against Man 1, none counts (')
    expect(tells).toMatch(/\) against Man 2 and Man 3\. Man 3: no dice\.$/)
  })

  it('FNG p. 17: one throw for a group says who needs what, and the die of an Athlete', () => {
    const state = fight({
      ours: [{ rep: 5 }, { rep: 4 }, { rep: 4, attributes: ['athlete'] }, { rep: 3, attributes: ['clumsy'] }],
    })
    expect(form('fastMove', { group: groupNamed(state, 'A') }, state).tells).toBe(
      'A: 2 dice, a 5 or less passes for Man 1, a 4 or less passes for Man 2 and Man 3, a 3 or less passes for Man 4. ' +
        'Athlete, Man 3: 1 die, a 4 or less passes.',
    )
  })

  it('FNG p. 37: the dice of a melee, with what moves them', () => {
    const state = fight({
      ours: [{ matchedWith: their(1), matchedTurn: 0, attributes: ['brawler'] }],
      theirs: [{ matchedWith: our(1), matchedTurn: 0 }],
    })
    expect(form('meleeRound', { attackers: [our(1)], fromBehind: [our(1)] }, state).tells).toBe(
      'Man 1, REP 4, against Enemy 1: 7 dice, a 1, 2 or 3 is a success ' +
        '(bayonet on a rifle, machete, two-handed tool: 2 dice more; brawler: 1 die more). ' +
        'Enemy 1, REP 4, against Man 1: 4 dice, a 1, 2 or 3 is a success ' +
        '(bayonet on a rifle, machete, two-handed tool: 2 dice more; the opponent is at his back: 2 dice fewer).',
    )
  })

  it('several targets each with their number, and those who need the same together', () => {
    const targets = [
      { target: their(1), near: [] },
      { target: their(3), near: [] },
    ]
    const { tells } = form('fire', { shooters: [our(1), our(2)], targets })
    expect(tells).toMatch(
      /^Man 1, REP 4, .*; Man 2, REP 4, .*: 4 dice, a 3 or more hits Enemy 1, a 4 or more hits Enemy 3/,
    )
  })

  it('also for charges, grenades and what the enemy is ordered', () => {
    expect(form('charge', { charges: [{ charger: our(1), target: their(1) }] }).tells).toMatch(
      /2 dice, a 4 or less passes/,
    )
    expect(form('throwGrenade', { thrower: our(1) }).tells).toMatch(/^Ready the Grenade.*a 4 or less passes/)
    const theirs = fight({ groups: {}, battle: { side: 'theirs', ourDie: 1, theirDie: 1 }, ours: [{}] })
    const acts = form('enemyActs', { inches: 10, closest: groupNamed(theirs, 'A') }, theirs)
    expect(acts.tells).toBe(
      'VC/NVA Action: E1, EAL 3, 3 against 1: 3 dice, a 3 or less passes (VC/NVA group has at least twice the figures of the closest player group: 1 die more).',
    )
    expect(acts.button).toBe('E1 acts against A')
  })

  it('is silent where nothing is thrown, or something is missing', () => {
    const idle = fight({ groups: {} })
    expect(form('activate', { group: groupNamed(idle, 'A') }, idle).tells).toBeNull()
    expect(form('fire', { shooters: [our(1)], targets: [{ target: null }] })).toMatchObject({
      tells: null,
      button: null,
    })
  })
})
