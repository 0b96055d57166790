import type { ActionView, TroopAction } from '../../contract/turn.ts'
import { gameOf } from '../../rules/game.ts'
import { walks } from '../../rules/movement/mobilities.ts'
import type { BookgunState, Troop } from '../../rules/state.ts'
import { refusalOfStep } from '../trial.ts'
import { startOf } from './actionStart.ts'

const titles: Readonly<Record<TroopAction, string>> = {
  move: 'Move',
  pass: 'Pass',
  rally: 'Try to rally',
  enter: 'Enter the table',
  mount: 'Mount',
  dismount: 'Dismount',
  climb: 'Onto the obstacle',
  handleGun: 'Handle the gun',
  sendScouts: 'Send scouts',
  scoutsBack: 'Scouts come back',
  fire: 'Fire',
  spot: 'Look for somebody',
  reveal: 'Take the marker off',
  stampede: 'Horses stampede',
  casualties: 'Casualties',
  note: 'Note by hand',
}

/** What a unit of its kind can ever do. */
function everOf(state: BookgunState, troop: Troop): readonly TroopAction[] {
  if (troop.kind === 'marker') return ['reveal', 'pass']
  const { phase } = gameOf(state)
  const carriers = state.troops.some(
    ({ mobility, id, gone }) => id !== troop.id && !gone && !walks(mobility) && mobility !== 'gun',
  )
  const rides = walks(troop.mobility) || troop.mobility === 'gun'
  const moves: TroopAction[] = [
    ...(troop.waiting ? (['enter'] as const) : (['move'] as const)),
    'pass',
    ...(troop.obstacle === 1 || troop.obstacle === 3 ? (['climb'] as const) : []),
    ...(rides && (carriers || troop.mobility === 'cavalry' || troop.mobility === 'bicycles')
      ? (['mount', 'dismount'] as const)
      : []),
    ...(troop.mobility === 'gun' ? (['handleGun'] as const) : []),
    ...(troop.kind === 'unit' && walks(troop.mobility) && troop.force !== 'civilians' ? (['sendScouts'] as const) : []),
  ]
  return [
    ...(phase === 'movement' ? moves : []),
    ...(phase === 'fire' ? (['fire', 'pass'] as const) : []),
    ...(troop.spirit === 'fit' ? [] : (['rally'] as const)),
    ...(troop.kind === 'scouts' ? (['scoutsBack'] as const) : []),
    ...(phase === 'setUp' ? [] : (['spot'] as const)),
    ...(troop.mobility === 'cavalry' && !troop.mounted && troop.horses > 0 ? (['stampede'] as const) : []),
    'casualties',
    'note',
  ]
}

/** @returns what a unit may do now; what the rules refuse says so in their words. */
export const actionsOf = (state: BookgunState, troop: Troop): readonly ActionView[] =>
  everOf(state, troop).map((action) => {
    const start = startOf(state, troop, action)
    return { action, title: titles[action], refused: refusal(state, troop, action, start), start: { ...start } }
  })

function refusal(state: BookgunState, { id: troop }: Troop, action: TroopAction, start: object | null): string | null {
  if (start === null) return null
  const refused = refusalOfStep(state, action, { troop, ...start })
  // An attempt may want numbers that are blank: without a leader near none is made.
  const open = action === 'rally' && refusalOfStep(state, action, { troop, helper: null, alone: true }) === null
  return open ? null : refused
}
