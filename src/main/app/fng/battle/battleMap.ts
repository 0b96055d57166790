import type { BattleMapView } from '../../../../contract/battle.ts'
import { mapOf } from '../../../rules/fng/sheets/briefing.ts'
import type { MapSector } from '../../../rules/fng/sheets/briefingModel.ts'
import type { FngState, Mission } from '../../../rules/fng/state.ts'
import { groundStyle, overlays } from '../../../sheets/map/grounds.ts'
import { screenMap, screenSigns, tableBox } from '../../../sheets/map/screenMap.ts'

/** @returns the table of a mission, drawn as on its briefing. */
export function battleMap(state: FngState, mission: Mission): BattleMapView {
  const model = mapOf(state, mission)
  const drawn = screenMap(model)
  return {
    width: tableBox.w,
    height: tableBox.h,
    sectors: drawn.sectors.map(({ number, paths }) => {
      const sector = model.sectors.find((one) => one.number === number)!
      return { number, ground: sector.ground, words: wordsOf(sector), paths, start: model.start?.sector === number }
    }),
    courses: drawn.courses,
    huts: drawn.huts,
    signs: screenSigns(),
  }
}

/** "Single canopy jungle, hill, mud, 4 buildings". */
function wordsOf(sector: MapSector): string {
  const { buildings, craters, over, under, marsh, mud } = sector
  const parts = [
    groundStyle(sector.ground, sector.flooded).name,
    under ?? '',
    over === null || over === 'craters' ? '' : over.replaceAll('-', ' '),
    marsh && under !== 'marsh' ? overlays.marsh.name : '',
    mud ? overlays.mud.name : '',
    craters > 0 ? `${craters === 1 ? '1 crater' : `${craters} craters`} of ${sector.craterInches}"` : '',
    buildings === 0 ? '' : buildings === 1 ? '1 building' : `${buildings} buildings`,
  ].filter((part) => part !== '')
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
