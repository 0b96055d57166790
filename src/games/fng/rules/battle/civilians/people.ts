import { figuresOf, groupsOf, isUp, membersOf, type Figure, type Group } from '../battle.ts'
import type { Doing } from '../collections.ts'
import { prisonersName } from '../contacts/prisoners.ts'
import type { FngState } from '../../state.ts'

/** @returns groups of civilians on the table; prisoners of a camp are none (FNG pp. 55, 64). */
export const civilianGroups = (state: FngState): Group[] =>
  groupsOf(state, 'civilian').filter(({ name }) => name !== prisonersName)

/** @returns civilians who can walk and talk. */
export const civiliansUp = (state: FngState): Figure[] =>
  civilianGroups(state)
    .flatMap(({ id }) => membersOf(state, id))
    .filter(isUp)

/** @returns men of ours who can do something with them. */
export const soldiersUp = (state: FngState): Figure[] =>
  figuresOf(state, 'ours').filter((figure) => isUp(figure) && figure.busy === null && !figure.inTunnel)

/** What a civilian does, for the player. */
export const doingSays: Readonly<Record<Doing, string>> = {
  meets: 'goes to the nearest other civilian, or talks',
  field: 'walks towards a field, paddy, orchard or pig pen',
  building: 'walks towards the nearest building',
  idle: 'sits or stands about',
  works: 'mends or weaves',
  leaves: 'walks off the table, by road or trail if there is one',
  runs: 'runs from the shooting, or to cover if that is nearer',
  moves: 'walks to the nearest cover',
  prone: 'lies flat',
  frozen: 'stands frozen',
  stays: 'does not move this turn',
  led: 'moves as we say',
}
