import fc from 'fast-check'
import { expect, it } from 'vitest'
import { derosView } from '../../src/games/fng/app/derosView.ts'
import { deskView } from '../../src/games/fng/app/deskView.ts'
import { rosterView } from '../../src/games/fng/app/rosterView.ts'
import { isOnRoster } from '../../src/games/fng/rules/people.ts'
import { rosterModel } from '../../src/games/fng/sheets/roster/roster.ts'
import { bookRules } from '../../src/main/engine/system.ts'
import type { FngState, FreeWorldList } from '../../src/games/fng/rules/state.ts'
import { bloodyTour } from '../support/bloodyTour.ts'
import { playTour, type PlayedEntry } from '../support/playTour.ts'

const lists: FreeWorldList[] = ['us-army-infantry', 'usmc', 'sf-cidg', 'anzac', 'arvn-pre-1968', 'arvn-post-1968']
const anyTour = [fc.constantFrom(...lists), fc.integer({ min: 1, max: 100_000 }), fc.boolean()] as const

/** When each man came, as the tour went on; those of the muster never did. */
function comings(entries: readonly PlayedEntry[]): ReadonlyMap<number, number> {
  const came = new Map<number, number>()
  let known = new Set(entries[0]!.state.soldiers.map(({ id }) => id))
  for (const { state } of entries) {
    for (const { id } of state.soldiers) if (!known.has(id)) came.set(id, state.tour[0]!.halfMonth)
    known = new Set(state.soldiers.map(({ id }) => id))
  }
  return came
}

const chipsOf = (state: FngState) => rosterView(state).squads.flatMap(({ billets }) => billets.map((b) => b.soldier))

it('overview, half-month, roster, its sheet and the DEROS board agree on who is new', () => {
  let seen = 0
  fc.assert(
    fc.property(...anyTour, (list, seed, isBloody) => {
      const entries = isBloody ? bloodyTour(list, seed) : playTour(list, seed)
      const came = comings(entries)
      // Before the first step of each half-month, and at its end, when the replacements have come.
      const looks = entries.flatMap(({ step }, i) => (step === 'endTurn' ? [i - 1, i] : []))
      for (const at of looks) {
        const { state } = entries[at]!
        const { halfMonth, startHalfMonth, phase } = state.tour[0]!
        const since = state.soldiers.filter(({ id }) => came.has(id) && came.get(id)! >= halfMonth - 1)
        const here = since.filter(isOnRoster).map(({ id }) => id)
        seen += here.length
        expect(deskView(state, [], () => []).newMen).toBe(here.length)
        const chips = chipsOf(state).flatMap((man) => (man?.isNew ? [man.id] : []))
        expect(chips.toSorted((a, b) => a - b)).toEqual(here.toSorted((a, b) => a - b))
        const tags = rosterModel(state, bookRules).sections.flatMap(({ lines }) => lines.map(({ tag }) => tag?.text))
        const plain = chipsOf(state).filter((man) => man?.isNew && man.status === 'present' && !man.shortTimer)
        expect(tags.filter((text) => text === 'NEW')).toHaveLength(plain.length)
        if (phase === 'over') continue
        const { totals, from } = derosView(state, entries.slice(0, at + 1))
        const arrived = [halfMonth - 1, halfMonth].map((one) => totals[one - from]?.arrived ?? 0)
        expect(arrived[0]! + arrived[1]!, `from ${startHalfMonth}, at ${halfMonth}`).toBe(since.length)
      }
    }),
    { numRuns: 12 },
  )
  expect(seen).toBeGreaterThan(100)
})
