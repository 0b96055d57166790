import { aboutFigure, figureById } from '../battle.ts'
import type { Scene } from '../scene.ts'

/**
 * A gun stands only while its gunner is beside it (FNG pp. 17, 26): whoever moves off, or is brought off, with what he
 * fires has to set it up anew. One who merely falls lies beside it; another may man it (`takeWeapon`).
 */
export function gunDown(scene: Scene, figureId: number): void {
  const figure = figureById(scene.state, figureId)
  if (!figure.setUp) return
  scene.patch('figures', figureId, { setUp: false })
  scene.note(`The gun of ${figure.name} no longer stands: it is to be set up anew.`, {
    about: aboutFigure(figure),
    page: 26,
  })
}
