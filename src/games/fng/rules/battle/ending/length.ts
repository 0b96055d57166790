import { readChance } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { missionOf } from '../../people.ts'
import type { MissionType } from '../../state.ts'
import { ambushAftermath, gameLength, pagesOfMissions } from '../../tables/missions.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** What stands among the things that last once an Ambush goes on as a Fight. */
const goesOnAsFight = 'The Ambush goes on as a Fight'

/**
 * After the last turn of the least length a die says whether the mission goes on, and so after each further one; an
 * Ambush is decided but once, and what goes on is a Fight (FNG p. 98).
 */
export function mayBeOver(scene: Scene): void {
  const battle = battleOf(scene.state)
  const { type } = missionOf(scene.state)
  if (battle.over || type === null || battle.turn < battle.length) return
  if (type === 'ambush' && !isFightNow(scene)) rollAftermath(scene)
  else rollExtraTurn(scene, type === 'ambush' ? 'fight' : type)
}

const isFightNow = ({ state }: Scene): boolean => state.lasting.some(({ name }) => name === goesOnAsFight)

/** The Fight's length counts from turn 1 (ruling to FNG p. 98). */
function rollAftermath(scene: Scene): void {
  const battle = battleOf(scene.state)
  const roll = scene.roll(ambushAftermath, { subject: battle.id, why: `the end of turn ${battle.turn}` })
  if (roll.row.outcome === 'ends') {
    scene.tell(roll, 'The Ambush ends the mission.')
    scene.patch('battle', battle.id, { over: true })
    return
  }
  const length = rowOf(scene.table(gameLength), 'fight').gives.minimumTurns
  scene.tell(roll, `The Ambush goes on as a Fight of ${length} turns or more.`)
  scene.patch('battle', battle.id, { length })
  scene.add('lasting', {
    kind: 'event',
    name: goesOnAsFight,
    sector: null,
    figureId: null,
    structureId: null,
    since: battle.turn,
    until: null,
    amount: 0,
  })
}

function rollExtraTurn(scene: Scene, type: MissionType): void {
  const battle = battleOf(scene.state)
  const table = scene.table(gameLength)
  const { endsFrom } = rowOf(table, type).gives
  if (endsFrom === null) return
  const thrown = scene.dice({
    key: 'battle.extra-turn',
    subject: battle.id,
    count: 1,
    why: `Turn ${battle.turn} is over: the mission ends on ${endsFrom} or more`,
    readings: [readChance(table, { from: endsFrom, to: 6 }, { yes: 'The mission ends', no: 'One more turn' })],
  })
  const over = thrown.faces[0]! >= endsFrom
  const text = over ? `The mission is over after turn ${battle.turn}.` : 'The mission goes on for one more turn.'
  scene.say(explainDice(text, thrown, { page: pagesOfMissions.length[type], table: table.id }))
  if (over) scene.patch('battle', battle.id, { over: true })
}
