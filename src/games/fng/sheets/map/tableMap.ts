import type { Rules } from '../../../../main/engine/system.ts'
import { contactName } from '../../rules/battle/contacts/contact.ts'
import { bridgeEnds, endName } from '../../rules/battle/task/bridgeEnds.ts'
import type { Contact, Structure } from '../../rules/battle/battle.ts'
import type { FngState, Marker, Mission } from '../../rules/state.ts'
import { terrainEffects, weather as weatherTable } from '../../rules/tables/index.ts'
import { mapOf, weatherOf } from '../briefing/briefing.ts'
import { isFought } from '../../rules/missions.ts'
import type { MapMarker, MapSector, MapTask, MapTime } from '../briefing/briefingModel.ts'
import { groundEffects, groundFigures } from './groundFigures.ts'
import { blankHead, blankMission } from '../shared/blankMission.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { sourcesOf } from '../shared/sheetWords.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import type { MapStructure, TableMapModel } from './tableMapModel.ts'

/** What light and weather leave of sight (FNG p. 30). */
const sightPage = 30

/**
 * @returns the table of a mission as it is laid out, or stands in the battle under way; what a marker hides is on it
 *   only once everybody has seen it.
 * @param when `setUp`: as the briefing has it (`mapOf`).
 */
export function tableMapModel(state: FngState, rules: Rules, mission: Mission, when: MapTime = 'now'): TableMapModel {
  const fought = when === 'now' && isFought(state, mission)
  const markers = fought ? state.contacts.map(placedContact) : markersOf(state, mission)
  const map = {
    ...mapOf(state, mission, when),
    markers: markers.filter(({ gone }) => !gone).map(({ marker }) => marker),
  }
  const structures = fought ? state.structures.filter(({ state: how }) => how !== 'destroyed') : []
  const weather = weatherOf(state, mission)
  const notesOn = (sector: MapSector) => {
    const asked = { state, rules, sector, courses: map.courses, weather }
    return { effects: groundEffects(asked), figures: groundFigures(asked) }
  }
  const named = structures.filter(({ kind }) => signOf(kind) !== null)
  return {
    ...missionHead(state, mission),
    title: missionTitle('Table map', mission),
    map,
    structures: structures.flatMap(({ kind, name, sector }) => {
      const sign = isAtBridge(name) ? null : signOf(kind)
      return sign === null || sector === null ? [] : [{ sector, sign }]
    }),
    sectors: map.sectors.map((sector) => ({
      sector,
      ...notesOn(sector),
      on: [
        ...markers.filter(({ marker }) => marker.sector === sector.number).map(({ words }) => words),
        ...defendedIn(map.defended, sector.number),
        ...named.filter((one) => one.sector === sector.number).map(({ name }) => name),
        ...map.things.filter((one) => one.sector === sector.number).map(({ words }) => words),
      ],
    })),
    inFlight: map.things.filter(({ sector }) => sector === null).map(({ words }) => words),
    source: sourcesOf(sightPage, terrainEffects.page, ...terrainEffects.alsoOn, weatherTable.page),
  }
}

/** @returns a table on which nothing lies yet: ground is drawn in by hand, and written beside its number. */
export function blankTableMap(state: FngState | null): TableMapModel {
  const { state: none, rules, mission } = blankMission(state)
  return { ...tableMapModel(none, rules, mission), ...blankHead }
}

interface Placed {
  readonly marker: MapMarker
  readonly words: string
  /** Off the table: it was nothing, or has been taken away. */
  readonly gone: boolean
}

const markersOf = (state: FngState, mission: Mission): Placed[] =>
  state.markers.filter(({ missionId }) => missionId === mission.id).map(placedMarker)

const placedMarker = ({ number, sector, kind, found }: Marker): Placed => ({
  marker: { number, sector, kind, resolved: found !== null },
  words: found === null ? contactName({ kind, number }) : `${contactName({ kind, number })}: ${found}`,
  gone: false,
})

function placedContact({ number, sector, kind, status, found, pc }: Contact): Placed {
  const name = pc ? `PC ${number}` : contactName({ kind, number })
  return {
    marker: { number, sector, kind, resolved: status !== 'hidden' },
    words: status === 'hidden' || found === null ? name : `${name}: ${found}`,
    gone: status === 'removed',
  }
}

const inTheOpen: readonly MapStructure['sign'][] = ['building', 'bunker', 'position', 'hooch', 'tunnel', 'cache']

/** The map draws the positions of a bridge where they stand: at its ends. */
const isAtBridge = (name: string): boolean => bridgeEnds.some((end) => endName(end) === name)

/** "Bridge: put down river and road". */
function defendedIn(task: MapTask | null, sector: number): string[] {
  if (task?.sector !== sector) return []
  return [`${capital(task.words)}${task.putDown === '' ? '' : `: put down ${task.putDown}`}`]
}

/** The sign of what stands where everybody can see it; a trap or a man in a hole is nobody's to print. */
const signOf = (kind: Structure['kind']): MapStructure['sign'] | null => inTheOpen.find((sign) => sign === kind) ?? null
