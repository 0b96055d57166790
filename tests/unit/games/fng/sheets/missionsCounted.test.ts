import { describe, expect, it } from 'vitest'
import { recordsOnPaper } from '../../../../../src/games/fng/app/recordOnPaper.ts'
import { rulesOf } from '../../../../../src/games/fng/rules/house/rulesOf.ts'
import { rosterOf, tourOf } from '../../../../../src/games/fng/rules/people.ts'
import { cardsModel } from '../../../../../src/games/fng/sheets/cards/cards.ts'
import { playTour } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'

const entries = playTour('usmc', 1967)
const underWay = ': under way'

/** The tour where the fifth of its missions waits for its battle, and where its report has just come in. */
const battles = entries.flatMap(({ state }, i) => (tourOf(state).phase === 'battle' ? [i] : []))
const reported = entries.findIndex(({ state }, i) => i > battles[4]! && tourOf(state).phase !== 'battle')

describe.each([
  ['before a battle', battles[4]!],
  ['when its report is in', reported],
  ['at the end', entries.length - 1],
])('missions counted on cards and records %s', (_, last) => {
  const source = sheetSource(entries.slice(0, last + 1))
  const { state } = source
  const goes = new Set(
    state.party
      .filter(({ missionId, fate }) => missionId === tourOf(state).missionId && fate === null)
      .map((one) => one.soldierId),
  )

  it('are as many as are listed; the one under way says so and does not count', () => {
    const recordOf = recordsOnPaper(source)
    for (const { id } of rosterOf(state)) {
      const { fields, spells } = recordOf(id)
      const listed = spells.filter(({ mission }) => mission !== '')
      const open = listed.filter(({ mission }) => mission.endsWith(underWay))
      expect(open).toHaveLength(goes.has(id) ? 1 : 0)
      expect(fields.find(({ label }) => label === 'Missions')!.value).toBe(String(listed.length - open.length))
    }
  })

  it('are on the card of the unit those of which a report is in', () => {
    const { facts } = cardsModel(state, rulesOf(state)).whole!
    const open = goes.size > 0 ? 1 : 0
    expect(facts.find(({ label }) => label === 'Missions')!.value).toBe(String(state.missions.length - open))
  })
})
