import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../../../../../src/main/engine/sha256.ts'
import { figuresOf } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { playAction, playScene } from '../../../../../../support/battle.ts'
import { addContact } from '../../../../../../../src/games/fng/rules/battle/contacts/addContact.ts'
import { pef, withContacts } from './contactState.ts'

const plain = withContacts({ contacts: [{ sector: 2 }, { sector: 3 }], battle: { turn: 0, side: null, enemy: 'nva' } })
const seal = (state: FngState) => playAction(state, 'sealContacts', {})
/** PEF 1 with just these dice under its seal. */
const with1 = (faces: string, digest = sha256(`PEF 1: ${faces}`)): FngState => ({
  ...plain,
  contacts: plain.contacts.map((contact, i) => ({ ...contact, sealed: i === 0 })),
  sealedContacts: [{ id: 5, contactId: pef(1), digest, answers: `PEF 1: ${faces}` }],
})
const reveal = (state: FngState, dice: Parameters<typeof playAction>[3] = []) =>
  playAction(state, 'revealPef', { contact: pef(1), byUnit: true }, dice)

describe('sealing what PEFs are', () => {
  it('rolls without asking anybody, tells the digests, and keeps the dice secret', () => {
    const { state, lines } = seal(plain)
    expect(state.contacts.every(({ sealed }) => sealed)).toBe(true)
    expect(state.sealedContacts.map(({ contactId }) => contactId)).toEqual([pef(1), pef(2)])
    for (const { answers, digest } of state.sealedContacts) {
      expect(answers).toMatch(/^PEF \d:( [1-6]){120}$/)
      expect(digest).toBe(sha256(answers))
      expect(lines.filter(({ text }) => text.includes(answers)).map(({ secret }) => secret)).toEqual([true])
      expect(lines.some(({ text, secret }) => text.includes(digest) && !secret)).toBe(true)
    }
    expect(new Set(state.sealedContacts.map(({ answers }) => answers.slice(6))).size).toBe(2)
    expect(() => seal(state)).toThrow('There is nothing to seal.')
  })

  it('is as even as dice are', () => {
    const faces = seal(plain).state.sealedContacts.flatMap(({ answers }) => answers.slice(7).split(' ').map(Number))
    const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length
    expect(mean).toBeGreaterThan(3.1)
    expect(mean).toBeLessThan(3.9)
  })

  it('seals what comes later as it appears, once a battle is sealed', () => {
    const later = (state: FngState) =>
      playScene(state, (scene) => {
        addContact(scene, { sector: 4 })
      }).state
    expect(later(plain).contacts.at(-1)!.sealed).toBe(false)
    const sealed = later(seal(plain).state)
    expect(sealed.contacts.at(-1)).toMatchObject({ number: 3, sealed: true })
    expect(sealed.sealedContacts).toHaveLength(3)
  })

  it('has nothing to seal in an Ambush, whose PEFs are known', () => {
    const ambush = { ...plain, missions: plain.missions.map((mission) => ({ ...mission, type: 'ambush' as const })) }
    expect(() => seal(ambush)).toThrow('The PEFs of an Ambush were revealed when it was set up.')
  })
})

describe('opening a seal', () => {
  it('plays the sealed dice, asks for none, and shows that the digest is the same', () => {
    const state = with1('4 6')
    const { state: after, texts } = reveal(state)
    expect(texts).toEqual([
      `The seal of PEF 1 is opened, the digest is the same: ${sha256('PEF 1: 4 6')}. PEF 1: 4 6.`,
      'PEF 1: a false alarm.',
    ])
    expect(after.sealedContacts).toEqual([])
  })

  it('deals them in the order in which they are asked for, men and all', () => {
    // Resolution 1 1, then 2; chart of EAL 3 with 3 1 1 makes a squad of 6 + 1 and its dice.
    const { state, texts } = reveal(with1(`1 1 2 3 1 1 1 ${'4 '.repeat(80).trim()}`))
    expect(texts).toContain('PEF 1: Squad.')
    expect(figuresOf(state, 'theirs')).toHaveLength(7)
    expect(new Set(figuresOf(state, 'theirs').map(({ rep }) => rep))).toEqual(new Set([4]))
  })

  it('asks for dice as ever once the sealed ones are used up', () => {
    const { texts } = reveal(with1('1 6'), [
      ['pef-resolution', pef(1), 1],
      ['reinforcements.vc-nva.eal-2', pef(1), 6, 6],
    ])
    expect(texts).toContain('PEF 1: Nothing.')
    expect(() => reveal(with1('1'), [])).toThrow()
  })

  it('tells when the file has been changed', () => {
    expect(reveal(with1('4 6', sha256('PEF 1: 1 1'))).texts[0]).toContain(
      'the digest differs: the file has been changed',
    )
  })

  it('the book rolls on contact where nothing was sealed', () => {
    expect(reveal(plain, [['pef-resolution', pef(1), 4, 6]]).texts).toEqual(['PEF 1: a false alarm.'])
  })
})
