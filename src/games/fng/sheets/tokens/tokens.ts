import type { FngState, Mission } from '../../rules/state.ts'
import { pefResolution, smokeGrowth } from '../../rules/tables/index.ts'
import { mapOf } from '../briefing/briefing.ts'
import { missionHead, missionTitle } from '../shared/missionHead.ts'
import { sourcesOf } from '../shared/sheetWords.ts'
import type { ContactToken, MarkerCount, PlayMarker, TokensModel } from './tokensModel.ts'

/** PEFs split, melt away and come as reinforcements: so many more than lie there at the start, at least. */
const spareContacts = 3
const sparePcs = 2

/** Men whom one marker of a kind serves; figures of the enemy take as many again as ours. */
const menForOne: Partial<Readonly<Record<PlayMarker, number>>> = {
  stunned: 3,
  outOfTheFight: 3,
  dead: 4,
  duckBack: 2,
  retired: 4,
  outOfAmmo: 6,
  fastMove: 4,
  prone: 4,
  setUp: 9,
  captured: 9,
}

/** What lies on the table and not beside a man: a few, and a marker for each registered target. */
const onTheTable: Partial<Readonly<Record<PlayMarker, number>>> = { smoke: 4, fire: 3, flare: 2 }

/** @returns the tokens of a mission: as many as it needs, and some spare. Sealed or not, a token says nothing of what it hides. */
export function tokensModel(state: FngState, mission: Mission): TokensModel {
  const { markers, start } = mapOf(state, mission)
  const men = state.party.filter(({ missionId }) => missionId === mission.id).length
  const word = markers.some(({ kind }) => kind === 'marker') ? 'Marker' : 'PEF'
  const contacts: ContactToken[] = [
    ...markers.map(({ number, sector }) => ({ word, number, sector })),
    ...spares(word, markers.length, spareContacts),
  ]
  return {
    ...missionHead(state, mission),
    title: missionTitle('Tokens and markers', mission),
    contacts: [...contacts, ...spares('PC', 0, (mission.pcsToFind ?? 0) + sparePcs)],
    start: start && { word: start.how === 'entry' ? 'Entry' : 'Start', sector: start.sector },
    markers: markersFor(men, mission),
    source: sourcesOf(smokeGrowth.page, pefResolution.page),
  }
}

const spares = (word: string, after: number, count: number): ContactToken[] =>
  Array.from({ length: count }, (_, i) => ({ word, number: after + i + 1, sector: null }))

function markersFor(men: number, { registeredTargets }: Mission): MarkerCount[] {
  const beside = Object.entries(menForOne).map(([marker, each]) => ({
    marker: marker as PlayMarker,
    count: Math.max(2, Math.ceil((2 * men) / each)),
  }))
  const lying = Object.entries(onTheTable).map(([marker, count]) => ({ marker: marker as PlayMarker, count }))
  const targets = registeredTargets
    ? [{ marker: 'target' as const, count: registeredTargets, exact: true as const }]
    : []
  return [...beside, ...lying, ...targets]
}
