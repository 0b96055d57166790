import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutFigure, groupById, leaderOf, repOf, withRep } from '../battle.ts'
import { givesLeaderDie } from '../harm/command.ts'
import type { Scene } from '../scene.ts'

/** What its dice are asked for by. */
export const leaderDie = 'battle.leader-die'

/**
 * The Leader Die of each group that has a Leader with it, all in one go (FNG p. 15): one die against his REP.
 * @returns the groups whose die passed.
 */
export function rollLeaderDice(scene: Scene, groupIds: readonly number[]): ReadonlySet<number> {
  const led = [...new Set(groupIds)].flatMap((id) => {
    const group = groupById(scene.state, id)
    const leader = leaderOf(scene.state, group)
    return leader && givesLeaderDie(scene.state, leader) ? [{ group, leader }] : []
  })
  const throws = scene.diceAll(
    led.map(({ leader }) => ({
      key: leaderDie,
      subject: leader.id,
      count: 1,
      passesAt: repOf(leader),
      why: `Leader Die: ${withRep(leader)}`,
    })),
  )
  const passed = led.filter(({ group, leader }, i) => {
    const face = throws[i]!.faces[0]!
    const passes = face <= repOf(leader)
    const text = passes
      ? `Leader Die of ${leader.name}: everybody in ${group.name} passes one die more.`
      : `Leader Die of ${leader.name}: no help to ${group.name}.`
    scene.say(explainDice(text, throws[i]!, { about: aboutFigure(leader), page: 15, score: face }))
    return passes
  })
  return new Set(passed.map(({ group }) => group.id))
}
