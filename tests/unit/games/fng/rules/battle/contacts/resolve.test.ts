import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleId, playAction, type Choice, type Dice } from '../../../../../../support/battle.ts'
import { missionId } from '../../../../../../support/fngState.ts'
import { pef, playPartly, withContacts } from './contactState.ts'

const generator = 'enemy-generator.ii-corps.highlands'
const unmet = { enemy: null, activity: null, eal: 3, pefRep: 3 } as const
const reveal = (state: FngState, nth: number, told: readonly (Dice | Choice)[], byUnit = true) =>
  playPartly(state, 'revealPef', { contact: pef(nth), byUnit }, told)
const contact = ({ contacts }: FngState, nth: number) => contacts.find(({ id }) => id === pef(nth))!
const events = ({ tallies }: FngState) => tallies.map(({ event }) => event)

describe('PEF Resolution', () => {
  const state = withContacts({ contacts: [{}, {}], battle: unmet })

  it('FNG p. 61: nothing passed is a false alarm, and First Contact stays due', () => {
    const after = playAction(state, 'revealPef', { contact: pef(1), byUnit: true }, [['pef-resolution', pef(1), 4, 6]])
    expect(contact(after.state, 1)).toMatchObject({ status: 'removed', found: 'Nothing' })
    expect(after.state.battle[0]!.enemy).toBeNull()
    expect(after.texts).toEqual(['PEF 1: a false alarm.'])
  })

  it('FNG p. 61: in a Pro-Communist area one pass and a 1 are no contact, two passes and a 1 a contact', () => {
    const red = withContacts({ contacts: [{}], battle: unmet, mission: { politicalStatus: 'proCommunist' } })
    const one = reveal(red, 1, [
      ['pef-resolution', pef(1), 3, 6],
      ['pef-resolution', pef(1), 1],
    ])
    expect(one.texts).toEqual(['PEF 1: no contact.'])
    const two = reveal(red, 1, [
      ['pef-resolution', pef(1), 3, 3],
      ['pef-resolution', pef(1), 1],
    ])
    expect(two.texts[0]).toBe('PEF 1: contact.')
  })

  it('FNG pp. 61, 67-68: First Contact comes before the chart and moves the EAL that it is rolled for', () => {
    const after = reveal(state, 1, [
      ['pef-resolution', pef(1), 1, 2],
      ['pef-resolution', pef(1), 2],
      [generator, missionId, 3],
      ['vc-nva-activity', missionId, 1, 2],
      // EAL 4 now: four dice, and two of them make nothing that EAL 3 has.
      ['reinforcements.vc-nva.eal-4', pef(1), 4, 5, 5, 5],
    ])
    expect(after.state.battle[0]).toMatchObject({ enemy: 'nva', activity: 'high', eal: 4, pefRep: 5 })
    expect(contact(after.state, 1)).toMatchObject({ status: 'resolved', found: 'Half squad with medic', pc: false })
    expect(figuresOf(after.state, 'theirs')).toHaveLength(7)
    const next = reveal(after.state, 2, [
      ['pef-resolution', pef(2), 1, 6],
      ['pef-resolution', pef(2), 4],
      ['reinforcements.vc-nva.eal-2', pef(2), 1, 1],
    ])
    expect(next.texts.some((text) => text.startsWith('First Contact'))).toBe(false)
    expect(next.state.groups.map(({ name }) => name)).toEqual(['A', 'E1', 'E2'])
  })

  it('ruling to FNG p. 61: one pass brings half the dice, rounded up, on the chart of that number', () => {
    const met = withContacts({ contacts: [{}], battle: { enemy: 'lvc', eal: 5 } })
    const after = reveal(met, 1, [
      ['pef-resolution', pef(1), 5, 6],
      ['pef-resolution', pef(1), 4],
      ['reinforcements.vc-nva.eal-3', pef(1), 6, 6, 5],
    ])
    // Unarmed medic and nurses: REP 3 without a die.
    const found = figuresOf(after.state, 'theirs')
    expect(found.map(({ role, rep, weapon }) => [role, rep, weapon])).toEqual([
      ['medic', 3, 'unarmed'],
      ['civilian', 3, 'unarmed'],
      ['civilian', 3, 'unarmed'],
    ])
  })

  it('a chart that brings nothing leaves nothing, and a barrage waits to fall', () => {
    const met = withContacts({ contacts: [{}, {}], battle: { enemy: 'nva', eal: 2 } })
    const nothing = reveal(met, 1, [
      ['pef-resolution', pef(1), 1, 2],
      ['pef-resolution', pef(1), 1],
      ['reinforcements.vc-nva.eal-2', pef(1), 6, 6],
    ])
    expect(contact(nothing.state, 1)).toMatchObject({ status: 'removed', found: 'Nothing' })
    const barrage = reveal(met, 2, [
      ['pef-resolution', pef(2), 1, 2],
      ['pef-resolution', pef(2), 1],
      ['reinforcements.vc-nva.eal-2', pef(2), 4, 6],
    ])
    expect(contact(barrage.state, 2).status).toBe('resolved')
    expect(barrage.state.lasting).toMatchObject([{ name: 'enemyBarrage.mortars', amount: 3, until: 1 }])
    expect(figuresOf(barrage.state, 'theirs')).toEqual([])
  })

  it('counts what our own unit reveals, and nothing twice', () => {
    const told: Dice[] = [['pef-resolution', pef(1), 4, 6]]
    expect(events(reveal(state, 1, told).state)).toEqual(['pefRevealed'])
    const other = reveal(state, 1, told, false)
    expect(events(other.state)).toEqual([])
    expect(() => reveal(other.state, 1, [])).toThrow('PEF: that is not possible.')
  })
})

describe('what the mission makes of a marker', () => {
  const at = (type: 'fight' | 'recon' | 'ambush', pcsToFind: number, markers: number, eal = 5) =>
    withContacts({
      contacts: Array.from({ length: markers }, () => ({ kind: type === 'recon' ? 'marker' : 'pef' }) as const),
      battle: { enemy: 'nva', eal },
      mission: { type, pcsToFind },
    })

  it('FNG p. 100: a Fight at EAL 5 has one PC, on 1 to 3; then the others are PEFs', () => {
    const first = reveal(at('fight', 1, 3), 1, [
      ['mission.one-pc', pef(1), 3],
      ['potential-contact.eal-5', pef(1), 1, 1, 1, 1, 1],
    ])
    expect(contact(first.state, 1)).toMatchObject({ pc: true, status: 'resolved', found: 'Nothing' })
    expect(events(first.state)).toEqual(['pefRevealed', 'pcRevealed'])
    const second = reveal(first.state, 2, [['pef-resolution', pef(2), 6, 6]])
    expect(contact(second.state, 2)).toMatchObject({ pc: false, status: 'removed' })
  })

  it('FNG p. 100: the last PEF is the PC without a roll, if it has not been found', () => {
    const first = reveal(at('fight', 1, 2), 1, [
      ['mission.one-pc', pef(1), 4],
      ['pef-resolution', pef(1), 6, 6],
    ])
    const last = reveal(first.state, 2, [['potential-contact.eal-5', pef(2), 1, 1, 1, 1, 1]])
    expect(last.texts[0]).toBe('PEF 2 is a PC: it is the last.')
  })

  it('FNG p. 101: on a Recon markers are PCs on 1 to 5, and without a roll when as many are left as are missing', () => {
    const two = at('recon', 1, 2, 1)
    const first = reveal(two, 1, [
      ['mission.recon-pc', pef(1), 6],
      ['pef-resolution', pef(1), 6, 6],
    ])
    expect(events(first.state)).toEqual([])
    const second = reveal(first.state, 2, [['potential-contact.eal-1', pef(2), 2]])
    expect(second.texts[0]).toBe('Marker 2 is a PC: as many markers are left as PCs are missing.')
    expect(events(second.state)).toEqual(['pcRevealed'])
    const found = reveal(two, 1, [
      ['mission.recon-pc', pef(1), 5],
      ['potential-contact.eal-1', pef(1), 1],
    ])
    // The one PC has been found: what is left is resolved as usual.
    expect(reveal(found.state, 2, [['pef-resolution', pef(2), 6, 6]]).texts).toEqual(['Marker 2: a false alarm.'])
  })

  it('FNG p. 98: in an Ambush a Potential Contact counts as reinforcements', () => {
    const after = reveal(at('ambush', 0, 1, 1), 1, [
      ['pef-resolution', pef(1), 1, 1],
      ['pef-resolution', pef(1), 6],
      ['reinforcements.vc-nva.eal-1', pef(1), 6],
    ])
    expect(contact(after.state, 1)).toMatchObject({ pc: false, found: 'Two-man RPG team, 1d6 rockets, AK-47' })
    expect(figuresOf(after.state, 'theirs').map(({ role }) => role)).toEqual(['rpg', 'loader'])
    expect(after.state.battle[0]!.id).toBe(battleId)
  })
})
