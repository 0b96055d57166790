import type { Throw } from '../../../../../main/engine/answers.ts'
import type { Figure } from '../battle.ts'
import { drawFrom } from '../drawFrom.ts'
import { harm, type Harmed } from '../harm/harm.ts'
import { react } from '../reactions/react.ts'
import type { Scene } from '../scene.ts'
import { sidesThatLost } from './blast.ts'
import type { WeaponFigures } from './weapons.ts'

/** Somebody who fires into where a PEF may be, with the dice that he throws. */
export interface Gun {
  readonly figure: Figure
  readonly weapon: WeaponFigures
  readonly dice: number
}

/** Whom the fire has brought out, and what is over of it. */
interface Found {
  readonly guns: readonly Gun[]
  readonly throws: readonly Throw[]
  readonly surplus: number
  readonly found: readonly number[]
  readonly cover: boolean
  readonly pef: number
}

/** Surplus sixes hit figures at random with the weapon that threw them; then the others test (FNG p. 33). */
export function strike(scene: Scene, { guns, throws, surplus, found, cover, pef }: Found): void {
  const sixes = guns.flatMap((gun, i) => throws[i]!.faces.flatMap((face) => (face === 6 ? [gun] : [])))
  const blows = drawSixes(scene, sixes, surplus, pef).map(({ figure, weapon }) => ({
    figureId: drawFrom(scene, found, { key: 'battle.recon-hit', subject: pef, why: 'Who is hit' }),
    impact: weapon.impact,
    by: figure.id,
    cover,
    why: `${weapon.name} of ${figure.name}`,
  }))
  const harmed: readonly Harmed[] = harm(scene, blows)
  const hit = harmed.filter(({ stopped }) => !stopped).map(({ figureId }) => figureId)
  const others = found.filter((id) => !hit.includes(id))
  react(scene, {
    receivedFire: others,
    manDown: sidesThatLost(scene, harmed, others),
    shooters: guns.map(({ figure }) => figure.id),
    ranking: Math.max(...guns.map(({ weapon }) => weapon.ranking)),
    inCover: cover ? others : [],
  })
}

/** Which of the sixes are the surplus: drawn where they come from weapons of different Impact (ruling). */
function drawSixes(scene: Scene, sixes: readonly Gun[], surplus: number, pef: number): Gun[] {
  if (new Set(sixes.map(({ weapon }) => weapon.impact)).size <= 1) return sixes.slice(0, surplus)
  let left = sixes.map((gun, nth) => ({ gun, nth }))
  return Array.from({ length: surplus }, () => {
    const nth = drawFrom(
      scene,
      left.map((each) => each.nth),
      { key: 'battle.recon-surplus', subject: pef, why: 'Which six is to spare' },
    )
    const drawn = left.find((each) => each.nth === nth)!
    left = left.filter((each) => each !== drawn)
    return drawn.gun
  })
}
