import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowFor } from '../../../../../main/engine/table.ts'
import { starPower } from '../../tables/reputation.ts'
import { aboutFigure, figureById, isStarFigure, repOf, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { cheatDeath } from './cheatDeath.ts'
import { spread } from './spread.ts'
import { type Wound } from './wound.ts'

/**
 * What Stars make of their damage (FNG pp. 3-4): one throw of all Star Power dice left against the whole attack, then
 * Larger Than Life, then Cheating Death. A character who has no Star Power dice takes what he got.
 * @returns the results that stand.
 */
export function soften(scene: Scene, wounds: readonly Wound[]): Wound[] {
  const struck = [...new Set(wounds.map(({ figureId }) => figureId))].map((id) => figureById(scene.state, id))
  const reductions = rollStarPower(
    scene,
    struck.filter(({ starDice }) => starDice > 0),
  )
  return struck.flatMap((figure) => {
    const own = wounds.filter(({ figureId }) => figureId === figure.id)
    const left = spread(scene, figure, own, reductions.get(figure.id) ?? 0)
    return isStarFigure(scene.state, figure) ? escapeDeath(scene, figure, left) : left
  })
}

/** @returns the levels of reduction that each one has; every 6 takes its die away for the mission. */
function rollStarPower(scene: Scene, figures: readonly Figure[]): ReadonlyMap<number, number> {
  const table = scene.table(starPower)
  const throws = scene.diceAll(
    figures.map(({ id, name, starDice }) => ({
      key: starPower.id,
      subject: id,
      count: starDice,
      why: `${starPower.title}: ${name}`,
      readings: [{ table, situation: { subject: id, why: name }, takes: 'each' as const }],
    })),
  )
  return new Map(
    figures.map((figure, i) => {
      const thrown = throws[i]!
      const outcomes = thrown.faces.map((face) => rowFor(table, face).outcome)
      const reduces = outcomes.filter((outcome) => outcome === 'reduces').length
      const lost = outcomes.filter((outcome) => outcome === 'lost').length
      const kept = figure.starDice - lost
      scene.patch('figures', figure.id, { starDice: kept })
      const text = `Star Power of ${figure.name}: ${reduces} ${reduces === 1 ? 'level' : 'levels'} off, ${kept} dice left.`
      scene.say(explainDice(text, thrown, { about: aboutFigure(figure), table: table.id, page: 4, score: reduces }))
      return [figure.id, reduces]
    }),
  )
}

/** Larger Than Life against lower REP, else the player may let him cheat death (FNG p. 3). */
function escapeDeath(scene: Scene, figure: Figure, wounds: readonly Wound[]): Wound[] {
  const spared = wounds.map((wound): Wound => {
    const larger = wound.stage === 'obviouslyDead' && wound.byRep !== null && wound.byRep < repOf(figure)
    if (!larger) return wound
    scene.note(`Larger Than Life: ${figure.name} is Out of the Fight instead.`, { about: aboutFigure(figure), page: 3 })
    return { ...wound, stage: 'outOfTheFight' }
  })
  const dying = spared.some(({ stage }) => stage === 'obviouslyDead')
  return dying && cheatDeath(scene, figure) ? [] : spared
}
