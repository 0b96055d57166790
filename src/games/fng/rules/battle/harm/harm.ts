import { figureById, isStarFigure, repOf } from '../battle.ts'
import type { FigureStatus } from '../collections.ts'
import type { Scene } from '../scene.ts'
import { removeLeavers } from '../reactions/leave.ts'
import { rollDamage } from './damage.ts'
import { fall } from './fall.ts'
import { recover, type KnockDown } from './recover.ts'
import { soften } from './star.ts'
import { strayHits } from './unlucky.ts'
import { mayBeHurt, type Stage, type Wound, type Blow } from './wound.ts'

/** What an attack did to one figure. */
export interface Harmed {
  readonly figureId: number
  readonly was: FigureStatus
  readonly now: FigureStatus
  /** Cover stopped every blow: a miss for all that follows. */
  readonly stopped: boolean
}

/**
 * One attack: Combat Damage for every blow in one go, Recover From Knock Down, then Star Power, Larger Than Life and
 * Cheating Death (FNG pp. 3-4, 23, 32). Sets statuses, credits kills, passes command on. No reactions of others.
 * @returns one entry for each figure struck, in the order of the blows.
 */
export function harm(scene: Scene, aimed: readonly Blow[]): Harmed[] {
  const blows = strayHits(scene, aimed)
  const struck = meet(scene, blows)
  const damages = rollDamage(
    scene,
    blows.filter(({ figureId }) => canBeHurt(scene, figureId)),
  )
  const wounds: Wound[] = []
  const downs: KnockDown[] = []
  for (const { blow, outcome } of damages) {
    const doer = { figureId: blow.figureId, by: blow.by, byRep: repBehind(scene, blow) }
    if (outcome === 'knockedDown') downs.push(doer)
    else if (outcome !== 'stoppedByCover') wounds.push({ ...doer, stage: outcome })
  }
  const open = downs.filter((down) => !isBeyond(scene, down.figureId, wounds))
  settle(scene, [...wounds, ...recover(scene, open)])
  const stopped = (id: number) => {
    const his = damages.filter(({ blow }) => blow.figureId === id)
    return his.length > 0 && his.every(({ outcome }) => outcome === 'stoppedByCover')
  }
  return harmed(scene, struck, stopped)
}

/** Knocked down without Combat Damage: Recover From Knock Down at once, then as after a hit (FNG p. 23). */
export function knockDown(scene: Scene, figureIds: readonly number[], by: number | null): Harmed[] {
  const struck = meet(
    scene,
    figureIds.map((figureId) => ({ figureId, by })),
  )
  const downs = [...struck.keys()].filter((id) => canBeHurt(scene, id))
  settle(
    scene,
    recover(
      scene,
      downs.map((figureId) => ({ figureId, by, byRep: repBehind(scene, { by }) })),
    ),
  )
  return harmed(scene, struck)
}

/** A result that names the status itself; Star Power and what follows it apply. */
export function bringDown(
  scene: Scene,
  figureIds: readonly number[],
  to: Stage,
  by: number | null,
  why: string,
): Harmed[] {
  const struck = meet(
    scene,
    figureIds.map((figureId) => ({ figureId, by })),
  )
  const hurt = [...struck.keys()].filter((id) => canBeHurt(scene, id))
  if (hurt.length > 0 && why !== '')
    scene.note(`${hurt.map((id) => figureById(scene.state, id).name).join(', ')}: ${why}.`)
  settle(
    scene,
    hurt.map((figureId) => ({ figureId, stage: to, by, byRep: repBehind(scene, { by }) })),
  )
  return harmed(scene, struck)
}

type Struck = ReadonlyMap<number, FigureStatus>

/** Remembers how they were. Whoever is struck by somebody while he runs off the table is missing at once (FNG p. 18). */
function meet(scene: Scene, blows: readonly Pick<Blow, 'figureId' | 'by'>[]): Struck {
  const struck = new Map(blows.map(({ figureId }) => [figureId, figureById(scene.state, figureId).status]))
  removeLeavers(scene, [...new Set(blows.filter(({ by }) => by !== null).map(({ figureId }) => figureId))])
  return struck
}

const canBeHurt = (scene: Scene, id: number): boolean => mayBeHurt(figureById(scene.state, id))

/** A Grunt who is dead already need not find out how he lies; of a Star each result counts (FNG p. 4). */
const isBeyond = (scene: Scene, id: number, wounds: readonly Wound[]): boolean =>
  wounds.some((wound) => wound.figureId === id && wound.stage === 'obviouslyDead') &&
  !isStarFigure(scene.state, figureById(scene.state, id)) &&
  figureById(scene.state, id).starDice === 0

function repBehind(scene: Scene, { by, byRep = null }: Pick<Blow, 'by' | 'byRep'>): number | null {
  return by === null ? byRep : (byRep ?? repOf(figureById(scene.state, by)))
}

const settle = (scene: Scene, wounds: readonly Wound[]): void => {
  fall(scene, soften(scene, wounds))
}

const harmed = (scene: Scene, struck: Struck, stopped: (id: number) => boolean = () => false): Harmed[] =>
  [...struck].map(([figureId, was]) => ({
    figureId,
    was,
    now: figureById(scene.state, figureId).status,
    stopped: stopped(figureId),
  }))
