import type { FngState } from '../../state.ts'
import { billetOf } from '../../people.ts'
import { battleOf, figureById, figuresOf, groupById, hasAttribute, isUp, type Figure } from '../battle.ts'
import { eventOf } from '../events/lasts.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'

/** Carries a radio: an RTO, or anybody whose gear has one (FNG pp. 8, 72). */
export const hasRadio = (state: FngState, figure: Figure): boolean =>
  figure.role === 'rto' ||
  (figure.items ?? '').split(' ').includes('radio') ||
  state.gear.some(
    ({ missionId, soldierId, item }) =>
      missionId === battleOf(state).missionId && soldierId === figure.soldierId && item === 'radio',
  ) ||
  state.equipment.some((row) => row.soldierId !== null && row.soldierId === figure.soldierId && row.item === 'radio')

/** Has this radio been used this turn? One call a turn from any one radio (FNG p. 72). */
const isUsed = (state: FngState, figure: Figure): boolean =>
  state.lasting.some(
    (row) => row.kind === 'radioFailed' && row.figureId === figure.id && row.since === battleOf(state).turn,
  )

/** Nobody of ours gets through while the radio is jammed (FNG p. 70). */
export const isJammed = (state: FngState): boolean => eventOf(state, 'radioJammed') !== undefined

/** @returns the radios of our side that may be used this turn: their carriers, whatever state they are in. */
export const radiosToUse = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) => hasRadio(state, figure) && !isUsed(state, figure) && figure.status !== 'captured',
  )

/** @returns whoever of ours may speak now: up, active, with his active fire still to give for it (FNG pp. 17, 72). */
export const mayCall = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter(
    (figure) =>
      isUp(figure) &&
      !figure.fired &&
      !figure.fastMoving &&
      groupById(state, figure.groupId).activated &&
      (hasRadio(state, figure) || figure.role === 'leader' || isObserver(state, figure)),
  )

/** A Forward Observer, also one who carries his own radio. */
export const isObserver = (state: FngState, figure: Figure): boolean =>
  figure.role === 'observer' ||
  (figure.soldierId !== null && billetOf(state, figure.soldierId)?.post === 'forwardObserver')

/** Why nobody can call in the whole battle, as it stands; null when a radio is left. */
export const whyNoRadio = (state: FngState): string | null =>
  figuresOf(state, 'ours').some((figure) => hasRadio(state, figure) && figure.status !== 'captured')
    ? null
    : 'Nobody of ours has a radio.'

/** Why nobody can call just now; null when somebody can. */
export function refusesCalls(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Calls are made when our side is active.'
  if (isJammed(state)) return 'The radio is jammed.'
  if (radiosToUse(state).length === 0) return 'No radio of ours can be used this turn.'
  return mayCall(state).length === 0 ? 'Activate the group of somebody who may call first.' : null
}

/** Whose hands and voice make a call. */
export interface Caller {
  readonly callerId: number
  /** Who carries the radio. */
  readonly radioId: number
  readonly fieldPhone: boolean
  readonly tallestHill: boolean
}

/** He knows his set (FNG p. 6). */
export const isWizard = (state: FngState, figure: Figure): boolean => hasAttribute(state, figure, 'rto-wizard')

/** The radio has been used: no second try this turn. */
export function useRadio(scene: Scene, radioId: number): void {
  const { turn } = battleOf(scene.state)
  const { name } = figureById(scene.state, radioId)
  addLasting(scene, { kind: 'radioFailed', name: `Radio of ${name}`, figureId: radioId, until: turn })
}
