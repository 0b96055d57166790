import { applyChanges, difference, type AnyState } from '../../../src/main/engine/state.ts'
import { playStep } from '../../../src/main/engine/system.ts'
import { openTape } from '../../../src/main/engine/tape.ts'
import type { BattleForm, FieldView } from '../../../src/games/fng/contract/battle.ts'
import type { BattleAction } from '../../../src/games/fng/rules/inputs.ts'
import type { FngState } from '../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import { actsTwice, garbled, misplaced, strayPaths } from '../battleInvariants.ts'
import { violations } from '../invariants.ts'
import type { PlayedEntry } from '../playTour.ts'

const asAny = (state: FngState) => state as unknown as AnyState

/** @returns what is wrong with a step, and with what it left behind. */
export function faultsOf(before: FngState, entry: PlayedEntry): string[] {
  return [
    ...violations(entry.state),
    ...derosOf(before, entry),
    ...(entry.state.battle.length > 0 ? [...misplaced(entry.state), ...twice(entry.state)] : []),
    ...ofAction(before, entry),
    ...notBack(before, entry),
  ]
}

function ofAction(before: FngState, { step, input, depth, tape, lines, state }: PlayedEntry): string[] {
  if (step !== 'act') return []
  const act = { input: input as BattleAction, depth, tape, lines, before, after: state, refused: null }
  return [...(act.input.action === 'putRight' ? [] : strayPaths(act)), ...actsTwice(act), ...garbled(act)]
}

/** Nobody's time grows longer but by a step that says so, and only the end of the half-month takes from it. */
function derosOf(before: FngState, { step, state }: PlayedEntry): string[] {
  if (before.soldiers === state.soldiers) return []
  const was = new Map(before.soldiers.map(({ id, deros }) => [id, deros]))
  const most = step === 'passTime' ? 1 : 0
  return state.soldiers.flatMap(({ id, lastName, deros }) => {
    const less = (was.get(id) ?? deros) - deros
    return less < 0 || less > most ? [`${step}: DEROS of ${lastName} from ${was.get(id)} to ${deros}`] : []
  })
}

/** A man of the platoon is one figure, and every figure stands in one group that is there. */
function twice({ figures, groups }: FngState): string[] {
  const men = figures.flatMap(({ soldierId }) => soldierId ?? [])
  const ids = new Set(groups.map(({ id }) => id))
  return [
    ...men.filter((id, i) => men.indexOf(id) !== i).map((id) => `soldier ${id} stands twice on the table`),
    ...figures.filter(({ groupId }) => !ids.has(groupId)).map(({ name }) => `${name} is in no group`),
  ]
}

/** Undone, redone, and played again with nothing but its own tape. */
function notBack(before: FngState, { step, input, tape, depth, changes, state }: PlayedEntry): string[] {
  const differs = (one: AnyState, other: FngState) => difference(one, asAny(other)).length > 0
  const undone = applyChanges(asAny(state), changes, 'backward')
  const dice = openTape({ answers: tape, dice: 'ask', choices: 'ask', seed: 0, depth })
  const again = playStep(fngSystem, step, { state: before, input, dice, depth })
  dice.mustBeSpent()
  return [
    ...(differs(undone, before) ? ['is not undone whole'] : []),
    ...(differs(applyChanges(undone, changes, 'forward'), state) ? ['is not redone whole'] : []),
    ...(differs(asAny(again.state), state) ? ['replays to another state'] : []),
  ]
}

/** Fields in which a body may be named: his weapon or radio is taken up, he is loaded, looted, corrected, or fired before. */
const ofBodies: readonly string[] = [
  'putRight.figure',
  'takeWeapon.from',
  'boardVehicle.aboard',
  'loadHelicopter.in',
  'recover.by',
  'react.shooters',
  'loot.body',
  'callSupport.radio',
  'callSupport.answers',
  'radioActivate.radio',
]

/** @returns whom a form offers though he is dead, or has left the table. */
export function goneIn(state: FngState, { action, fields }: BattleForm): string[] {
  const gone = new Map(
    state.figures.flatMap(({ id, status }) => (status === 'obviouslyDead' || status === 'left' ? [[id, status]] : [])),
  )
  return named(fields).flatMap(({ name, ids }) =>
    ofBodies.includes(`${action}.${name}`)
      ? []
      : [...new Set(ids.flatMap((id) => gone.get(id) ?? []))].map(
          (status) => `${action}.${name} offers who is ${status}`,
        ),
  )
}

const named = (fields: readonly FieldView[]): { name: string; ids: readonly number[] }[] =>
  fields.flatMap((field) => {
    if (field.kind === 'rows') return field.lines.flatMap(named)
    return 'among' in field ? [{ name: field.name, ids: field.among.map(({ id }) => id) }] : []
  })
