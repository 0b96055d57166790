import type { OutcomeOf } from '../../../../../main/engine/table.ts'
import { combatDamage } from '../../tables/rangedCombat.ts'
import { aboutFigure, figureById, type Figure } from '../battle.ts'
import { hasDrawn } from '../drawn.ts'
import type { Scene } from '../scene.ts'
import type { FngState } from '../../state.ts'
import type { Blow } from './wound.ts'

type DamageOutcome = OutcomeOf<typeof combatDamage>

/** What one blow came to on Combat Damage. */
export interface Damage {
  readonly blow: Blow
  readonly outcome: DamageOutcome
}

/** Rolls Combat Damage for every blow in one go (FNG p. 32). */
export function rollDamage(scene: Scene, blows: readonly Blow[]): Damage[] {
  const rolls = scene.rollAll(
    combatDamage,
    blows.map((blow) => {
      const figure = figureById(scene.state, blow.figureId)
      return {
        subject: figure.id,
        why: `${figure.name}, ${blow.why}`,
        numbers: { Impact: blow.impact },
        when: {
          targetInCover: blow.dugIn === true || (blow.cover === true && blow.blast !== true),
          flakJacket: blow.blast === true && wearsFlakJacket(scene.state, figure),
          chickenPlate: wearsChickenPlate(scene.state, figure),
        },
      }
    }),
  )
  return rolls.map((roll, i) => {
    const blow = blows[i]!
    const figure = figureById(scene.state, blow.figureId)
    scene.tell(roll, says[roll.row.outcome](figure.name), aboutFigure(figure))
    return { blow, outcome: roll.row.outcome }
  })
}

const says: Readonly<Record<DamageOutcome, (name: string) => string>> = {
  obviouslyDead: (name) => `${name} is hit: Obviously Dead.`,
  outOfTheFight: (name) => `${name} is hit: Out of the Fight.`,
  knockedDown: (name) => `${name} is hit and knocked down.`,
  stoppedByCover: (name) => `The cover saves ${name}: a miss.`,
}

/**
 * Does he wear a flak jacket (FNG p. 7)? Those of a squad without a name on them are everybody's in it. The lists issue
 * them; a campaign may have men draw them with the rest of their gear.
 */
export function wearsFlakJacket(state: FngState, figure: Figure): boolean {
  if (hasDrawn(state, figure, 'flak-jacket')) return true
  if (figure.soldierId === null) return false
  const squad = state.billets.find((billet) => billet.soldierId === figure.soldierId)?.squad
  return state.equipment.some(
    (row) =>
      row.item === 'flak-jacket' &&
      row.quantity > 0 &&
      (row.soldierId === null ? row.squad === squad : row.soldierId === figure.soldierId),
  )
}

/** Aircrew wear theirs in the aircraft only (FNG p. 7); others none, but in a campaign where they may draw one. */
const wearsChickenPlate = (state: FngState, figure: Figure): boolean =>
  (figure.role === 'aircrew' && figure.aboardId !== null) || hasDrawn(state, figure, 'chicken-plate')
