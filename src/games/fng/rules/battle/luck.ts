import type { Throw } from '../../../../main/engine/answers.ts'
import { explain, explainDice } from '../../../../main/engine/lines.ts'
import { broughtBy } from '../../../../main/engine/reading.ts'
import type { TableRoll } from '../../../../main/engine/rollOnTable.ts'
import { minefieldClearing } from '../tables/features.ts'
import { combatDamage } from '../tables/rangedCombat.ts'
import { tunnelEncounter, tunnelTime } from '../tables/trapsAndTunnels.ts'
import { aboutFigure, hasAttribute, type Figure } from './battle.ts'
import type { Scene, HandThrow } from './scene.ts'

/** The book's page of Lucky. */
const page = 5

/** Throws matched by a man that are not his own: what others do to him, what the ground or the whole party meets. */
const notHisOwn: ReadonlySet<string> = new Set([
  combatDamage.id,
  minefieldClearing.id,
  tunnelEncounter.id,
  tunnelTime.id,
  'battle.hit-aboard',
])

/**
 * A Lucky man may throw one result of his own again, all dice of it, once a mission; the second stands (FNG p. 5). Asked
 * after every roll of his until he has used it, but where all dice pass, or the player picked the row.
 *
 * @param again makes the same roll once more.
 * @returns the roll that stands.
 */
export function luckyRoll<R extends TableRoll>(scene: Scene, roll: R, subject: number, again: () => R): R {
  if (roll.picked || roll.faces.length === 0 || allPass(roll)) return roll
  const figure = luckyOne(scene, roll.table.id, subject)
  if (!figure) return roll
  if (keeps(scene, figure, `${roll.table.title}: ${facesOf(roll.faces)}`, roll.row.text)) return roll
  useUp(scene, figure)
  scene.say(explain(roll, `${figure.name} is lucky: this does not count, he throws again.`, aboutFigure(figure)))
  return again()
}

/** The same for dice that are read by hand. */
export function luckyThrow(scene: Scene, request: HandThrow, thrown: Throw, again: () => Throw): Throw {
  const { passesAt = 0 } = request
  if (thrown.picked !== null || thrown.faces.every((face) => face <= passesAt)) return thrown
  const figure = luckyOne(scene, request.key, request.subject)
  if (!figure) return thrown
  const came = (request.readings ?? []).flatMap((reading) => broughtBy(reading, thrown.faces) ?? [])
  const words = came.length === 0 ? undefined : [...new Set(came)].join('; ')
  if (keeps(scene, figure, `${request.why}: ${facesOf(thrown.faces)}`, words)) return thrown
  useUp(scene, figure)
  const text = `${figure.name} is lucky: this does not count, he throws again.`
  scene.say(explainDice(text, thrown, { about: aboutFigure(figure), page }))
  return again()
}

/** Nothing can be better than a pass with every die. */
const allPass = ({ table, score, faces }: TableRoll): boolean =>
  table.dice.kind === 'passing' && score !== null && score >= faces.length

/** @returns the man whose own roll it is, where he is Lucky and has not used it in this mission. */
function luckyOne({ state }: Scene, key: string, subject: number): Figure | null {
  if (notHisOwn.has(key)) return null
  const figure = state.figures.find(({ id }) => id === subject)
  return figure && !figure.luckUsed && hasAttribute(state, figure, 'lucky') ? figure : null
}

const keeps = (scene: Scene, figure: Figure, what: string, came?: string): boolean =>
  scene.choose({
    key: 'battle.lucky',
    subject: figure.id,
    why: `${figure.name} is Lucky. ${what}. Once a mission he may throw again.`,
    options: [
      { value: 'keeps', label: 'Keep it', ...(came === undefined ? {} : { brings: came }) },
      { value: 'again', label: 'Throw again', brings: 'The second throw stands, better or worse' },
    ],
  }) === 'keeps'

const useUp = (scene: Scene, { id }: Figure): void => {
  scene.patch('figures', id, { luckUsed: true })
}

const facesOf = (faces: readonly number[]): string => faces.join(' and ')
