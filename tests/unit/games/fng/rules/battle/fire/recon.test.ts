import { describe, expect, it } from 'vitest'
import type { Contact } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import type { Values } from '../../../../../../../src/games/fng/rules/battle/action.ts'
import { figureIn, our, playAction, their, type TestFigure } from '../../../../../../support/battle.ts'
import { battle } from './forms.ts'

const pef = { id: 700, number: 1, kind: 'pef', sector: 2, status: 'hidden', found: null, actedTurn: 0 } as const
const slippedAway = { ...pef, markerId: null, sealed: false, pc: false } as unknown as Contact

const recon = (shooters: readonly number[], more: Values = {}): Values => ({
  shooters,
  pef: pef.id,
  inches: 12,
  cover: false,
  ...more,
})

/** Three M-16s against PEF REP 4; the PEF holds a unit that slipped away, so that it needs no dice of its own. */
function facing(ours: readonly TestFigure[], pefRep = 4) {
  const state = battle({
    ours,
    theirs: [{}, {}],
    battle: { pefRep },
    groups: { E1: { hidden: true } },
  })
  const groupId = state.groups.find(({ name }) => name === 'E1')!.id
  return { ...state, contacts: [{ ...slippedAway, groupId }] }
}

describe('recon by fire', () => {
  it('FNG p. 33: twelve dice, five sixes against PEF REP 4: it comes out, one hit, Received Fire, Man Down', () => {
    const { state: after, lines } = playAction(facing([{}, {}, {}]), 'reconByFire', recon([our(1), our(2), our(3)]), [
      ['recon-by-fire', our(1), 6, 6, 1, 1],
      ['recon-by-fire', our(2), 6, 6, 2, 3],
      ['recon-by-fire', our(3), 6, 5, 5, 5],
      ['battle.recon-hit', pef.id, 1],
      ['combat-damage', their(1), 1],
      ['reaction.received-fire', their(2), 1, 2],
    ])
    expect(lines.find(({ table }) => table === 'recon-by-fire')!.score).toBe(5)
    expect(figureIn(after, their(1)).status).toBe('obviouslyDead')
    expect(after.contacts[0]!.status).not.toBe('hidden')
    expect([1, 2, 3].map((nth) => figureIn(after, our(nth)))).toMatchObject([
      { outOfAmmo: true, fired: true },
      { outOfAmmo: true, fired: true },
      { outOfAmmo: true, fired: true },
    ])
  })

  it('FNG p. 33: as many sixes as its REP do not bring it out; a gun counts its own 1s', () => {
    const gun = { weapon: 'm60', setUp: true }
    const { state: after } = playAction(facing([gun, gun, {}], 1), 'reconByFire', recon([our(1), our(2), our(3)]), [
      ['recon-by-fire', our(1), 6, 1, 1, 2, 2],
      ['recon-by-fire', our(2), 1, 1, 1, 2, 2],
      ['recon-by-fire', our(3), 5, 5, 5, 5],
    ])
    expect(after.contacts[0]!.status).toBe('hidden')
    expect([1, 2, 3].map((nth) => figureIn(after, our(nth)).outOfAmmo)).toEqual([false, true, true])
  })

  it('FNG p. 33: of mixed weapons the surplus six is drawn, and hits with its own Impact', () => {
    const { lines } = playAction(facing([{}, { weapon: 'm14' }], 1), 'reconByFire', recon([our(1), our(2)]), [
      ['recon-by-fire', our(1), 6, 5, 5, 5],
      ['recon-by-fire', our(2), 6, 5],
      ['battle.recon-surplus', pef.id, 2],
      ['battle.recon-hit', pef.id, 2],
      ['combat-damage', their(2), 1],
      ['reaction.received-fire', their(1), 1, 2],
    ])
    expect(lines.find(({ table }) => table === 'combat-damage')!.numbers).toEqual({ Impact: 3 })
  })

  it('is refused where no PEF is left', () => {
    const state = battle({ ours: [{}], theirs: [{}] })
    expect(() => playAction(state, 'reconByFire', recon([our(1)]))).toThrow('no PEF')
  })

  it('FNG p. 33: within twice the line of sight: 24" by night, farther only at what is lit', () => {
    const night = battle({
      ours: [{}],
      theirs: [{}, {}],
      battle: { pefRep: 4, dayPart: 'night' },
      groups: { E1: { hidden: true } },
    })
    const at = (inches: number, lit = false) =>
      playAction({ ...night, contacts: facing([{}]).contacts }, 'reconByFire', recon([our(1)], { inches, lit }), [
        ['recon-by-fire', our(1), 1, 1, 1, 1],
      ])
    expect(() => at(25)).toThrow('PEF 1 is beyond twice the sight of the unit, 24" just now, unless lit.')
    expect(at(24).texts).toContain('Out of ammo: Man 1.')
    expect(at(25, true).texts).toContain('Out of ammo: Man 1.')
  })
})
