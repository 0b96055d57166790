import { switchOf } from '../../house/switches.ts'
import { aboutFigure, battleOf, figureById, hasAttribute, isOnTable, type Figure } from '../battle.ts'
import type { FngState } from '../../state.ts'
import { comesAway, isSheltered } from '../ground/cover.ts'
import type { Scene } from '../scene.ts'

type Nerve = 'carryOn' | 'duckBack' | 'retire'

/**
 * Can a reaction test, or its result, touch him? The Stunned, the wounded and civilians take none (FNG pp. 24, 55), nor
 * does who is in a tunnel: nothing above reaches him there (p. 65).
 */
export const takesTests = (figure: Figure): boolean =>
  isOnTable(figure) &&
  !figure.inTunnel &&
  figure.side !== 'civilian' &&
  ['carryOn', 'duckBack', 'retired'].includes(figure.status)

/** Sets Duck Back, or what his Attributes make of it; never better than what an unfinished reaction gave (FNG p. 19). */
export const duckBack = (scene: Scene, figureIds: readonly number[]): void => {
  give(scene, figureIds, 'duckBack')
}

/**
 * Sets Retire, or what his Attributes make of it (FNG p. 18). A second one makes him run for the table edge; an enemy is
 * gone with the next activation, when the chance for a Parting Shot is over.
 */
export const retire = (scene: Scene, figureIds: readonly number[]): void => {
  give(scene, figureIds, 'retire')
}

function give(scene: Scene, figureIds: readonly number[], rolled: Nerve): void {
  for (const id of new Set(figureIds)) {
    const figure = figureById(scene.state, id)
    if (!takesTests(figure)) continue
    const result = withAttributes(scene.state, figure, rolled)
    if (result !== rolled)
      scene.note(`${figure.name}: ${nerveWords[result]} instead of ${nerveWords[rolled]}, by his Attribute.`, {
        about: aboutFigure(figure),
        page: 5,
      })
    if (result === 'duckBack') setDuckBack(scene, figure)
    if (result === 'retire') setRetired(scene, figure)
  }
}

const nerveWords: Readonly<Record<Nerve, string>> = { carryOn: 'Carry On', duckBack: 'Duck Back', retire: 'Retire' }

/** Coward, Tough and Nerves of Steel (FNG pp. 5-6); Coward and Tough in one man cancel out (ruling). */
function withAttributes(state: FngState, figure: Figure, rolled: Nerve): Nerve {
  const has = (attribute: string) => hasAttribute(state, figure, attribute)
  if (rolled === 'duckBack' && has('nerves-of-steel')) return 'carryOn'
  if (has('coward') === has('tough')) return rolled
  if (rolled === 'duckBack' && has('coward')) return 'retire'
  return rolled === 'retire' && has('tough') ? 'duckBack' : rolled
}

function setDuckBack(scene: Scene, figure: Figure): void {
  const status = figure.status === 'carryOn' ? 'duckBack' : figure.status
  // Who is in cover ducks behind it; all others make for some.
  const away = isSheltered(scene.state, figure) ? {} : comesAway
  scene.patch('figures', figure.id, { status, fastMoving: false, mayReturnFire: false, mayCharge: false, ...away })
}

function setRetired(scene: Scene, figure: Figure): void {
  const { turn } = battleOf(scene.state)
  const again =
    switchOf(scene.state, 'retireAgain') === 'anyLaterTurn' ? figure.retiredTurn !== null : figure.retiredTurn === turn
  scene.patch('figures', figure.id, {
    status: 'retired',
    retiredTurn: turn,
    hadRetired: true,
    leaving: figure.leaving || again,
    fleeing: true,
    prone: false,
    ...comesAway,
    setUp: false,
    fastMoving: false,
    mayReturnFire: false,
    mayCharge: false,
  })
  const how =
    figure.side === 'theirs'
      ? 'breaks and runs off the table'
      : again
        ? 'breaks again and runs for the table edge'
        : 'retires up to 12" to cover'
  scene.note(`${figure.name} ${how}.`, { about: aboutFigure(figure), page: 18 })
}

/** A test interrupts work that takes a whole turn: it begins anew (FNG p. 17). Reloading goes on. */
export function interrupt(scene: Scene, figureIds: readonly number[]): void {
  for (const id of figureIds) {
    const figure = figureById(scene.state, id)
    if (figure.busy === null || figure.busy === 'reload' || figure.busy === 'reloadSidearm') continue
    scene.patch('figures', id, { busy: null, busyWith: null, busySince: null, busyLeft: null })
    scene.note(`${figure.name} is interrupted in his work.`, { about: aboutFigure(figure), page: 17 })
  }
}
