import { rulesOf } from '../../house/rulesOf.ts'
import type { FngState } from '../../state.ts'
import type { Asking, Field } from '../action.ts'
import { figureById, groupById, type Figure } from '../battle.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { groundHides, hasBeamFor, mustSee, needsLight, whyUnseen, type Lit, type Looking } from '../turn/sight.ts'

/** What forms ask of the dark: only where the distance needs it (FNG pp. 6, 30). */

const inchesIn = ({ values }: Asking): number => (typeof values['inches'] === 'number' ? values['inches'] : 0)

/** Does he show a light, or stand in the sector of a flare? */
export function isLitUp(state: FngState, figure: Figure): boolean {
  const { sector } = groupById(state, figure.groupId)
  return state.lasting.some(
    (row) =>
      (row.kind === 'beam' && row.figureId === figure.id) ||
      (row.kind === 'flare' && row.sector !== null && row.sector === sector),
  )
}

/**
 * Is the target lit? Asked behind `inches`, where somebody does not see so far in the dark.
 * @param viewers whoever looks.
 * @param times so many times their sight will do.
 */
export const litField = (
  viewers: (asking: Asking) => readonly Figure[],
  target: (asking: Asking) => Figure | null = () => null,
  times = 1,
) =>
  ({
    kind: 'flag',
    label: 'Lit',
    // An older entry says nothing of light: what was fired at was seen.
    absent: true,
    help: 'Farther than one sees in the dark: under a flare, or in a beam.',
    asked: (asking: Asking) =>
      viewers(asking).some((figure) =>
        needsLight(asking.state, rulesOf(asking.state), figure, inchesIn(asking) / times, target(asking)),
      ),
    start: (asking: Asking) => {
      const figure = target(asking)
      return figure !== null && isLitUp(asking.state, figure)
    },
  }) as const satisfies Field

/** Is the ground not between them? Asked behind `lit` where they stand in one sector, and it hides them so far off. */
export const clearField = (looking: (asking: Asking) => Looking) =>
  ({
    kind: 'flag',
    label: 'Nothing between',
    // An older entry says nothing of the ground: what was fired at was seen.
    absent: true,
    help: 'Farther than one sees in the ground of this sector: both stand at its edge, or on a road through it.',
    asked: (asking: Asking) => {
      const { viewers, target } = looking(asking)
      const { state, values } = asking
      const light = { lit: values['lit'] === true, beam: false }
      return (
        target !== null &&
        viewers.some((figure) => groundHides(state, rulesOf(state), figure, target, inchesIn(asking), light))
      )
    },
  }) as const satisfies Field

/** Does he use his flashlight? Asked behind `lit` of whoever has one that reaches so far. */
export const beamField = (viewers: (asking: Asking) => readonly Figure[]) =>
  ({
    kind: 'flag',
    label: 'By flashlight',
    absent: false,
    help: 'Whoever uses it is seen as by day.',
    asked: (asking: Asking) =>
      asking.values['lit'] !== true &&
      viewers(asking).some((figure) => hasBeamFor(asking.state, rulesOf(asking.state), figure, inchesIn(asking))),
  }) as const satisfies Field

/** @returns why one figure does not see another so far off, as a form says it; null where he does. */
export const whyNotLit = (state: FngState, viewer: number, target: number, inches: number, light: Lit): string | null =>
  whyUnseen(state, rulesOf(state), figureById(state, viewer), figureById(state, target), inches, light)

/**
 * Everybody who fires must see his target; a flashlight that shows it lights up its user too (FNG pp. 6, 30).
 * @throws RuleError `bad-input`, with the figure, beyond the sight of the moment.
 */
export function lookAt(
  scene: Scene,
  viewers: readonly number[],
  what: string | Figure,
  inches: number,
  light: Lit,
): void {
  for (const id of viewers) {
    const figure = figureById(scene.state, id)
    mustSee(scene, figure, what, inches, light)
    if (light.beam && hasBeamFor(scene.state, scene, figure, inches)) shine(scene, figure)
  }
}

/** He is seen by his flashlight for the rest of the turn (FNG p. 6). */
export function shine(scene: Scene, { id, name, groupId }: Figure): void {
  const { turn } = scene.state.battle[0]!
  if (scene.state.lasting.some(({ kind, figureId }) => kind === 'beam' && figureId === id)) return
  const { sector } = groupById(scene.state, groupId)
  addLasting(scene, { kind: 'beam', name: `Flashlight of ${name}`, figureId: id, sector, until: turn })
  scene.note(`${name} uses his flashlight: he, and who is in its beam, are seen as by day this turn.`, { page: 6 })
}
