import type { BattleMapView } from '../../contract/battle.ts'
import { mapOf } from '../../sheets/briefing/briefing.ts'
import type { FngState, Mission } from '../../rules/state.ts'
import { takenOf } from '../../sheets/map/defended.ts'
import { tableBox } from '../../sheets/map/places.ts'
import { screenMap, screenSigns } from '../../sheets/map/screenMap.ts'
import { sectorWords } from '../../sheets/map/sectorWords.ts'

/** @returns the table of a mission, drawn as on its briefing; PEFs are those of set-up, for the battle has its own. */
export function battleMap(state: FngState, mission: Mission): BattleMapView {
  const model = mapOf(state, mission, 'now')
  const drawn = screenMap(model)
  const rivers = { ...model, courses: model.courses.filter(({ kind }) => kind === 'river') }
  return {
    width: tableBox.w,
    height: tableBox.h,
    sectors: drawn.sectors.map(({ number, paths }) => {
      const sector = model.sectors.find((one) => one.number === number)!
      return {
        number,
        ground: sector.ground,
        words: sectorWords(sector),
        paths,
        flooded: sector.flooded,
        start: model.start?.sector === number,
        river: takenOf(tableBox, rivers, number),
      }
    }),
    markers: model.markers,
    courses: drawn.courses,
    craters: drawn.craters,
    defended: drawn.defended && { ...drawn.defended, words: model.defended?.short ?? '' },
    huts: drawn.huts,
    signs: screenSigns(),
  }
}
