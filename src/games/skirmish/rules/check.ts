import { countersWords, removeFigures } from './counters.ts'
import { figureById } from './game.ts'
import { aboutFigure, type Scene } from './scene.ts'
import type { Figure } from './state.ts'
import { kiaCheck } from './tables/turn.ts'

/** The KIA/WIA check of figures with counters, all on one slip: as many as its counters or less, and it is removed. */
export function checkAll(scene: Scene, figures: readonly Figure[]): void {
  const rolls = scene.rollAll(
    kiaCheck,
    figures.map(({ id, name, counters }) => ({
      subject: id,
      why: `${name}, ${countersWords(counters)}`,
      numbers: { counters },
    })),
  )
  const removed: Figure[] = []
  const checked = figures.map((figure, i) => ({ figure, roll: rolls[i]!, stays: rolls[i]!.row.outcome === 'stays' }))
  // Who is removed is the news of it, and is told first.
  for (const { figure, roll } of checked.filter(({ stays }) => !stays)) {
    const { name, kind, kills } = figure
    const about = aboutFigure(figure, 'out')
    if (kind === 'man') scene.tell(roll, `${name} is removed: KIA/WIA.`, about)
    else scene.tell(roll, `${name} ${kills === 0 ? 'is immobilized' : 'explodes'}.`, about)
    if (kind === 'apc') scene.patch('figures', figure.id, { kills: kills + 1 })
    if (kind === 'man' || kills > 0) removed.push(figureById(scene.state, figure.id))
  }
  for (const { figure, roll } of checked.filter(({ stays }) => stays))
    scene.tell(roll, `${figure.name} stays.`, aboutFigure(figure, 'out'))
  removeFigures(scene, removed)
}
