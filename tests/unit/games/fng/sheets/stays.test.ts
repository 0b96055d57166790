import { describe, expect, it } from 'vitest'
import type { EntryView } from '../../../../../src/contract/journal.ts'
import { missionView } from '../../../../../src/games/fng/app/missionView.ts'
import { setOutOf } from '../../../../../src/games/fng/app/setOut.ts'
import { staysOnPaper } from '../../../../../src/games/fng/app/staysOnPaper.ts'
import { stayGroups } from '../../../../../src/games/fng/contract/mission.ts'
import { fngTables } from '../../../../../src/games/fng/rules/tables/index.ts'
import { ambushClaymores } from '../../../../../src/games/fng/sheets/briefing/ambushClaymores.ts'
import { briefingModel } from '../../../../../src/games/fng/sheets/briefing/briefing.ts'
import { briefingPages, briefingSheet } from '../../../../../src/games/fng/sheets/briefing/briefingSheet.ts'
import { lineView, tablesById } from '../../../../../src/main/app/journal/lineView.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { inside } from '../../../../../src/main/sheets/paper.ts'
import { both, expectSound } from '../../../../support/everySheet.ts'
import { playTour, type PlayedEntry } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'
import { samples, withMission } from '../../../sheets/sampleMission.ts'

const tour = playTour('usmc', 1967)
const atBattles = tour.flatMap(({ state }, i) => (state.tour[0]!.phase === 'battle' ? [i + 1] : []))

/** How the mission page has it: it looks back at the entry that named the party. */
function onScreen(entries: readonly PlayedEntry[], mission = entries.at(-1)!.state.missions.at(-1)!) {
  const { state } = entries.at(-1)!
  const past = (depth: number) => {
    const { input, lines, tape, state: then } = entries[depth - 1]!
    const views = lines.map((line) => lineView(line, tablesById(fngTables)))
    return { entry: { input, answers: tape, lines: views } as unknown as EntryView, state: () => then }
  }
  return missionView(state, mission, setOutOf(state, mission, past))
}

describe('who stays, and why, on the briefing sheet', () => {
  it('is what the page of the mission says, before the battle and after it', () => {
    expect(atBattles.length).toBeGreaterThan(3)
    let rolled = 0
    for (const at of atBattles.flatMap((end) => [end, Math.min(end + 8, tour.length)])) {
      const entries = tour.slice(0, at)
      const mission = entries.at(-1)!.state.missions.at(-1)!
      const { stays } = onScreen(entries)
      const lines = staysOnPaper(sheetSource(entries), mission)
      const groups = stayGroups(stays)
      expect(lines).toHaveLength(groups.reduce((sum, { men, folded }) => sum + (folded ? 1 : men.length), 0))
      for (const { men, folded } of groups)
        for (const { who, surname, why, die } of men) {
          const line = lines.find((one) => one.includes(folded ? surname : `${who}: ${why}`))
          expect(line, who).toBeDefined()
          if (!folded && die !== null) {
            expect(line).toContain(`rolled ${die}`)
            rolled += 1
          }
        }
    }
    expect(rolled).toBeGreaterThan(0)
  })

  it('comes with the special rules of the page, the die for the Claymores of an ambush of ours too', () => {
    const tours = [tour, playTour('us-army-infantry', 3), playTour('anzac', 12)]
    const said = tours.flatMap((entries) =>
      entries.flatMap(({ state }, i) => {
        if (state.tour[0]!.phase !== 'battle') return []
        const own = entries.slice(0, i + 1)
        const mission = state.missions.at(-1)!
        const { special } = briefingModel(state, bookRules, mission, state, ambushClaymores(sheetSource(own), mission))
        expect(onScreen(own).special).toEqual(special)
        return mission.ambushSide === 'player' ? special : []
      }),
    )
    expect(said.filter((rule) => rule.includes('time for the Claymores')).length).toBeGreaterThan(0)
  })

  const line = 'Sgt Featherstonehaugh-Vanderbilt, W.: forward observer: a squad alone takes only a medic and a gun'
  it.each(['patrol', 'bridge'])('stands on the briefing whole, however many they are: %s', (name) => {
    const state = withMission(samples[name])
    for (const count of [0, 1, 5, 9, 14, 20]) {
      const stays = Array.from({ length: count }, (_, i) => `${line} ${i}`)
      const model = briefingModel(state, bookRules, state.missions.at(-1), state, null, stays)
      expectSound(briefingSheet(model))
      for (const paper of both) {
        const texts = briefingPages(testMeasure(), model, inside(paper)).flatMap(textsOf)
        const words = texts
          .map(({ text }) => text)
          .join(' ')
          .replaceAll('- ', '-')
        for (const one of stays) expect(words).toContain(one)
      }
    }
  })
})
