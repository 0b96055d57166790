import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { holdsCover } from '../../../../../../../src/games/fng/rules/battle/buildings/inBunker.ts'
import { isBuilding, isShelter } from '../../../../../../../src/games/fng/rules/battle/structures.ts'
import { placeSite } from '../../../../../../../src/games/fng/rules/battle/contacts/placeSite.ts'
import { bringForce } from '../../../../../../../src/games/fng/rules/battle/contacts/placeEnemies.ts'
import { potentialContacts, type Level } from '../../../../../../../src/games/fng/rules/tables/index.ts'
import type { D6 } from '../../../../../../../src/main/engine/answers.ts'
import { our, type Choice, type Dice } from '../../../../../../support/battle.ts'
import { pef, scenePartly, withContacts } from './contactState.ts'

/** As many dice as the level has, of this total. */
const dice = (level: Level, total: number): D6[] => {
  const faces: D6[] = Array.from({ length: level }, () => 1)
  for (let left = total - level, i = 0; left > 0; left--, i = faces[i] === 6 ? i + 1 : i) {
    if (faces[i] === 6) i++
    faces[i] = (faces[i]! + 1) as D6
  }
  return faces
}

const place = (level: Level, total: number, more: readonly (Dice | Choice)[] = [], seed = 1) => {
  const state = withContacts({ contacts: [{ sector: 3 }], battle: { enemy: 'nva', eal: level } })
  let held = false
  const played = scenePartly(
    state,
    (scene) => {
      held = placeSite(scene, state.contacts[0]!, (force) => {
        return bringForce(scene, force, { subject: pef(1), why: 'PEF 1', sector: 3 }).groups
      })
    },
    [[`potential-contact.eal-${level}`, pef(1), ...dice(level, total)], ...more],
    seed,
  )
  return { ...played, held }
}

const occupant = (face: D6): Dice => ['battle.occupant', pef(1), face]
const built = ({ state }: ReturnType<typeof place>) =>
  state.structures.map(({ name, dv, state: now }) => `${name}, DV ${dv}, ${now}`)

describe('Potential Contacts', () => {
  it('FNG p. 62: an empty bunker, and one that two riflemen hold', () => {
    const empty = place(1, 5, [occupant(5)])
    expect(built(empty)).toEqual(['Two-man bunker, DV 3, standing'])
    expect(empty.held).toBe(false)
    const held = place(1, 5, [occupant(6)])
    expect(held.held).toBe(true)
    expect(figuresOf(held.state, 'theirs')).toHaveLength(2)
    expect(held.state.structures[0]!.groupId).toBe(held.state.groups.at(-1)!.id)
  })

  it('FNG p. 62: a hooch with a cache, which brings no points', () => {
    const { state } = place(1, 6, [occupant(6)])
    expect(state.structures.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['hooch', 0],
      ['cache', 100],
    ])
    expect(state.tallies).toEqual([])
  })

  it('FNG p. 51: foxholes have no Defensive Value and are no building to fire at; who holds one is in cover', () => {
    const { state } = place(3, 16, [occupant(4), ['battle.how-many', pef(1), 2]])
    const holes = state.structures.filter(({ kind }) => kind === 'position')
    expect(holes.map(({ name, dv }) => [name, dv])).toEqual([
      ['Two-man fighting position 1', 0],
      ['Two-man fighting position 2', 0],
    ])
    expect(holes.map((hole) => [isBuilding(hole), isShelter(hole)])).toEqual([
      [false, true],
      [false, true],
    ])
    expect(holdsCover(state, { groupId: holes.find(({ groupId }) => groupId !== null)!.groupId! })).toBe(true)
  })

  it('FNG p. 62: three bunkers and a full squad in one of them', () => {
    const after = place(3, 18, [occupant(4)])
    expect(built(after)).toEqual([1, 2, 3].map((n) => `Two-man bunker ${n}, DV 4, standing`))
    expect(figuresOf(after.state, 'theirs')).toHaveLength(12)
    expect(after.state.structures.filter(({ groupId }) => groupId !== null)).toHaveLength(1)
  })

  it('FNG p. 63: what is old and destroyed stands for nothing any more', () => {
    const after = place(5, 29, [occupant(6), ['battle.how-many', pef(1), 2], ['battle.how-many', pef(1), 1]])
    expect(built(after)).toEqual([
      'Six-man bunker, two radios, DV 4, destroyed',
      'Two-man bunker 1, DV 4, destroyed',
      'Two-man bunker 2, DV 4, destroyed',
      'Grass hooch, DV 0, destroyed',
    ])
    expect(after.held).toBe(false)
  })

  it('FNG p. 64: a camp with prisoners, and points for those who are brought off', () => {
    const after = place(6, 35, [
      occupant(6),
      ...([1, 1, 2] as const).map((face): Dice => [
        'battle.how-many',
        pef(1),
        ...(face === 2 ? ([1, 1] as const) : [face]),
      ]),
      ['battle.how-many', pef(1), 1, 2],
    ])
    expect(figuresOf(after.state, 'civilian').map(({ name, rep }) => [name, rep])).toEqual([
      ['Prisoner 1', 2],
      ['Prisoner 2', 2],
      ['Prisoner 3', 2],
    ])
  })

  it('FNG p. 62: a trap is met at once by the man who is closest; on point he has his bonus', () => {
    const state = withContacts({
      contacts: [{ sector: 3 }],
      ours: [{ rep: 3 }, { rep: 3, attributes: ['pointman'] }],
      battle: { enemy: 'nva', eal: 1 },
    })
    const meet = (value: string, ...told: Dice[]) =>
      scenePartly(state, (scene) => placeSite(scene, state.contacts[0]!, () => []), [
        ['potential-contact.eal-1', pef(1), 4],
        { choose: 'battle.trap-met', of: pef(1), value },
        ...told,
      ])
    const safe = meet(`${our(2)} on point`, ['disarm-trap', our(2), 4, 4])
    expect(safe.state.structures).toMatchObject([
      { kind: 'trap', type: 'wideSpread', state: 'cleared', contactId: pef(1) },
    ])
    const bang = meet(String(our(1)), ['disarm-trap', our(1), 4, 4])
    expect(bang.state.lasting).toMatchObject([{ kind: 'trap', figureId: our(1) }])
    expect(() => meet(String(our(9)))).toThrow('is not among')
  })

  it('every total of every table builds something or says that there is nothing', () => {
    for (const level of [1, 2, 3, 4, 5, 6] as const) {
      const { rows } = potentialContacts[level]
      for (let total: number = level; total <= 6 * level; total++) {
        const { site } = rows.find(({ from, to }) => total >= Number(from) && total <= Number(to))!.gives
        for (let seed = 1; seed <= 4; seed++) {
          const closest = { choose: 'battle.trap-met', of: pef(1), value: String(our(1)) }
          const { state } = place(level, total, site.endsWith('Trap') ? [closest] : [], seed)
          expect(state.structures.length > 0, `${level} ${total}`).toBe(site !== 'nothing')
          expect(state.contacts[0]!.pc).toBe(true)
        }
      }
    }
  })
})
