import { sum } from '../../../../../main/engine/checks.ts'
import { explain, explainDice } from '../../../../../main/engine/lines.ts'
import { readThrow } from '../../../../../main/engine/rollOnTable.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { airDeviation } from '../../tables/airStrikes.ts'
import { airMunitions } from '../../tables/aircraftWeapons.ts'
import { heliRockets } from '../../tables/helicopters.ts'
import { rangedCombat } from '../../tables/rangedCombat.ts'
import { toHit } from '../fire/toHit.ts'
import type { Ordnance } from '../collections.ts'
import type { Stance } from '../fire/stances.ts'
import { addLasting } from '../lasting.ts'
import type { Scene } from '../scene.ts'
import { isConcealed, isCovered } from './aim.ts'
import { aboutCraft } from './arrive.ts'

/** One bomb, tank of napalm, rocket or grenade on its way to an impact point. */
export interface Piece {
  readonly what: Ordnance | 'grenade40'
  /** REP of the pilot, for this spot. */
  readonly rep: number
  /** How the spot lies, seen from above. */
  readonly stands: Stance
}

/** Figures of a munition. Lengths in inches. */
export interface Munition {
  /** "Bomb, 500 lb". */
  readonly name: string
  readonly impact: number
  readonly apr: number
  /** REP that 1d6 is added to for each figure inside; null where all inside are hit. */
  readonly rep: number | null
  /** "circle 20" across". */
  readonly area: string
  readonly stuns: boolean
}

/** @returns the figures of a munition, of an aircraft's or of a helicopter's rockets (FNG pp. 83-84, 90). */
export function munitionOf(scene: Pick<Scene, 'table'>, what: Ordnance): Munition {
  if (what === 'heliRocket') {
    const { gives, cells } = rowOf(scene.table(heliRockets), 'rockets')
    const area = `circle ${gives.blastInches}" across`
    return {
      name: cells.weapon.replace(/s$/, ''),
      impact: gives.impact,
      apr: gives.apr,
      rep: gives.blastRep,
      area,
      stuns: false,
    }
  }
  const { gives, cells } = rowOf(scene.table(airMunitions), what)
  return {
    name: cells.munition,
    impact: Number(cells.impact),
    apr: Number(cells.APR),
    rep: typeof cells.REP === 'number' ? cells.REP : null,
    area:
      gives.shape === 'circle' ? `circle ${gives.width}" across` : `${gives.width}" wide, ${gives.length ?? 0}" long`,
    stuns: gives.stuns,
  }
}

/** A 40mm grenade of an aircraft, as its table has it (FNG p. 89). */
export interface Grenade {
  readonly impact: number
  readonly blastInches: number
}

interface Release {
  readonly craftId: number
  readonly pieces: readonly Piece[]
  /** Rockets and grenades of helicopters stray half as far (FNG p. 83). */
  readonly fromHelicopter: boolean
  readonly grenade?: Grenade
}

/**
 * Lets go of one piece after the other: 1d6 and the pilot's REP for each spot, a deviation along the Flight Line for each
 * miss (FNG p. 83). They lie on the table then, until somebody says who stands in their areas.
 */
export function release(scene: Scene, { craftId, pieces, fromHelicopter, grenade }: Release): void {
  const table = scene.table(rangedCombat)
  const situations = pieces.map(({ rep, stands }) => ({
    subject: craftId,
    why: 'from the air',
    numbers: { REP: rep },
    when: { targetInCover: isCovered(stands), targetConcealed: isConcealed(stands) },
  }))
  const throws = scene.diceAll(
    pieces.map(({ what, rep }, i) => ({
      key: table.id,
      subject: craftId,
      count: 1,
      why: `Ranged Combat: ${labelOf(scene, what)} ${i + 1}, REP ${rep}`,
      readings: [{ table, situation: situations[i]!, aim: toHit }],
    })),
  )
  const rolls = situations.map((situation, i) => readThrow(table, situation, throws[i]!))
  const where = stray(
    scene,
    craftId,
    rolls.map(({ row }) => row.outcome === 'hit'),
    fromHelicopter,
  )
  pieces.forEach(({ what }, i) => {
    scene.tell(rolls[i]!, `${labelOf(scene, what)} ${i + 1}: ${where[i]!}.`, aboutCraft(craftId, 'used'))
    lie(scene, what, `${labelOf(scene, what)} ${i + 1}: ${where[i]!}`, grenade)
  })
}

const labelOf = (scene: Scene, what: Piece['what']): string =>
  what === 'grenade40' ? '40mm grenade' : munitionOf(scene, what).name

/** @returns for each piece where it comes down; who hit needs no roll. */
function stray(scene: Scene, craftId: number, hits: readonly boolean[], fromHelicopter: boolean): string[] {
  const missed = hits.flatMap((hit, i) => (hit ? [] : [i]))
  const rolls = scene.rollAll(
    airDeviation,
    missed.map((i) => ({ subject: craftId, why: `piece ${i + 1}`, when: { fromHelicopter } })),
  )
  const far = rolls.filter(({ row }) => row.gives.dice > 0)
  const throws = scene
    .diceAll(
      far.map(({ row }) => ({
        key: 'battle.air-deviation',
        subject: craftId,
        count: row.gives.dice,
        why: fromHelicopter ? 'Inches that it strays, half of them' : 'Inches that it strays',
      })),
    )
    .values()
  const where = hits.map(() => 'on target')
  rolls.forEach((roll, nth) => {
    const thrown = roll.row.gives.dice > 0 ? throws.next().value : undefined
    const inches = thrown === undefined ? 0 : sum(thrown.faces) / (fromHelicopter ? 2 : 1)
    const text = inches === 0 ? 'on target' : `${inches}" ${roll.row.gives.ahead > 0 ? 'past it' : 'short of it'}`
    scene.say(explain(roll, `Missed: ${text}.`, aboutCraft(craftId, 'used')))
    if (thrown) scene.say(explainDice(`${inches}".`, thrown, { page: 83, score: inches }))
    where[missed[nth]!] = text
  })
  return where
}

/** Grenades burst as rounds of a mortar do; the rest waits to be looked at by its own rules. */
function lie(scene: Scene, what: Piece['what'], name: string, grenade: Grenade | undefined): void {
  if (what !== 'grenade40') {
    addLasting(scene, { kind: what, name: `${name}; ${munitionOf(scene, what).area}` })
    return
  }
  const { impact, blastInches } = grenade!
  addLasting(scene, { kind: 'round', name: `${name}; circle ${blastInches}" across`, amount: impact })
}
