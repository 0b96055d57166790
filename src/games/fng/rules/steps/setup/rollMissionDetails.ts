import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { halfDie, sum } from '../../../../../main/engine/checks.ts'
import { explain, explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { patchRow } from '../../../../../main/engine/state.ts'
import type { Rules, Step } from '../../../../../main/engine/system.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { minimumTurnsOf, missionPages, objectivesOf, targetPointDiceOf } from '../../missionRules.ts'
import { switchOf } from '../../house/switches.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState, Mission } from '../../state.ts'
import { ambushSide, defenseTask, pefCount } from '../../tables/index.ts'
import { goOn } from '../../turn.ts'
import { taskNames } from '../../words.ts'
import { areaKeyOf, populationOf } from './areas.ts'
import { aboutMission, counted, known, rollOne } from './common.ts'

/** From this EAL on there is one PC among the markers of a Fight or Patrol (FNG pp. 100, 101). */
export const onePcFromEal = 5

/**
 * Rolls what the mission itself asks for (FNG pp. 98-101): who ambushes whom, the task of a Defense and its Registered
 * Target Points, the sector the player starts in; and finds its length and the PCs that are to be found.
 */
export const rollMissionDetails: Step<FngState> = {
  title: 'Roll the details of the mission',
  run({ state, rules, dice, say }) {
    mustStandAt(state, 'missionDetails')
    const mission = missionOf(state)
    const type = known(mission.type, 'type')
    const means = { rules, dice, say }
    const ambushSide = type === 'ambush' ? rollSide(mission, means) : null
    const task = type === 'defense' ? rollTask(mission, isPopulated(state, mission, rules), means) : null
    const found: Partial<Mission> = {
      ambushSide,
      defenseTask: task,
      registeredTargets: type === 'defense' ? rollTargetPoints(mission, means) : null,
      minimumTurns: minimumTurnsOf(type, rules),
      pcsToFind: pcsOf(mission, rules),
      playerSector: rollSector({ ...mission, defenseTask: task }, means),
    }
    sayRest({ ...mission, ...found }, say)
    return goOn(patchRow(state, 'missions', mission.id, found))
  },
}

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

function rollSide(mission: Mission, { rules, dice, say }: Means): Mission['ambushSide'] {
  const eal = known(mission.eal, 'Enemy Activity Level')
  const roll = rollOnTable(rules.table(ambushSide), dice, {
    subject: mission.id,
    why: `EAL ${eal}`,
    numbers: { EAL: eal },
  })
  say(explain(roll, `${roll.row.text}.`, aboutMission(mission, 'ambushSide')))
  return roll.row.outcome
}

/** Are there people about? Those met on this table, or by a switch those the area has as a rule (ruling to FNG p. 99). */
export const isPopulated = (state: FngState, mission: Mission, rules: Rules): boolean =>
  switchOf(state, 'populatedArea') === 'civilians'
    ? mission.civilians === true
    : populationOf(rules, areaKeyOf(mission)) >= 1

function rollTask(mission: Mission, populated: boolean, { rules, dice, say }: Means): Mission['defenseTask'] {
  const roll = rollOnTable(rules.table(defenseTask), dice, {
    subject: mission.id,
    why: populated ? 'people are about' : 'nobody lives here',
    when: { populated },
  })
  say(explain(roll, `The task: ${taskNames[roll.row.outcome]}.`, aboutMission(mission, 'defenseTask')))
  return roll.row.outcome
}

/** How many dice, and how they are read. */
const targetPoints = {
  none: { count: 0, read: () => 0 },
  half: { count: 1, read: (faces) => halfDie(faces[0]!) },
  '1d6': { count: 1, read: sum },
  '2d6': { count: 2, read: sum },
} as const satisfies Record<ReturnType<typeof targetPointDiceOf>, { count: number; read: typeof sum }>

function rollTargetPoints(mission: Mission, { rules, dice, say }: Means): number {
  const level = known(mission.supportLevel, 'Support Level')
  const { count, read } = targetPoints[targetPointDiceOf(level, rules)]
  const more = { about: aboutMission(mission, 'registeredTargets'), page: 75 }
  if (count === 0) {
    say(note(`Support Level ${level}: no Registered Target Points.`, more))
    return 0
  }
  const why = `Registered Target Points at Support Level ${level}`
  const thrown = dice.roll({ key: 'mission.registered-targets', subject: mission.id, why, count })
  const points = read(thrown.faces)
  say(explainDice(`${counted(points, 'Registered Target Point')}.`, thrown, { ...more, score: points }))
  return points
}

/** PCs that must be found: on a Recon by EAL up to a highest number, in Fight and Patrol one at a high EAL. */
export function pcsOf(mission: Mission, rules: Rules): number {
  const eal = known(mission.eal, 'Enemy Activity Level')
  if (mission.type === 'fight' || mission.type === 'patrol') return eal >= onePcFromEal ? 1 : 0
  return Math.min(eal, rowOf(rules.table(pefCount), known(mission.type, 'type')).gives.maximumPcs)
}

/** Where the force stands at the start (FNG pp. 98-101; ruling to p. 99: at the object of its task, but for a water party). */
export function startWords({ type, defenseTask }: Mission, sector: number): string {
  if (type === 'patrol' || type === 'recon') return `You come in over a table edge of sector ${sector}, and leave there`
  if (defenseTask === 'waterParty') return `You come in over a table edge of sector ${sector}`
  if (type === 'fight') return `You start in sector ${sector}, in the best cover nearest its centre`
  return type === 'defense' ? `You start in sector ${sector}, at what you defend` : `You start in sector ${sector}`
}

function rollSector(mission: Mission, { dice, say }: Means): number {
  const why = 'The sector where your force starts'
  const die = rollOne(dice, [{ key: 'mission.player-sector', subject: mission.id, why }])[0]!
  say(
    explainDice(`${startWords(mission, die.face)}.`, die, {
      about: aboutMission(mission, 'playerSector'),
      page: missionPages[known(mission.type, 'type')],
    }),
  )
  return die.face
}

/** What each task needs on the table, where the terrain has not brought it (ruling to FNG p. 99). */
const needs: Readonly<Record<NonNullable<Mission['defenseTask']>, string>> = {
  radioRelay: 'a hill',
  resupplySite: 'a clearing 10" across',
  waterParty: 'a river or pond',
  wounded: 'a clearing 10" across',
  checkPoint: 'a road',
  bridge: 'a river with a bridge and a road over it',
}

function sayRest(mission: Mission, say: (line: Line) => void): void {
  const page = missionPages[known(mission.type, 'type')]
  const tell = (text: string, field: keyof Mission) => {
    say(note(text, { about: aboutMission(mission, field), page }))
  }
  for (const objective of objectivesOf(mission)) tell(objective, 'type')
  const { defenseTask: task, playerSector, pcsToFind, minimumTurns } = mission
  if (task !== null) {
    const where = `at the centre of the table or of sector ${playerSector!}`
    tell(`If the terrain has brought none, put down ${needs[task]} ${where}.`, 'defenseTask')
  }
  if (pcsToFind! > 0) tell(`${counted(pcsToFind!, 'PC')} to be found.`, 'pcsToFind')
  tell(`At least ${minimumTurns!} turns.`, 'minimumTurns')
}
