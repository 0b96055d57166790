import type { Throw } from '../../../../../main/engine/answers.ts'
import { readSome } from '../../../../../main/engine/handReading.ts'
import type { Reading } from '../../../../../main/engine/reading.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import { rowFor, type OutcomeOf } from '../../../../../main/engine/table.ts'
import { cohesion } from '../../tables/reactions.ts'
import { aboutFigure, figureById, groupById, isUp, membersOf, repOf, withRep, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { followers, isBornLeader } from './bornLeader.ts'
import { freeWill } from './freeWill.ts'
import { rollLeaderDice } from './leaderDice.ts'
import { interrupt, retire, takesTests } from './nerve.ts'
import { isAtHalfStrength } from './strength.ts'
import { activityOf } from './tests.ts'
import { throwAll } from './throwAll.ts'

type Outcome = OutcomeOf<typeof cohesion>

/** A member at the test, and what held for him when it began. */
interface Member {
  readonly figure: Figure
  readonly halfStrength: boolean
}

/**
 * Cohesion of whole groups, each once (FNG p. 23): one set of dice for a group, read against the REP of each member, and
 * a new Leader Die. Those who fail retire.
 *
 * @param shooters who caused it: they may fire Parting Shots at those who run.
 * @param near ids within 4" of a Born Leader; where missing, the player is asked.
 */
export function takeCohesion(
  scene: Scene,
  groupIds: readonly number[],
  shooters: readonly number[],
  near?: readonly number[],
): void {
  const members = [...new Set(groupIds)].flatMap((id): Member[] => {
    const halfStrength = isAtHalfStrength(scene.state, groupById(scene.state, id))
    return membersOf(scene.state, id)
      .filter(takesTests)
      .map((figure) => ({ figure, halfStrength }))
  })
  if (members.length === 0) return
  const ids = members.map(({ figure }) => figure.id)
  interrupt(scene, ids)
  const outcomes = decide(scene, members, near)
  const failed = ids.filter((id) => outcomes.get(id) === 'retire')
  retire(scene, failed)
  offerPartingShots(scene, failed, shooters)
}

/** Free will first, then Leader Dice, then one throw for each group that still has somebody to roll. */
function decide(scene: Scene, members: readonly Member[], near?: readonly number[]): ReadonlyMap<number, Outcome> {
  const found = new Map<number, Outcome>()
  for (const member of members) {
    const passes = freeWill(scene, member.figure, 'Cohesion', [
      { table: scene.table(cohesion), when: whenOf(scene, member, false) },
    ])
    if (passes !== null) found.set(member.figure.id, told(scene, member, passes))
  }
  const figures = members.map(({ figure }) => figure)
  const follows = followers(scene, figures, new Set(found.keys()), near)
  const rolling = members.filter(({ figure }) => !found.has(figure.id) && !follows.has(figure.id))
  const groups = [...new Set(rolling.map(({ figure }) => figure.groupId))]
  const helped = rollLeaderDice(scene, groups)
  const throws = throwForGroups(scene, rolling, helped)
  for (const member of rolling) {
    const { figure } = member
    const roll = readThrow(scene.table(cohesion), situationOf(scene, member, helped), throws(figure))
    found.set(figure.id, roll.row.outcome)
    scene.tell(roll, says(figure, roll.row.outcome), aboutFigure(figure))
  }
  for (const { figure } of members) {
    const model = follows.get(figure.id)
    if (model === undefined) continue
    found.set(figure.id, found.get(model)!)
    scene.note(`${says(figure, found.get(model)!)} As ${figureById(scene.state, model).name} does.`, {
      about: aboutFigure(figure),
      page: 5,
    })
  }
  return found
}

/** @returns the dice that count for a figure: its group's, and a third of his own for a Born Leader. */
function throwForGroups(scene: Scene, rolling: readonly Member[], helped: ReadonlySet<number>) {
  const groups = [...new Set(rolling.map(({ figure }) => figure.groupId))]
  const members = (id: number) => rolling.filter(({ figure }) => figure.groupId === id)
  const born = rolling.map(({ figure }) => figure).filter((figure) => isBornLeader(scene.state, figure))
  const throws = throwAll(scene, [
    ...groups.map((id) => {
      const { name, side } = groupById(scene.state, id)
      const when = side === 'civilian' ? {} : activityOf(scene, { side })
      const request = requestFor(scene.table(cohesion), { subject: id, why: name, numbers: { REP: 0 }, when })
      return { ...request, readings: readingsOf(scene, members(id), helped) }
    }),
    ...born.map(({ id, name }) => ({
      // Read with the dice of his group: alone it tells nothing.
      key: 'battle.born-leader-die',
      subject: id,
      count: 1,
      why: `Cohesion, a die of his own: ${name}, Born Leader`,
    })),
  ])
  return (figure: Figure): Throw => {
    const shared = throws[groups.indexOf(figure.groupId)]!
    const own = born.indexOf(figure)
    return own < 0 ? shared : { ...shared, faces: [...shared.faces, ...throws[groups.length + own]!.faces] }
  }
}

/** How a group's dice are read: against the REP of each member, told once for those of whom the same holds. */
function readingsOf(scene: Scene, members: readonly Member[], helped: ReadonlySet<number>): Reading[] {
  const table = scene.table(cohesion)
  return members.map((member) => {
    const situation = situationOf(scene, member, helped)
    const name = withRep(member.figure)
    if (isBornLeader(scene.state, member.figure)) return readSome(table, situation, `${name}, with a die of his own`)
    return { table, situation, about: name }
  })
}

const situationOf = (scene: Scene, member: Member, helped: ReadonlySet<number>) => ({
  subject: member.figure.id,
  why: withRep(member.figure),
  numbers: { REP: repOf(member.figure) },
  when: whenOf(scene, member, helped.has(member.figure.groupId)),
})

const whenOf = (scene: Scene, { figure, halfStrength }: Member, leaderDiePassed: boolean) => ({
  leaderDiePassed,
  bornLeader: isBornLeader(scene.state, figure),
  ...activityOf(scene, figure),
  halfStrength,
})

/** What a Star has chosen. */
function told(scene: Scene, member: Member, passes: number): Outcome {
  const { outcome } = rowFor(scene.table(cohesion), passes, {}, whenOf(scene, member, false))
  scene.note(says(member.figure, outcome), { about: aboutFigure(member.figure), page: 23 })
  return outcome
}

const says = ({ name }: Figure, outcome: Outcome): string =>
  `Cohesion: ${name} ${outcome === 'retire' ? 'has had enough' : 'holds'}.`

function offerPartingShots(scene: Scene, failed: readonly number[], shooters: readonly number[]): void {
  const running = failed.map((id) => figureById(scene.state, id)).filter(({ status }) => status === 'retired')
  const firing = [...new Set(shooters)]
    .map((id) => figureById(scene.state, id))
    .filter((shooter) => isUp(shooter) && running.some(({ side }) => side !== shooter.side))
  if (firing.length > 0) scene.note(`${partingShotsBy}${firing.map(({ name }) => name).join(', ')}.`, { page: 18 })
}

const partingShotsBy = 'Parting Shots may be fired by '

/** @returns whether a line of the journal says that a figure may take a Parting Shot. */
export function mayPart(text: string, { name }: Figure): boolean {
  if (!text.startsWith(partingShotsBy)) return false
  const names = text.slice(partingShotsBy.length)
  // The stop of a last name, "Kowalski, W.", is that of the sentence too.
  return [names, names.slice(0, -1)].some((those) => `, ${those}, `.includes(`, ${name}, `))
}
