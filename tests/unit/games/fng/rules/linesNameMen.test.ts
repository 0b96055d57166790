import { describe, expect, it } from 'vitest'
import { fullName, nameOf, withoutName } from '../../../../../src/games/fng/rules/naming.ts'
import { rosterOf } from '../../../../../src/games/fng/rules/people.ts'
import type { FngState, Soldier } from '../../../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../../../src/games/fng/rules/system.ts'
import { nextStep, platoonOf, playInMemory, type PlayedEntry } from '../../../../support/playTour.ts'

/** The names of the first men of the 1st squad. */
type Names = readonly (readonly [first: string, last: string])[]

/** A platoon in which the first men of the Star's squad who are not the Star are called so. */
function platoonWith(names: Names, seed: number): { readonly state: FngState; readonly ids: readonly number[] } {
  const { state } = playInMemory(fngSystem.empty, 'muster', platoonOf('us-army-infantry'), seed, 1)
  const ids = squadOf(state)
    .slice(0, names.length)
    .map(({ id }) => id)
  const soldiers = state.soldiers.map((man): Soldier => {
    const [firstName, lastName] = names[ids.indexOf(man.id)] ?? [man.firstName, man.lastName]
    return { ...man, firstName, lastName, rank: ids.includes(man.id) ? 'Pfc' : man.rank }
  })
  return { state: { ...state, soldiers }, ids }
}

const squadOf = (state: FngState): Soldier[] =>
  rosterOf(state).filter(
    ({ id }) =>
      id !== state.tour[0]!.starId && state.billets.some(({ squad, soldierId }) => squad === 1 && soldierId === id),
  )

/** Half-months by seeded dice, until there was a mission and its aftermath. */
function halfMonthsOf(begin: FngState, seed: number): PlayedEntry[] {
  const entries: PlayedEntry[] = []
  let state = begin
  while (state.missions.length === 0 || state.tour[0]!.phase !== 'contact') {
    const { step, input } = nextStep(state, seed)
    const entry = playInMemory(state, step, input, seed, entries.length + 2)
    entries.push(entry)
    state = entry.state
    if (state.tour[0]!.phase === 'over' || entries.length > 400) break
  }
  return entries
}

const textsOf = (entries: readonly PlayedEntry[]): string[] =>
  entries.flatMap(({ lines }) => lines.map(({ text }) => text))

describe('lines of the journal', () => {
  it.each([1, 2, 3, 4, 5, 6])('FNG p. 53: of two of an initial and a surname tell which, seed %i', (seed) => {
    const names = [
      ['Tam', 'Qvo'],
      ['Thanh', 'Qvo'],
    ] as const
    const { state } = platoonWith(names, seed)
    const told = textsOf(halfMonthsOf(state, seed)).filter((text) => text.includes('Qvo'))
    expect(told.length).toBeGreaterThan(2)
    for (const text of told) expect(text.replaceAll(/Qvo, (?:Tam|Thanh)\b/g, ''), text).not.toContain('Qvo')
  })

  it.each([1, 2, 3, 4, 5, 6])('FNG p. 110: of two wholly of one name tell the billet, seed %i', (seed) => {
    const { state } = platoonWith(
      [
        ['Tam', 'Qvo'],
        ['Tam', 'Qvo'],
      ],
      seed,
    )
    const told = textsOf(halfMonthsOf(state, seed)).filter((text) => text.includes('Qvo'))
    expect(told.length).toBeGreaterThan(2)
    const which = /Qvo, Tam \((?:\w+ squad, \d+|Platoon HQ, \d+|the (?:1st|2nd) of that name)\)/g
    for (const text of told) expect(text.replaceAll(which, ''), text).not.toContain('Qvo')
  })

  it('FNG p. 53: of men without a namesake have the initial and nothing more', () => {
    const { state, ids } = platoonWith([['Able', 'Qlone']], 1)
    const texts = textsOf(halfMonthsOf(state, 1)).filter((text) => text.includes('Qlone'))
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text.replaceAll('Qlone, A.', ''), text).not.toContain('Qlone')
    const man = state.soldiers.find(({ id }) => id === ids[0])!
    expect(fullName(state, man)).toBe('Pfc Qlone, A.')
  })

  it('FNG p. 53: tell a man who joins from the one who is there, and two who join together', () => {
    const { state, ids } = platoonWith(
      [
        ['Tam', 'Qvo'],
        ['Tam', 'Qvo'],
      ],
      1,
    )
    const [one, other] = ids.map((id) => state.soldiers.find((man) => man.id === id)!) as [Soldier, Soldier]
    const comes = { ...one, id: 9_999_999, firstName: 'Tuan' }
    expect(fullName(state, comes)).toBe('Pfc Qvo, Tuan')
    expect(nameOf(state, one)).toBe(nameOf(state, other))
    expect(fullName(state, one)).not.toBe(fullName(state, other))
    const gone = { ...state, billets: state.billets.filter(({ soldierId }) => !ids.includes(soldierId ?? 0)) }
    expect([one, other].map((man) => fullName(gone, man))).toEqual([
      'Pfc Qvo, Tam (the 1st of that name)',
      'Pfc Qvo, Tam (the 2nd of that name)',
    ])
  })

  it.each(['Pfc Qvo, T.', 'Pfc Qvo, Tam', 'Pfc Qvo, Tam (1st squad, 4)', 'Pfc Qvo, Tam (the 2nd of that name)'])(
    'FNG p. 111: a record has them without his name: %s',
    (name) => {
      const man = platoonWith([['Tam', 'Qvo']], 1).state.soldiers.find(({ lastName }) => lastName === 'Qvo')!
      expect(withoutName(`${name} falls to REP 3.`, man)).toBe(' falls to REP 3.')
      expect(withoutName(`The platoon leaves ${name}.`, man)).toBeNull()
    },
  )
})
