import type { Reading } from '../../../../../main/engine/reading.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { toHit } from '../fire/toHit.ts'
import { shellRanking } from '../artillery/indirect.ts'
import { figureById, isOnTable } from '../battle.ts'
import type { Stance } from '../fire/stances.ts'
import { wearsFlakJacket } from '../harm/damage.ts'
import { bringDown, harm, type Harmed } from '../harm/harm.ts'
import type { Blow } from '../harm/wound.ts'
import { sidesThatLost } from '../fire/blast.ts'
import { react } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'

/** Fire from the air at one figure: no figure of the table stands behind it. */
export interface AirShot {
  readonly figureId: number
  readonly dice: number
  readonly impact: number
  /** REP that each die is added to. */
  readonly rep: number
  readonly stands: Stance
  /** A splinter: a flak jacket counts, cover is off the roll already. */
  readonly blast?: boolean
  /** "Autocannon of F-100 Hun". */
  readonly why: string
}

/** What one attack from the air has done. */
export interface AirFire {
  readonly harmed: readonly Harmed[]
  /** Shot at, and neither hit nor saved by luck: the unhurt. */
  readonly missed: readonly number[]
}

export const isCovered = (stands: Stance): boolean => stands === 'cover' || stands === 'both'
export const isConcealed = (stands: Stance): boolean => stands === 'concealed' || stands === 'both'

/**
 * Throws all dice in one go, each die at a figure on Ranged Combat (FNG pp. 83-84, 89): of its lines only those on the target
 * count (ruling to p. 82). Then damage for every hit.
 */
export function shootFromAir(scene: Scene, shots: readonly AirShot[]): AirFire {
  const struck = shots.filter(({ figureId, dice }) => dice > 0 && canBeShot(scene, figureId))
  const throws = scene.diceAll(
    struck.map((shot) => ({
      key: rangedCombat.id,
      subject: shot.figureId,
      count: shot.dice,
      why: `Ranged Combat: ${shot.why}, REP ${shot.rep}, at ${figureById(scene.state, shot.figureId).name}`,
      readings: [readingOf(scene, shot)],
    })),
  )
  const blows = struck.flatMap((shot, i) => {
    const rolls = throws[i]!.faces.map((face) =>
      readThrow(scene.table(rangedCombat), situationOf(scene, shot), { ...throws[i]!, faces: [face] }),
    )
    const hits = rolls.filter(({ row }) => row.outcome === 'hit' && shot.stands !== 'smoke')
    const best = hits[0] ?? rolls[0]!
    const { name } = figureById(scene.state, shot.figureId)
    const what = hits.length === 0 ? 'missed' : hits.length === 1 ? 'hit' : `hit ${hits.length} times`
    scene.tell(best, `${shot.why} at ${name}: ${what}.`)
    return hits.map(() => blowOf(shot))
  })
  const harmed = harm(scene, blows)
  const hit = harmed.filter(({ stopped }) => !stopped).map(({ figureId }) => figureId)
  const missed = [...new Set(struck.map(({ figureId }) => figureId))].filter((id) => !hit.includes(id))
  return { harmed, missed }
}

function canBeShot(scene: Scene, figureId: number): boolean {
  const figure = figureById(scene.state, figureId)
  return isOnTable(figure) && figure.status !== 'obviouslyDead'
}

const readingOf = (scene: Scene, shot: AirShot): Reading => ({
  table: scene.table(rangedCombat),
  situation: situationOf(scene, shot),
  takes: 'each',
  ...(shot.stands === 'smoke' ? { about: 'Lost in the smoke: no hit counts' } : {}),
  aim: toHit,
})

const situationOf = (scene: Scene, { figureId, stands, rep, why }: AirShot) => ({
  subject: figureId,
  why,
  numbers: { REP: rep },
  when: {
    targetInCover: isCovered(stands),
    targetConcealed: isConcealed(stands),
    targetProne: figureById(scene.state, figureId).prone,
  },
})

const blowOf = ({ figureId, impact, rep, stands, blast = false, why }: AirShot): Blow => ({
  figureId,
  impact,
  by: null,
  byRep: rep,
  cover: !blast && isCovered(stands),
  blast,
  why,
})

/** Does cover of this DV keep a blast off him (FNG pp. 34, 42)? */
export const isSheltered = (scene: Scene, figureId: number, impact: number, dv: number): boolean => {
  const flak = wearsFlakJacket(scene.state, figureById(scene.state, figureId))
  return dv > 0 && dv >= Math.max(1, flak ? impact - 1 : impact)
}

/**
 * Reactions to an attack from the air: Received Fire of those missed and those near them, Man Down of those near (FNG p. 83).
 * @param stuns those missed are Stunned instead (bombs).
 */
export function reactToAir(
  scene: Scene,
  { harmed, missed }: AirFire,
  { near, stuns = false }: { readonly near: readonly number[]; readonly stuns?: boolean },
): void {
  const stunned = stuns ? bringDown(scene, missed, 'stunned', null, 'thrown down by the blast') : []
  const beside = near.filter((id) => !harmed.some(({ figureId }) => figureId === id) && !missed.includes(id))
  react(scene, {
    receivedFire: stuns ? beside : [...missed, ...beside],
    manDown: sidesThatLost(scene, [...harmed, ...stunned], beside),
    shooters: [],
    ranking: shellRanking,
  })
}
