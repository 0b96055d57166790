import { aboutFigure, battleOf, figureById, groupById, otherSide, type Figure } from '../battle.ts'
import { setAlight } from '../buildings/burning.ts'
import type { Busy, Side } from '../collections.ts'
import type { Scene, TurnHooks } from '../scene.ts'

/** Work of these chapters that takes whole activations (FNG pp. 7, 17, 26, 30, 43, 51-52). */
const kinds = ['reload', 'reloadSidearm', 'setUp', 'lightFire', 'clearMines', 'clearStakes', 'clearWire'] as const
type Work = Extract<Busy, (typeof kinds)[number]>

/** Begins a work of so many whole activations. A reaction test ends it, but for reloading (FNG p. 17). */
export function beginWork(
  scene: Scene,
  figureId: number,
  { work, on = null, activations }: { readonly work: Work; readonly on?: number | null; readonly activations: number },
): void {
  const { turn } = battleOf(scene.state)
  scene.patch('figures', figureId, {
    fired: true,
    busy: work,
    busyWith: on,
    busySince: turn,
    busyLeft: activations,
  })
}

const idle = { busy: null, busyWith: null, busySince: null, busyLeft: null } as const

/** A side has finished its activation: its men are an activation further with what they are about. */
function workOn(scene: Scene, side: Side): void {
  for (const { id } of scene.state.figures.filter((figure) => figure.side === side)) {
    const figure = figureById(scene.state, id)
    if (!isWork(figure.busy) || !groupById(scene.state, figure.groupId).activated) continue
    if (isStranded(scene, figure)) {
      scene.patch('figures', id, idle)
      continue
    }
    const left = (figure.busyLeft ?? 1) - 1
    scene.patch('figures', id, left > 0 ? { busyLeft: left } : idle)
    if (left <= 0) finish[figure.busy](scene, figure)
  }
}

const isWork = (busy: Busy | null): busy is Work => kinds.some((kind) => kind === busy)

/** Helps with a gun whose gunner has been interrupted. */
function isStranded(scene: Scene, { id, busy, busyWith }: Figure): boolean {
  if (busy !== 'setUp' || busyWith === null || busyWith === id) return false
  return figureById(scene.state, busyWith).busy !== 'setUp' && !figureById(scene.state, busyWith).setUp
}

const finish: Readonly<Record<Work, (scene: Scene, figure: Figure) => void>> = {
  reload(scene, figure) {
    scene.patch('figures', figure.id, { outOfAmmo: false })
    scene.note(`${figure.name} has reloaded.`, { about: aboutFigure(figure), page: 30 })
  },
  reloadSidearm(scene, figure) {
    scene.patch('figures', figure.id, { sidearmEmpty: null })
    scene.note(`${figure.name} has reloaded his sidearm.`, { about: aboutFigure(figure), page: 30 })
  },
  setUp(scene, figure) {
    if (figure.busyWith !== figure.id) return
    scene.patch('figures', figure.id, { setUp: !figure.setUp })
    scene.note(`${figure.name} has ${figure.setUp ? 'taken down' : 'set up'} his gun.`, {
      about: aboutFigure(figure),
      page: 26,
    })
  },
  lightFire(scene, figure) {
    if (figure.busyWith !== null) setAlight(scene, figure.busyWith)
  },
  clearMines: (scene, figure) => {
    clears(scene, figure, '2" x 2" of mines', 51)
  },
  clearStakes: (scene, figure) => {
    clears(scene, figure, '2" x 2" of stakes', 52)
  },
  clearWire: (scene, figure) => {
    clears(scene, figure, '1" x 1" of wire', 7)
  },
}

function clears(scene: Scene, figure: Figure, patch: string, page: number): void {
  scene.note(`${figure.name} has cleared ${patch}.`, { about: aboutFigure(figure), page })
}

/** Work goes on when its side has finished its activation. */
export const workHooks: TurnHooks = {
  sideBegins(scene, side) {
    workOn(scene, otherSide(side))
  },
  turnEnds(scene) {
    const { side } = battleOf(scene.state)
    if (side !== null) workOn(scene, side)
  },
}
