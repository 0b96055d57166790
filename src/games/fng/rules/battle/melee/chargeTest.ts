import type { DiceRequest } from '../../../../../main/engine/answers.ts'
import { readThrow, type TableRoll } from '../../../../../main/engine/rollOnTable.ts'
import { readTogether, requestFor } from '../../../../../main/engine/throwRequest.ts'
import { rowFor } from '../../../../../main/engine/table.ts'
import { chargeIntoMelee, chargeResolution } from '../../tables/melee.ts'
import { aboutFigure, figureById, hasAttribute, repOf, withRep, type Figure } from '../battle.ts'
import { listed } from '../../steps/setup/common.ts'
import { throwAll } from '../reactions/throwAll.ts'
import type { Scene } from '../scene.ts'

/** One figure that charges another, as the player sees it. */
export interface Charge {
  readonly charger: number
  readonly target: number
  readonly from: 'front' | 'flank' | 'rear'
  /** The target is in cover. */
  readonly cover: boolean
}

/** A charge with what the tests made of it. */
export interface Resolved extends Charge {
  /** d6 that the charger passed more than the target; negative for fewer. */
  readonly lead: number
  readonly row: (typeof chargeResolution)['rows'][number]
}

/** Three to one or worse is outnumbered (FNG p. 36). */
export const outnumberedBy = 3

/**
 * Charging into Melee, of everybody at once (FNG p. 36). A target throws one set of dice against all who charge it. A hero
 * never passes fewer than his opponent (FNG p. 23).
 */
export function testCharges(scene: Scene, charges: readonly Charge[]): Resolved[] {
  const sides = [
    ...charges.map((charge) => ({ id: charge.charger, situations: [situationOf(scene, charge, 'charger', charges)] })),
    ...[...new Set(charges.map(({ target }) => target))].map((id) => ({
      id,
      situations: charges
        .filter(({ target }) => target === id)
        .map((charge) => situationOf(scene, charge, 'target', charges)),
    })),
  ]
  const table = scene.table(chargeIntoMelee)
  const throws = throwAll(
    scene,
    sides.map(({ id, situations }) =>
      together(
        scene,
        id,
        situations.map((situation) => requestFor(table, situation)),
        charges,
      ),
    ),
  )
  const read = (id: number, nth: number): TableRoll<typeof chargeIntoMelee> => {
    const at = sides.findIndex((side) => side.id === id)
    const situation = sides[at]!.situations[nth]!
    const faces = throws[at]!.faces.slice(0, requestFor(table, situation).count)
    return readThrow(table, situation, { ...throws[at]!, faces })
  }
  const met = new Map<number, number>()
  return charges.map((charge) => {
    const nth = met.get(charge.target) ?? 0
    met.set(charge.target, nth + 1)
    return resolve(scene, charge, read(charge.charger, 0), read(charge.target, nth))
  })
}

/** Whoever is charged by several throws once, and reads it against each of them. */
function together(scene: Scene, id: number, requests: readonly DiceRequest[], charges: readonly Charge[]): DiceRequest {
  const all = readTogether(requests)
  if (requests.length === 1) return all
  const by = charges.flatMap(({ charger, target }) => (target === id ? [figureById(scene.state, charger).name] : []))
  return {
    ...all,
    why: `${chargeIntoMelee.title}: ${withRep(figureById(scene.state, id))}, charged by ${listed(by)}`,
    readings: (all.readings ?? []).map((reading, i) => ({ ...reading, about: `Against ${by[i]!}` })),
  }
}

type Roll = TableRoll<typeof chargeIntoMelee>

function resolve(scene: Scene, charge: Charge, charger: Roll, target: Roll): Resolved {
  const who = figureById(scene.state, charge.charger)
  const whom = figureById(scene.state, charge.target)
  const lead = withHeroes(who, whom, (charger.score ?? 0) - (target.score ?? 0))
  const row = rowFor(scene.table(chargeResolution), lead)
  scene.tell(charger, `${who.name} charges ${whom.name}: passes ${charger.score ?? 0}.`, aboutFigure(who))
  scene.tell(
    target,
    `${whom.name} meets the charge: passes ${target.score ?? 0}. ${says[row.outcome]}`,
    aboutFigure(whom),
  )
  return { ...charge, lead, row }
}

const withHeroes = (charger: Figure, target: Figure, lead: number): number =>
  (charger.hero && lead < 0) || (target.hero && lead > 0) ? 0 : lead

const says = {
  targetTests: 'He takes Cohesion.',
  noFire: 'No fire.',
  oneShot: 'One shot.',
  fullFire: 'Full fire.',
  chargerTests: 'Full fire, and the charger takes Cohesion.',
} as const satisfies Record<Resolved['row']['outcome'], string>

function situationOf(scene: Scene, charge: Charge, who: 'charger' | 'target', all: readonly Charge[]) {
  const figure = figureById(scene.state, charge[who])
  const other = figureById(scene.state, charge[who === 'charger' ? 'target' : 'charger'])
  const has = (attribute: string) => hasAttribute(scene.state, figure, attribute)
  const isTarget = who === 'target'
  const against = all.filter(({ target }) => target === charge.target).length
  return {
    subject: figure.id,
    why: `${withRep(figure)}, ${isTarget ? 'charged by' : 'at'} ${other.name}`,
    numbers: { REP: repOf(figure) },
    when: {
      brawler: has('brawler'),
      coward: has('coward'),
      nervesOfSteel: has('nerves-of-steel'),
      poser: has('poser'),
      tough: has('tough'),
      wuss: has('wuss'),
      targetInCover: isTarget && charge.cover,
      chargedInFlank: isTarget && charge.from === 'flank',
      chargedInRear: isTarget && charge.from === 'rear',
      outnumbered: isTarget && against >= outnumberedBy,
      harassing: figure.orders === 'harass',
      humanWave: !isTarget && figure.orders === 'humanWave',
    },
  }
}
