import type { Throw } from '../../../../../main/engine/answers.ts'
import { countSuccesses } from '../../../../../main/engine/checks.ts'
import { readByHand } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import type { Situation } from '../../../../../main/engine/rollOnTable.ts'
import { requestFor } from '../../../../../main/engine/throwRequest.ts'
import type { Reading } from '../../../../../main/engine/reading.ts'
import type { KeyOf, Table } from '../../../../../main/engine/table.ts'
import { switchOf } from '../../house/switches.ts'
import { civilianSpeakLocal } from '../../tables/civilians.ts'
import { aboutFigure, battleOf, hasAttribute, repOf, withRep, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'

/** A row of Speak Local (FNG p. 56). */
export type Spoken = KeyOf<typeof civilianSpeakLocal>

/** What has been going on around those who speak (FNG p. 56). */
export interface Circumstances {
  readonly shooting: boolean
  readonly civilianHurt: boolean
}

/** Who speaks to whom. */
export interface Talk {
  readonly soldier: Figure
  readonly civilian: Figure
}

/** How far ahead the best row is, beside twice as many (ruling to FNG p. 56: a switch). */
const leadForBest = 2

type Said = Situation<typeof civilianSpeakLocal>

/**
 * Both throw and count successes: the soldier by his REP, the civilian by the EAL (FNG p. 56). A Fluent man does no worse
 * than a little better (ruling to p. 5).
 */
export function speakLocal(scene: Scene, { soldier, civilian }: Talk, around: Circumstances): Spoken {
  const { eal } = battleOf(scene.state)
  const fluent = hasAttribute(scene.state, soldier, 'fluent')
  const situations: readonly Said[] = [
    { subject: soldier.id, why: withRep(soldier), numbers: { REP: repOf(soldier) }, when: { notFluent: !fluent } },
    { subject: civilian.id, why: `${civilian.name}, EAL ${eal}`, numbers: { REP: eal }, when: { ...around } },
  ]
  const throws = throwAll(scene, situations)
  const [his, own] = [soldier, civilian].map((figure, i) => successes(scene, figure, situations[i]!, throws[i]!))
  const spoken = rowOfScores(scene, his!, own!)
  return fluent && (spoken === 'equal' || spoken === 'fewer') ? 'more' : spoken
}

/** The rows compare two scores, so that none can be picked by hand. Whom modifiers leave no die throws none. */
function throwAll(scene: Scene, situations: readonly Said[]): readonly (Throw | null)[] {
  const table = scene.table(civilianSpeakLocal)
  const requests = situations.map((situation) => {
    const { key, subject, why, count } = requestFor(table, situation)
    return { key, subject, why, count, readings: [eachSuccess(table)] }
  })
  const throws = scene.diceAll(requests.filter(({ count }) => count > 0)).values()
  return requests.map(({ count }) => (count > 0 ? throws.next().value! : null))
}

/** Who has more successes is told by both throws only. */
const eachSuccess = ({ title, page }: Table): Reading => ({
  ...readByHand({
    title,
    page,
    dice: { kind: 'successes', count: 1 },
    rows: [
      { from: 1, to: 1, text: 'A success' },
      { from: 0, to: 0, text: 'None' },
    ],
  }),
  takes: 'each',
})

function successes(scene: Scene, figure: Figure, { when = {} }: Said, thrown: Throw | null): number {
  const table = scene.table(civilianSpeakLocal)
  if (thrown === null) {
    scene.note(`${figure.name} has no dice: no success.`, { about: aboutFigure(figure), page: table.page })
    return 0
  }
  const score = countSuccesses(thrown.faces)
  const text = `${figure.name}: ${score} ${score === 1 ? 'success' : 'successes'}.`
  const modifiers = table.modifiers
    .filter((modifier) => when[modifier.when])
    .map(({ text: what, to, by }) => ({ text: what, to, by }))
  const line = explainDice(text, thrown, { about: aboutFigure(figure), table: table.id, page: table.page, score })
  scene.say({ ...line, modifiers })
  return score
}

function rowOfScores({ state }: Scene, his: number, own: number): Spoken {
  if (his === own) return 'equal'
  if (his < own) return 'fewer'
  const far = switchOf(state, 'speakLocalTwice') === 'twice' || his - own >= leadForBest
  return his >= 2 * own && far ? 'twice' : 'more'
}
