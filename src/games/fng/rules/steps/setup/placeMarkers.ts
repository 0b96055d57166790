import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import { addRows, patchRow } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState, Marker, Mission } from '../../state.ts'
import { pefCount } from '../../tables/index.ts'
import { pagesOfMissions } from '../../tables/missions.ts'
import { goOn } from '../../turn.ts'
import { missionNames } from '../../words.ts'
import { aboutMission, handOf, counted, known, rollOne } from './common.ts'
import { resolveAmbush } from './resolveAmbush.ts'

/**
 * Counts the enemy's markers and finds the sector of each (FNG pp. 60, 98-101). In an Ambush they are resolved at once:
 * the enemy then stands in or before the player's own sector, so no sectors are rolled.
 */
export const placeMarkers: Step<FngState> = {
  title: 'Place the enemy markers',
  run({ state, rules, dice, newId, say, stands }) {
    mustStandAt(state, 'markers')
    const mission = missionOf(state)
    const means = { rules, dice, say }
    const byPlayer = switchOf(state, 'enemyRunBy') === 'player' && mission.type !== 'ambush'
    const pefs = byPlayer ? pefsOfPlayer : countPefs(mission, means)
    if (byPlayer) say(note(`Head to head: ${counted(pefs, 'PEF')}.`, { page: 52 }))
    const pcs = mission.type === 'recon' ? known(mission.pcsToFind, 'number of PCs') : 0
    if (pcs > 0) {
      const text = `${counted(pefs, 'PEF')} and ${counted(pcs, 'PC')}: ${counted(pefs + pcs, 'marker')} that look alike.`
      say(note(text, { about: aboutMission(mission, 'pcsToFind'), page: 101 }))
    }
    const markers = Array.from({ length: pefs + pcs }, (_, i): Marker => ({
      id: newId(),
      missionId: mission.id,
      number: i + 1,
      sector: known(mission.playerSector, "player's sector"),
      kind: pcs > 0 ? 'marker' : 'pef',
      found: null,
      force: null,
    }))
    if (mission.type !== 'ambush') {
      const there: Marker[] = []
      stands?.(() => addRows(state, 'markers', there))
      return goOn(
        addRows(
          state,
          'markers',
          placed(markers, means, (marker) => there.push(marker)),
        ),
      )
    }
    const ambush = resolveAmbush(mission, markers, {
      ...means,
      pefRep: switchOf(state, 'pefRep'),
      effects: state.effects,
    })
    return goOn(patchRow(addRows(state, 'markers', ambush.markers), 'missions', mission.id, ambush.found))
  },
}

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/** PEFs of a player who runs the enemy, whatever the EAL (FNG p. 52). */
export const pefsOfPlayer = 3

/** One PEF for each point of EAL, or one and a chance of one more for each point above the first. */
function countPefs(mission: Mission, { rules, dice, say }: Means): number {
  const type = known(mission.type, 'type')
  const eal = known(mission.eal, 'Enemy Activity Level')
  const table = rules.table(pefCount)
  const { pefs, chanceTo } = rowOf(table, type).gives
  const more = { about: aboutMission(mission, 'eal'), table: table.id, page: pagesOfMissions.pefs[type] }
  const name = `${missionNames[type]}, EAL ${eal}`
  if (pefs === 'onePerEal' || eal === 1) {
    const count = pefs === 'onePerEal' ? eal : 1
    say(note(`${name}: ${counted(count, 'PEF')}.`, more))
    return count
  }
  const chances = rollOne(
    dice,
    Array.from({ length: eal - 1 }, (_, i) => ({
      key: table.id,
      subject: i + 2,
      why: `${table.title}: one more PEF for the EAL point ${i + 2} on 1-${chanceTo}`,
    })),
  )
  const count = 1 + chances.filter(({ face }) => isPossible(face, 1, chanceTo)).length
  const dieLine = { faces: chances.map(({ face }) => face), ...handOf(chances) }
  say(explainDice(`${name}: ${counted(count, 'PEF')}.`, dieLine, { ...more, score: count }))
  return count
}

/**
 * Rolls the sector of each marker (FNG p. 60).
 * @param lies told of each whose die lies there, before the others are asked for.
 */
function placed(markers: readonly Marker[], { dice, say }: Means, lies: (marker: Marker) => void): Marker[] {
  const rolls = rollOne(
    dice,
    markers.map(({ number, kind }) => ({
      key: 'mission.marker-sector',
      subject: number,
      why: `Sector of ${kind === 'pef' ? 'PEF' : 'marker'} ${number}`,
    })),
    ({ face }, nth) => {
      lies({ ...markers[nth]!, sector: face })
    },
  )
  return markers.map((marker, i) => {
    const die = rolls[i]!
    const name = marker.kind === 'pef' ? 'PEF' : 'Marker'
    const about = { collection: 'markers', id: marker.id, field: 'sector' }
    say(explainDice(`${name} ${marker.number}: sector ${die.face}.`, die, { about, page: 60 }))
    return { ...marker, sector: die.face }
  })
}
