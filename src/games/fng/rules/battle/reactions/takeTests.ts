import type { Throw } from '../../../../../main/engine/answers.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { readTogether, requestFor } from '../../../../../main/engine/throwRequest.ts'
import { rowFor, type OutcomeOf } from '../../../../../main/engine/table.ts'
import type { manDown, receivedFire } from '../../tables/reactions.ts'
import { aboutFigure, figureById, repOf, withRep, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { followers } from './bornLeader.ts'
import { freeWill, type Passes, type Reading } from './freeWill.ts'
import { rollLeaderDice } from './leaderDice.ts'
import type { Cause } from './fireAt.ts'
import { nearManDown, testTables, underFire, type Test } from './tests.ts'
import { throwAll } from './throwAll.ts'

type Outcome = OutcomeOf<typeof receivedFire> | OutcomeOf<typeof manDown>

/** What the tests of one figure came to, the worst of them. */
export interface Verdict {
  readonly figure: Figure
  readonly ducks: boolean
  /** His whole group takes Cohesion. */
  readonly cohesion: boolean
  /** One of the tests lets him fire back, and none makes him duck. */
  readonly fires: boolean
  /** What he passed: a Born Leader's friends pass it too. */
  readonly passes: Passes
}

/** Throws the dice of Received Fire and Man Down and reads them: free will first, then Leader Dice, then the rest in one go. */
export function takeTests(scene: Scene, tests: readonly Test[], cause: Cause): Verdict[] {
  const found = new Map<number, Verdict>()
  for (const test of tests) {
    const { figure } = test
    const passes = figure.hero ? 2 : freeWill(scene, figure, nameOf(test), readings(scene, test, cause, false))
    if (passes !== null) found.set(figure.id, readPasses(scene, test, cause, passes))
  }
  const takers = tests.map(({ figure }) => figure)
  const follows = followers(scene, takers, new Set(found.keys()), cause.nearBornLeader)
  const rolling = tests.filter(({ figure }) => !found.has(figure.id) && !follows.has(figure.id))
  const groups = rolling.map(({ figure }) => figure.groupId)
  const helped = rollLeaderDice(scene, groups)
  const throws = throwDice(scene, rolling, cause, helped)
  rolling.forEach((test, i) =>
    found.set(test.figure.id, readDice(scene, test, cause, helped.has(test.figure.groupId), throws[i]!)),
  )
  return tests.map((test) => {
    const model = follows.get(test.figure.id)
    return model === undefined
      ? found.get(test.figure.id)!
      : readPasses(scene, test, cause, found.get(model)!.passes, figureById(scene.state, model).name)
  })
}

const nameOf = ({ fire, man }: Test): string =>
  [...(fire ? ['Received Fire'] : []), ...(man ? ['Man Down'] : [])].join(' and ')

/** The tables that a figure's dice are read on, with what holds for it; Received Fire first. */
function readings(scene: Scene, test: Test, cause: Cause, leaderDiePassed: boolean): Reading[] {
  const tables = testTables(scene)
  return [
    ...(test.fire ? [{ table: tables.fire, when: underFire(scene, test, cause, leaderDiePassed) }] : []),
    ...(test.man ? [{ table: tables.man, when: nearManDown(scene, test, leaderDiePassed) }] : []),
  ]
}

const situationOf = ({ figure }: Test, { when }: Reading) => ({
  subject: figure.id,
  why: withRep(figure),
  numbers: { REP: repOf(figure) },
  when,
})

/** One set of dice for each figure, as many as that of its tests wants which wants most (FNG p. 19). */
function throwDice(scene: Scene, tests: readonly Test[], cause: Cause, helped: ReadonlySet<number>): Throw[] {
  const requests = tests.map((test) => {
    const each = readings(scene, test, cause, helped.has(test.figure.groupId)).map((reading) =>
      requestFor(reading.table, situationOf(test, reading)),
    )
    return { ...readTogether(each), passesAt: repOf(test.figure) }
  })
  return throwAll(scene, requests)
}

/** Reads one throw on each of the figure's tests; two 1s make a hero, who passes both (FNG p. 23). */
function readDice(scene: Scene, test: Test, cause: Cause, leaderDiePassed: boolean, thrown: Throw): Verdict {
  const [first, second] = readings(scene, test, cause, leaderDiePassed)
  const read = (reading: Reading) => {
    const situation = situationOf(test, reading)
    const faces = thrown.faces.slice(0, requestFor(reading.table, situation).count)
    return readThrow(reading.table, situation, { ...thrown, faces })
  }
  const roll = read(first!)
  const hero = becomesHero(scene, test.figure, thrown)
  const passes = hero ? 2 : capped(roll.score ?? Number(roll.row.from))
  const outcome = hero ? byPasses(first!, passes) : (roll.row.outcome as Outcome)
  const other = second && (hero || roll.picked ? byPasses(second, passes) : (read(second).row.outcome as Outcome))
  const verdict = verdictOf(test.figure, other === undefined ? [outcome] : [outcome, other], passes)
  scene.tell(roll, says(test, verdict), aboutFigure(test.figure))
  return verdict
}

function becomesHero(scene: Scene, figure: Figure, { faces }: Throw): boolean {
  if (faces.filter((face) => face === 1).length < 2) return false
  scene.patch('figures', figure.id, { hero: true })
  scene.note(`Two 1s: ${figure.name} is a hero for the rest of the battle.`, { about: aboutFigure(figure), page: 23 })
  return true
}

const capped = (score: number): Passes => Math.max(0, Math.min(2, score)) as Passes

const byPasses = ({ table, when }: Reading, passes: Passes): Outcome =>
  rowFor(table, passes, {}, when).outcome as Outcome

/** Reads passes that nobody rolled: a hero's, a Star's choice, a Born Leader's for those near him. */
function readPasses(scene: Scene, test: Test, cause: Cause, passes: Passes, model?: string): Verdict {
  const outcomes = readings(scene, test, cause, false).map((reading) => byPasses(reading, passes))
  const verdict = verdictOf(test.figure, outcomes, passes)
  const why = model === undefined ? (test.figure.hero ? ' He is a hero.' : '') : ` As ${model} does.`
  scene.note(`${says(test, verdict)}${why}`, { about: aboutFigure(test.figure), page: 22 })
  return verdict
}

const verdictOf = (figure: Figure, outcomes: readonly Outcome[], passes: Passes): Verdict => ({
  figure,
  ducks: outcomes.includes('duckBack'),
  cohesion: outcomes.includes('cohesion'),
  fires: outcomes.includes('fire') && !outcomes.includes('duckBack'),
  passes,
})

function says(test: Test, { ducks, cohesion, fires }: Verdict): string {
  const does = ducks ? 'ducks back' : fires ? 'stands and may fire' : 'carries on'
  return `${nameOf(test)}: ${test.figure.name} ${cohesion ? 'wavers; his group takes Cohesion' : does}.`
}
