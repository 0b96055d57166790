import { explainDice } from '../../../../../main/engine/lines.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { dangerClose as table } from '../../tables/artillery.ts'
import { battleOf, figureById, repOf } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { ordnanceOf, type IndirectKind } from './indirect.ts'

/**
 * Fire closer to our own men than the weapon allows needs the Force Commander's word, and costs points either way (FNG p. 78).
 * @param inches from the spot to our nearest man.
 * @returns whether the mission goes ahead; one that does not is used up.
 */
export function dangerClose(
  scene: Scene,
  { kind, inches, subject }: { readonly kind: IndirectKind; readonly inches: number; readonly subject: number },
): boolean {
  const { clear } = ordnanceOf(scene, kind)
  if (inches >= clear) return true
  const { commanderId } = battleOf(scene.state)
  const commander = commanderId === null ? null : figureById(scene.state, commanderId)
  const rep = commander ? repOf(commander) : 0
  const roll = scene.roll(table, {
    subject,
    why: `${commander?.name ?? 'nobody in command'}, REP ${rep}`,
    numbers: { REP: rep },
  })
  const { victoryPoints, relievedTo } = roll.row.gives
  const fires = roll.row.outcome === 'fires'
  scene.tell(
    roll,
    `Danger Close, under ${clear}": ${victoryPoints} VP; the mission ${fires ? 'goes ahead' : 'is stopped'}.`,
  )
  tally(scene, { event: 'otherPoints', figureId: commanderId, points: victoryPoints, text: 'Danger Close' })
  if (relievedTo > 0) mayBeRelieved(scene, subject, relievedTo, commander?.name ?? 'The commander')
  return fires
}

function mayBeRelieved(scene: Scene, subject: number, to: number, name: string): void {
  const thrown = scene.dice({
    key: 'battle.relieved',
    subject,
    count: 1,
    why: `${name} is relieved after the mission on 1-${to}`,
  })
  const relieved = isPossible(thrown.faces[0]!, 1, to)
  const text = relieved ? `${name} is to be relieved of command after the mission.` : `${name} keeps his command.`
  scene.say(explainDice(text, thrown, { page: 78 }))
}
