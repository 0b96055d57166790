import type { ActionView, FigureAction } from '../contract/table.ts'
import { figureIn } from '../rules/copy/needed.ts'
import type { Needing } from '../rules/copy/needs.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { gameOf, hasSeals, hidesFigures } from '../rules/game.ts'
import { phasesLeft, phasesOf } from '../rules/phases.ts'
import type { Figure, Preparing, SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { armOf, launches } from '../rules/weapons.ts'
import { waitsFor } from './playable.ts'

/** What is asked of a figure before it may do something. */
interface Asked {
  readonly action: FigureAction
  readonly title: string
  /** At least so many must be left. */
  readonly phases: number
  /** Phases in a row that are still to be spent on it, and that it takes in all: what is left of a turn goes into them. */
  readonly row?: { readonly toGo: number; readonly of: number }
  readonly refused: string | null
  readonly needs?: Needing
}

/**
 * @param own its own player looks: what he has sealed, others are not told by what a figure may do.
 * @returns what a figure of the side that is on may do, with why it may not.
 */
export function actionsOf(state: SkirmishState, figure: Figure, own: boolean): readonly ActionView[] {
  const { part } = gameOf(state)
  const rules = rulesOf(state)
  const left = phasesLeft(rules, figure)
  return asked(state, figure, own).map(({ action, title, phases, row, refused, needs }) => {
    const cell = needs === undefined ? null : waitsFor(state, needs)
    const why =
      part !== 'phases'
        ? 'not in this part of the turn'
        : figure.unchecked && phases > 0
          ? 'its KIA/WIA check comes first'
          : left < phases
            ? `takes ${phases === 1 ? '1 phase' : `${phases} phases`}, ${left} left`
            : (refused ?? (cell === null ? null : `from your copy: ${cell}`))
    return { action, title, ...costOf(left, phases, row), refused: why }
  })
}

/** What is spent on it now, and of how many where it will not be done yet. */
function costOf(left: number, phases: number, row: Asked['row']): Pick<ActionView, 'phases' | 'of'> {
  if (row === undefined) return { phases, of: null }
  const spent = Math.max(1, Math.min(left, row.toGo))
  return { phases: spent, of: spent < row.toGo ? row.of : null }
}

function asked(state: SkirmishState, figure: Figure, own: boolean): readonly Asked[] {
  const rules = rulesOf(state)
  const { kind, kills, spent, preparing, prepared, sideId } = figure
  const weapon = armOf(state, figure)
  const arm = weapon === null ? null : figureIn(rules.table(weapons), weapon, 'kind')
  const move: Asked = {
    ...{ action: 'move', title: 'Move', phases: 1 },
    refused: kind === 'apc' && kills > 0 ? 'it is immobilized' : null,
  }
  const fire: Asked = {
    ...{ action: 'fire', title: 'Fire', phases: 1 },
    refused: arm === null ? 'it has no weapon' : arm === 'launcher' ? 'it fires grenades' : null,
    ...(arm === 'gun' && { needs: { kind: 'weapon', weapon: weapon! } }),
  }
  const guess: Asked = {
    action: 'guess',
    title: 'Speculative fire',
    phases: 1,
    refused: arm === null ? 'it has no weapon' : null,
  }
  if (kind === 'apc') {
    const over: Asked = { action: 'runOver', title: 'Run over', phases: 0, refused: move.refused }
    return [move, fire, guess, over]
  }
  const across = gameOf(state).acrossTurns
  const rowOf = (what: Preparing, of: number) => ({ toGo: of - (preparing === what ? prepared : 0), of })
  const launch: Asked = {
    ...{ action: 'launch', title: 'Fire a grenade', row: rowOf('launch', 2), refused: null, needs: { kind: 'launch' } },
    phases: across || preparing === 'launch' ? 1 : 2,
  }
  const hurl: Asked = {
    ...{ action: 'throw', phases: 1, row: rowOf('throw', 3), refused: null, needs: { kind: 'throw' } },
    title: preparing === 'throw' ? `Throw a grenade, ${prepared} of 3 ready` : 'Throw a grenade',
  }
  const grenades = launches(rules.table(weapons), weapon) ? [launch, hurl] : [hurl]
  const listen: Asked = {
    ...{ action: 'listen', title: 'Listen', phases: 1 },
    refused: spent > 0 ? 'listening must be the first phase' : null,
  }
  const phases = phasesOf(rules, figure)
  const claymore: Asked = {
    ...{ action: 'placeClaymore', title: 'Place a claymore', phases: Math.max(1, phases) },
    refused: spent > 0 ? 'it takes a whole turn' : null,
  }
  const mine = state.sealed.some((row) => row.kind === 'claymore' && row.sideId === sideId && !row.opened)
  const secret = !own && hasSeals(state, sideId)
  const fireMine: Asked[] =
    mine || secret
      ? [
          {
            ...{ action: 'fireClaymore', title: 'Fire a claymore', phases: 1 },
            refused: secret ? 'what is sealed is its own player’s to use' : null,
          },
        ]
      : []
  const hides = gameOf(state).hiddenRules
  const look: readonly Asked[] =
    hides === 'noise'
      ? [listen, { action: 'meet', title: 'Sees somebody', phases: 0, refused: null }]
      : [{ action: 'spot', title: 'Spot', phases: 0, refused: null }]
  const mayLie = own || !hidesFigures(state, sideId)
  const lies = mayLie && state.radios.some((one) => one.sideId === sideId && one.carrierId === null && !one.destroyed)
  const radio: Asked[] = lies ? [{ action: 'takeRadio', title: 'Take the radio', phases: 0, refused: null }] : []
  const creep: Asked = {
    ...move,
    action: 'creep',
    title: 'Tactical move',
    phases: across || preparing === 'tactical' ? 1 : 2,
    row: rowOf('tactical', 2),
  }
  return [
    move,
    creep,
    ...(arm === 'launcher' ? [] : [fire]),
    guess,
    ...grenades,
    ...look,
    claymore,
    ...fireMine,
    ...radio,
  ]
}
