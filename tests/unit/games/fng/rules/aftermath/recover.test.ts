import { describe, expect, it } from 'vitest'
import { recover } from '../../../../../../src/games/fng/rules/steps/aftermath/recover.ts'
import type { D6 } from '../../../../../../src/main/engine/answers.ts'
import type { PartyMember } from '../../../../../../src/games/fng/rules/state.ts'
import { inBillet, man, onMission, playOn, thrown, tour } from '../../../../../support/fngAftermath.ts'
import { men } from '../../../../../support/fngState.ts'

const key = 'after-the-battle-recovery'
const out: Partial<PartyMember> = { fate: 'outOfTheFight', wasOut: true }

/** Man 15, REP 4, Out of the Fight and recovered, with these dice. */
const tested = (member: Partial<PartyMember>, faces: readonly D6[], more: ReturnType<typeof thrown>[] = []) =>
  playOn(recover, onMission('recovery', { party: { 15: { ...out, ...member } } }), {}, [
    thrown(key, 15, faces),
    ...more,
  ])

describe('recover', () => {
  it('says so where nobody was hurt', () => {
    const { lines } = playOn(recover, onMission('recovery'), {}, [])
    expect(lines.map((line) => line.text)).toEqual(['Nobody of ours was killed, wounded or lost.'])
  })

  it('FNG p. 40: 2d6 passed recovers to normal REP and stays with the squad', () => {
    const { state } = tested({}, [4, 1])
    expect(man(state, 15)).toMatchObject({ status: 'present', rep: 4 })
    expect(tour(state).phase).toBe('victoryPoints')
  })

  it.each<[D6, number]>([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('FNG p. 40: 1d6 passed is -1 REP and 1/2d6 missions away: %i is %i', (face, missions) => {
    const { state } = tested({}, [5, 4], [thrown(`${key}.away`, 15, [face])])
    expect(man(state, 15)).toMatchObject({ status: 'hospital', rep: 3, awayMissions: missions, awaySince: 0 })
    expect(inBillet(state, 15)).toBe(15)
  })

  it('FNG p. 40: 0d6 passed is lost to the campaign, and his slot opens', () => {
    const { state } = tested({}, [5, 6])
    expect(man(state, 15)).toMatchObject({ status: 'sentHome', left: 0 })
    expect(state.billets.find((b) => b.id === 15)).toMatchObject({ soldierId: null, openSince: 0, automatic: false })
  })

  it('FNG p. 40: a 6 always fails, even at REP 4 +2 for Medevac', () => {
    const { state, lines } = tested({ evacuation: 'medevac' }, [6, 6])
    expect(man(state, 15).status).toBe('sentHome')
    expect(lines[0]).toMatchObject({ target: 6, score: 0 })
  })

  it('FNG p. 40: +1 to REP on foot, +2 by Medevac, one die less when burned (p. 44)', () => {
    expect(man(tested({ evacuation: 'foot' }, [5, 5]).state, 15).status).toBe('present')
    expect(man(tested({ evacuation: 'medevac' }, [5, 4]).state, 15).status).toBe('present')
    const burned = tested({ burned: true }, [1], [thrown(`${key}.away`, 15, [1])])
    expect(man(burned.state, 15).status).toBe('hospital')
  })

  it('ruling to FNG p. 40: a man at REP 3 keeps it', () => {
    const before = onMission('recovery', { party: { 16: out } })
    const { state } = playOn(recover, before, {}, [thrown(key, 16, [3, 4]), thrown(`${key}.away`, 16, [1])])
    expect(man(state, 16)).toMatchObject({ rep: 3, status: 'hospital' })
  })

  it('FNG p. 40: the dead are dead; not recovered, missing and captured are MIA; a recovered Retired man is unhurt', () => {
    const { state } = playOn(
      recover,
      onMission('recovery', {
        party: {
          12: { fate: 'obviouslyDead' },
          13: { fate: 'outOfTheFight', recovered: false },
          14: { fate: 'retired', recovered: false },
          15: { fate: 'retired', recovered: true },
          16: { fate: 'captured' },
        },
      }),
      {},
      [],
    )
    expect([12, 13, 14, 15, 16].map((id) => man(state, id).status)).toEqual([
      'dead',
      'missing',
      'missing',
      'present',
      'missing',
    ])
    expect([12, 13, 14, 15, 16].map((id) => inBillet(state, id))).toEqual([null, null, null, 15, null])
  })

  it('FNG p. 40: a Star is always recovered, so he is tested wherever he lay', () => {
    const before = onMission('recovery', { party: { [men.star]: { fate: 'outOfTheFight', recovered: false } } })
    const { state } = playOn(recover, before, {}, [thrown(key, men.star, [1, 1])])
    expect(man(state, men.star).status).toBe('present')
    const retired = onMission('recovery', { party: { [men.star]: { fate: 'retired', recovered: false } } })
    expect(man(playOn(recover, retired, {}, []).state, men.star).status).toBe('present')
  })

  it('ruling to FNG p. 40: a Star who cheated death takes no test', () => {
    const before = onMission('recovery', { party: { [men.star]: { fate: 'fine', cheatedDeath: true } } })
    const { state, lines } = playOn(recover, before, {}, [])
    expect(man(state, men.star).status).toBe('present')
    expect(lines.map((line) => line.text)).toEqual([
      'Nobody else of ours was killed, wounded or lost: Sgt Man11, A. cheated death and counts as wounded.',
    ])
  })

  it('FNG pp. 53, 105: a Star Obviously Dead ends the tour; points are still counted for the record', () => {
    const before = onMission('recovery', { party: { [men.star]: { fate: 'obviouslyDead' } } })
    expect(tour(playOn(recover, before, {}, []).state)).toMatchObject({ ending: 'killed', phase: 'victoryPoints' })
  })

  it('ruling to FNG p. 105: a Star with 0d6 passed is evacuated home', () => {
    const before = onMission('recovery', { party: { [men.star]: out } })
    const { state } = playOn(recover, before, {}, [thrown(key, men.star, [6, 5])])
    expect(tour(state).ending).toBe('evacuated')
    expect(man(state, men.star).status).toBe('sentHome')
  })
})
