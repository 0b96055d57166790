import { halfDie } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowFor } from '../../../../../main/engine/table.ts'
import { dayPart as dayPartTable } from '../../tables/index.ts'
import { dayPartNames, inSentence } from '../../words.ts'
import { counted } from '../../steps/setup/common.ts'
import { battleOf } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** A turn of this part of the day is over; after the last the next part begins, with its own length (FNG p. 59). */
export function passDayPart(scene: Scene): void {
  const battle = battleOf(scene.state)
  const left = battle.dayPartTurnsLeft - 1
  if (left > 0) {
    scene.patch('battle', battle.id, { dayPartTurnsLeft: left })
    return
  }
  const row = rowFor(scene.table(dayPartTable), battle.nextDayPartRow)
  const { turns, halfDie: rolls, next, light } = row.gives
  const length = turns + (rolls ? rollLength(scene, battle.id) : 0)
  scene.patch('battle', battle.id, { dayPart: row.outcome, dayPartTurnsLeft: length, nextDayPartRow: next })
  const name = inSentence(dayPartNames[row.outcome])
  scene.note(`It is ${name} now (${light}), for ${counted(length, 'turn')}.`, { page: 59 })
}

function rollLength(scene: Scene, subject: number): number {
  const thrown = scene.dice({
    key: 'mission.day-part.length',
    subject,
    count: 1,
    why: 'How many turns more it lasts, 1/2d6',
  })
  const more = halfDie(thrown.faces[0]!)
  scene.say(explainDice(`${counted(more, 'turn')} more.`, thrown, { page: 59, score: more }))
  return more
}
