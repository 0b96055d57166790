import { expect, it } from 'vitest'
import { battleForm } from '../../../../../../../src/games/fng/app/battle/battleForm.ts'
import { our, their } from '../../../../../../support/battle.ts'
import { battle } from './forms.ts'

/** Somebody may be there: recon by fire needs that. */
const pef = { id: 601, markerId: null, number: 1, kind: 'pef', sector: 2, status: 'hidden', found: null } as const
const contacts = [{ ...pef, actedTurn: 0, groupId: null, sealed: false, pc: false }]

const loader = { role: 'loader' } as const
const gun = (more: object) => [{ name: 'Gunner', weapon: 'm60', ...more }, loader, { name: 'Auto', weapon: 'm14a1' }]
const said = (ours: readonly object[], action: string, field: string, state: object = {}) =>
  battleForm(battle({ ours, theirs: [{}], state: { contacts, ...state } }), action, { shooters: [our(1), our(2)] }, [
    our(1),
    our(2),
    their(1),
  ]).fields.find(({ name }) => name === field)?.help ?? ''

it.each([
  ['fire', 'shooters'],
  ['reconByFire', 'shooters'],
  ['inSight', 'ours'],
])('FNG p. 26: the form of %s names who fires an M-60 from the hip, and what it costs', (action, field) => {
  const hip = 'From the hip, REP -1 and a die less: the M-60 of Gunner.'
  expect(said(gun({}), action, field)).toContain(hip)
  expect(said(gun({ setUp: true }), action, field)).not.toContain('hip')
  expect(said(gun({ prone: true }), action, field)).not.toContain('hip')
  const repOnly = { switches: [{ id: 1, name: 'hipFire', value: 'repOnly' }] }
  expect(said(gun({}), action, field, repOnly)).toContain('From the hip, REP -1: the M-60 of Gunner.')
})

it('FNG p. 27: an M-14A1 too, and nobody is named who does not fire', () => {
  const ours = gun({ prone: true })
  const state = battle({ ours, theirs: [{}] })
  const help = (shooters: readonly number[]) =>
    battleForm(state, 'fire', { shooters }, []).fields.find(({ name }) => name === 'shooters')?.help ?? null
  expect(help([our(3)])).toBe('From the hip, REP -1 and a die less: the M-14A1 of Auto.')
  expect(help([our(1)])).toBeNull()
})
