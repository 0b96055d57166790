import { note, type About, type Line, sealedTitle } from '../../../main/engine/lines.ts'
import { openScene, type Scene as SceneOf, type SceneTitle } from '../../../main/engine/scene.ts'
import { difference } from '../../../main/engine/state.ts'
import type { Step, StepArgs } from '../../../main/engine/system.ts'
import { isSealed, sealsApart } from './game.ts'
import type { Figure, SkirmishState } from './state.ts'

/** One step of a skirmish under way; what is about a figure that nobody has found is said in secret. */
export type Scene = SceneOf<SkirmishState>

export const aboutFigure = ({ id }: Pick<Figure, 'id'>, field = 'counters'): About => ({
  collection: 'figures',
  id,
  field,
})

function isSecret(state: SkirmishState, { about }: Line): boolean {
  if (about?.collection !== 'figures') return false
  const figure = state.figures.find(({ id }) => id === about.id)
  return figure !== undefined && isSealed(state, figure)
}

type Title<I> = SceneTitle<SkirmishState, I>

/**
 * @param ofAll it is about all figures of a side alike. What it does to sealed ones goes unsaid: a secret line would tell
 * that one had something to lose. Their changes are left out where changes are shown.
 * @returns a step that plays a scene.
 */
export const stepOf = <I = Record<string, never>>(
  title: Title<I>,
  play: (scene: Scene, input: I) => void,
  { ofAll = false } = {},
): Step<SkirmishState, I> => ({
  title,
  run: ({ input, ...args }) => {
    const scene = openScene(args, isSecret)
    play(scene, input)
    if (!(ofAll && sealsApart(args.state))) sealMoved(args.state, scene.state, args.say)
    return scene.state
  },
})

/** What changed of figures that nobody has found is told in no open line: a secret one keeps the journal from showing it. */
function sealMoved(
  { figures: before }: SkirmishState,
  after: SkirmishState,
  say: StepArgs<SkirmishState>['say'],
): void {
  const moved = difference({ figures: before }, { figures: after.figures }).find(({ id }) => {
    const figure = after.figures.find((one) => one.id === id)
    return figure !== undefined && isSealed(after, figure)
  })
  if (moved) say({ ...note('Figures that nobody has found.', { about: aboutFigure(moved) }), secret: true })
}

/** The title of what a figure does: one that nobody has found is not named. */
export const figureTitle =
  <I extends { readonly figure: number }>(does: string): Title<I> =>
  (state, input) => {
    const figure = state.figures.find(({ id }) => id === input.figure)
    if (!figure || isSealed(state, figure)) return sealedTitle
    return `${does}: ${figure.name}`
  }
