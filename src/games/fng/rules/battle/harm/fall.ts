import { oofMobility } from '../../tables/casualties.ts'
import { aboutFigure, canFight, figureById, membersOf, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { tally } from '../tally.ts'
import { passCommand } from './command.ts'
import { layDown } from './layDown.ts'
import { severity, worstOf, type Wound } from './wound.ts'

/**
 * Gives figures the results that stand: of several the worst. Nobody gets better by a lesser result. Rolls for the walking
 * wounded in one go, credits kills, and passes command on where a Leader is lost (FNG pp. 16, 24).
 */
export function fall(scene: Scene, wounds: readonly Wound[]): void {
  const ids = [...new Set(wounds.map(({ figureId }) => figureId))]
  const worst = ids
    .map((id) => worstOf(wounds.filter(({ figureId }) => figureId === id)))
    .filter(({ figureId, stage }) => severity(stage) > severity(figureById(scene.state, figureId).status))
  const out = worst.filter(({ stage }) => stage === 'outOfTheFight')
  for (const wound of worst) if (wound.stage !== 'outOfTheFight') goDown(scene, wound, false)
  rollWalking(scene, out).forEach((walks, i) => {
    goDown(scene, out[i]!, walks)
  })
}

/** Can they still walk (FNG p. 24)? Rolled once, when they go out. */
function rollWalking(scene: Scene, wounds: readonly Wound[]): boolean[] {
  const figures = wounds.map(({ figureId }) => figureById(scene.state, figureId))
  const rolls = scene.rollAll(
    oofMobility,
    figures.map(({ id, name }) => ({ subject: id, why: name })),
  )
  return rolls.map((roll, i) => {
    const walks = roll.row.outcome === 'walking'
    const how = walks ? 'walking at half speed' : 'and cannot move on his own'
    scene.tell(roll, `${figures[i]!.name} is Out of the Fight, ${how}.`, aboutFigure(figures[i]!))
    return walks
  })
}

function goDown(scene: Scene, { figureId, stage, by }: Wound, walks: boolean): void {
  const figure = figureById(scene.state, figureId)
  // A prisoner who is hurt stays one (FNG p. 24).
  const status = figure.status === 'captured' && stage !== 'obviouslyDead' ? 'captured' : stage
  scene.patch('figures', figureId, {
    ...layDown(scene, figure),
    status,
    prone: true,
    satOut: false,
    walks,
    wasOut: figure.wasOut || stage === 'outOfTheFight',
  })
  if (stage === 'stunned') {
    scene.note(`${figure.name} is Stunned: he sits out one whole activation.`, { about: aboutFigure(figure), page: 24 })
    return
  }
  if (stage === 'obviouslyDead') scene.note(`${figure.name} is dead.`, { about: aboutFigure(figure), page: 24 })
  count(scene, figure, stage, by)
  passCommand(scene, figureId)
  vacate(scene, figure.groupId)
}

/** Kills of the enemy by whom, and each civilian once, whoever did it (FNG pp. 55, 98). */
function count(scene: Scene, before: Figure, stage: Wound['stage'], by: number | null): void {
  const killer = by === null ? null : figureById(scene.state, by)
  const ours = killer?.side === 'ours' ? by : null
  // Whoever lies wounded and is finished off was put out of action before.
  if (before.side === 'theirs' && before.status !== 'outOfTheFight' && before.status !== 'captured')
    tally(scene, { event: 'putOut', figureId: ours, about: before.id })
  if (before.side === 'theirs' && stage === 'obviouslyDead')
    tally(scene, { event: 'kill', figureId: ours, about: before.id })
  if (before.side === 'civilian' && before.status !== 'outOfTheFight')
    tally(scene, { event: 'civilianCasualty', figureId: ours, about: before.id })
}

/** A place whose occupants are all down stands empty. */
function vacate(scene: Scene, groupId: number): void {
  if (membersOf(scene.state, groupId).some(canFight)) return
  for (const place of scene.state.structures)
    if (place.groupId === groupId) scene.patch('structures', place.id, { groupId: null })
}
