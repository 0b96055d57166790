import type { ActionView } from '../contract/table.ts'
import { figureIn } from '../rules/copy/needed.ts'
import { rulesOf } from '../rules/copy/rulesOf.ts'
import { gameOf } from '../rules/game.ts'
import { phasesLeft, phasesOf } from '../rules/phases.ts'
import type { Figure, SkirmishState } from '../rules/state.ts'
import { weapons } from '../rules/tables/copy.ts'
import { waitsFor, type Needing } from './playable.ts'

/** What is asked of a figure before it may do something. */
interface Asked {
  readonly step: string
  readonly title: string
  readonly phases: number
  readonly refused: string | null
  readonly needs?: Needing
}

/** @returns what a figure of the side that is on may do, with why it may not. */
export function actionsOf(state: SkirmishState, figure: Figure): readonly ActionView[] {
  const { part } = gameOf(state)
  const rules = rulesOf(state)
  const left = phasesLeft(rules, figure)
  return asked(state, figure).map(({ step, title, phases, refused, needs }) => {
    const cell = needs === undefined ? null : waitsFor(state, needs)
    const why =
      part !== 'phases'
        ? 'not in this part of the turn'
        : left < phases
          ? `takes ${phases} of ${left} phases left`
          : (refused ?? (cell === null ? null : `from your copy: ${cell}`))
    return { step, title, phases, refused: why }
  })
}

function asked(state: SkirmishState, figure: Figure): readonly Asked[] {
  const rules = rulesOf(state)
  const { kind, kills, spent, preparing, prepared, sideId, id } = figure
  const sealed = state.sealed.find((row) => row.figureId === id && !row.opened)
  const weapon = sealed ? sealed.weapon : figure.weapon
  const arm = weapon === null || weapon === '' ? null : figureIn(rules.table(weapons), weapon, 'kind')
  const move: Asked = {
    ...{ step: 'move', title: 'Move', phases: 1 },
    refused: kind === 'apc' && kills > 0 ? 'it is immobilized' : null,
  }
  const fire: Asked = {
    ...{ step: 'fire', title: 'Fire', phases: 1 },
    refused: arm === null ? 'it has no weapon' : arm === 'launcher' ? 'it fires grenades' : null,
    ...(arm === 'gun' && { needs: { kind: 'weapon', weapon: weapon! } }),
  }
  const guess: Asked = {
    step: 'speculativeFire',
    title: 'Speculative fire',
    phases: 1,
    refused: arm === null ? 'it has no weapon' : null,
  }
  if (kind === 'apc') {
    const over: Asked = { step: 'runOver', title: 'Run over', phases: 0, refused: move.refused }
    return [move, fire, guess, over]
  }
  const across = gameOf(state).acrossTurns
  const grenade: Asked =
    arm === 'launcher'
      ? {
          step: 'grenade',
          title: 'Fire a grenade',
          phases: across || preparing === 'launch' ? 1 : 2,
          refused: null,
          needs: { kind: 'launch' },
        }
      : {
          ...{ step: 'grenade', phases: 1, refused: null, needs: { kind: 'throw' } },
          title: preparing === 'throw' ? `Throw a grenade, ${prepared} of 3 ready` : 'Throw a grenade',
        }
  const listen: Asked = {
    ...{ step: 'listen', title: 'Listen', phases: 1 },
    refused: spent > 0 ? 'listening must be the first phase' : null,
  }
  const phases = phasesOf(rules, figure)
  const claymore: Asked = {
    ...{ step: 'placeClaymore', title: 'Place a claymore', phases: Math.max(1, phases) },
    refused: spent > 0 ? 'it takes a whole turn' : null,
  }
  const mine = state.sealed.some((row) => row.kind === 'claymore' && row.sideId === sideId && !row.opened)
  const fireMine: Asked[] = mine ? [{ step: 'fireClaymore', title: 'Fire a claymore', phases: 1, refused: null }] : []
  const hides = gameOf(state).hiddenRules
  const look: Asked =
    hides === 'noise'
      ? { step: 'meet', title: 'Sees somebody', phases: 0, refused: null }
      : { step: 'spot', title: 'Spot', phases: 0, refused: null }
  const lies = state.radios.some((one) => one.sideId === sideId && one.carrierId === null && !one.destroyed)
  const radio: Asked[] = lies ? [{ step: 'takeRadio', title: 'Take the radio', phases: 0, refused: null }] : []
  const creep: Asked = { ...move, title: 'Tactical move', phases: across || preparing === 'tactical' ? 1 : 2 }
  return [move, creep, fire, guess, grenade, listen, look, claymore, ...fireMine, ...radio]
}
