import { rowIn } from '../../../main/engine/state.ts'
import { ranksAreSealed, sideOfTeam } from './kept.ts'
import { isGone } from './pools.ts'
import type { Scene } from './scene.ts'
import type { Development, Man, SnoopinState } from './state.ts'

/** @returns the Designated Point Man of a development, as long as he is with his team; undefined: there is none to do it. */
export function pointManOf({ men }: SnoopinState, { manId, teamId }: Development): Man | undefined {
  const man = manId === null ? undefined : rowIn(men, manId)
  return man?.teamId === teamId && !man.replaced && !isGone(man) ? man : undefined
}

/** Did the advantage go with its point man? */
export const wentWithHim = ({ men }: SnoopinState, { manId }: Development): boolean =>
  manId !== null && rowIn(men, manId)?.status === 'dead'

/**
 * The Designated Point Man is lost to his team: killed, the advantage goes with him; a POW or sent home, another may be
 * named (ruling). Where ranks are sealed nothing is written yet: an entry in the open would tell who he was.
 */
export function losePointMan(scene: Scene, man: number, killed: boolean): void {
  if (ranksAreSealed(scene.state)) return
  for (const held of scene.state.developments.filter(({ manId }) => manId === man)) lose(scene, held, killed)
}

/** What was not written where it would have told of sealed ranks is written where their own player takes the step. */
export function settlePointMen(scene: Scene, side: number): void {
  const { state } = scene
  for (const held of state.developments)
    if (held.manId !== null && sideOfTeam(state, held.teamId) === side && !pointManOf(state, held))
      lose(scene, held, wentWithHim(state, held))
}

function lose(scene: Scene, { id, teamId }: Development, killed: boolean): void {
  const { name } = scene.state.teams.find((team) => team.id === teamId)!
  if (killed) {
    scene.note(`${name} has lost its point man, and the advantage with him.`, { collection: 'developments', id })
    scene.remove('developments', (one) => one.id === id)
  } else {
    scene.patch('developments', id, { manId: null })
    scene.note(`${name} has lost its point man: name another.`, { collection: 'developments', id })
  }
}

/** @returns the Ace Point Men without a point man: none was named yet, or he was lost alive. */
export const unledAces = (state: SnoopinState): Development[] =>
  state.developments.filter(
    (held) => held.key === 'acePointMan' && !pointManOf(state, held) && !wentWithHim(state, held),
  )

/** @returns the men who may be named for it: of its team, not lost to the platoon, and no other's point man. */
export function mayLead(state: SnoopinState, { id, teamId }: Development): Man[] {
  const taken = state.developments.flatMap((one) => (one.id === id ? [] : [pointManOf(state, one)?.id]))
  return state.men.filter((man) => man.teamId === teamId && !man.replaced && !isGone(man) && !taken.includes(man.id))
}
