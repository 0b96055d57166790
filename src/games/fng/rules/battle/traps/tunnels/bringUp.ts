import { aboutFigure, battleOf, canFight, figureById } from '../../battle.ts'
import { harm } from '../../harm/harm.ts'
import { removeLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { hazardOf, rowsBelow, type Row } from './below.ts'
import { surface } from './comeUp.ts'
import { survive } from './survival.ts'

/** Rescuers: those who have their man come up with him, those who are due reach him (FNG p. 67). */
export function bringUp(scene: Scene): void {
  const { turn } = battleOf(scene.state)
  const isDue = ({ until }: Row) => until !== null && until <= turn
  for (const row of rowsBelow(scene.state, 'bringsUp').filter(isDue)) {
    surface(scene, row.figureId)
    const lying = lyingRow(scene, row.amount)
    if (lying) raise(scene, lying)
  }
  for (const row of rowsBelow(scene.state, 'rescue').filter(isDue)) reach(scene, row)
}

const lyingRow = (scene: Scene, figureId: number): Row | undefined =>
  rowsBelow(scene.state, 'lyingBelow').find((row) => row.figureId === figureId)

/** The same hazard waits for him who comes for the man (FNG p. 67). */
function reach(scene: Scene, row: Row): void {
  const lying = lyingRow(scene, row.amount)
  if (!canFight(figureById(scene.state, row.figureId))) {
    removeLasting(scene, row.id)
    return
  }
  if (!lying) {
    surface(scene, row.figureId)
    return
  }
  const through = survive(scene, [row.figureId], row.structureId, {
    hazard: hazardOf(lying),
    encounter: 0,
    rescuer: true,
  })
  if (through.length === 0) return
  const [rescuer, man] = [figureById(scene.state, row.figureId), figureById(scene.state, lying.figureId)]
  const name = `${rescuer.name} brings up ${man.name}`
  scene.patch('lasting', row.id, { kind: 'bringsUp', name, until: battleOf(scene.state).turn + 1 })
  scene.note(`${rescuer.name} has reached ${man.name}: they come up next turn.`, { about: aboutFigure(man), page: 67 })
}

/** Above ground it shows how badly he was struck (FNG p. 67). */
export function raise(scene: Scene, lying: Row): void {
  const hazard = hazardOf(lying)
  surface(scene, lying.figureId)
  const why = hazard === 'enemy' ? 'an enemy in the tunnel' : 'a booby trap in the tunnel'
  harm(scene, [{ figureId: lying.figureId, impact: lying.amount, by: null, why }])
}
