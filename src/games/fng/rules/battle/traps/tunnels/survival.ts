import { switchOf } from '../../../house/switches.ts'
import type { FngState } from '../../../state.ts'
import type { Circumstances, Table, WhenOf } from '../../../../../../main/engine/table.ts'
import { tunnelEncounter, tunnelSurvival } from '../../../tables/trapsAndTunnels.ts'
import { aboutFigure, battleOf, figureById, hasAttribute, repOf, type Figure } from '../../battle.ts'
import { weaponIn } from '../../fire/weaponClasses.ts'
import { passCommand } from '../../harm/command.ts'
import { layDown } from '../../harm/layDown.ts'
import { addLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { impacts, type Hazard } from './below.ts'

type Survival = Partial<Record<WhenOf<typeof tunnelSurvival>, boolean | number>>
type Encounter = Partial<Record<WhenOf<typeof tunnelEncounter>, boolean | number>>

/** What somebody meets in a tunnel, and how well he is prepared for it. */
export interface Met {
  readonly hazard: Hazard
  /** What the encounter, or a charge, is worth to him. */
  readonly encounter: number
  /** He comes for somebody whom it has struck (FNG p. 67). */
  readonly rescuer?: boolean
}

/**
 * Tunnel Survival of those who are together, everybody with his own REP and the worst modifiers of them all (FNG pp.
 * 65-66): who goes down lies there, who is hurt goes on at REP -1.
 *
 * @returns ids of those who came through, hurt or not.
 */
export function survive(scene: Scene, ids: readonly number[], structureId: number, met: Met): number[] {
  const figures = ids.map((id) => figureById(scene.state, id))
  const worst = worstOf(
    scene.table(tunnelSurvival),
    figures.map((figure) => survivalOf(scene.state, figure, met.hazard)),
  )
  const { eal } = battleOf(scene.state)
  const rolls = scene.rollAll(
    tunnelSurvival,
    figures.map((figure) => ({
      subject: figure.id,
      why: `${figure.name}, REP ${repOf(figure)}, EAL ${eal}`,
      numbers: { 'REP - EAL': repOf(figure) - eal },
      when: { ...worst, encounter: met.encounter, rescuer: met.rescuer === true },
    })),
  )
  return figures.flatMap((figure, i) => {
    const roll = rolls[i]!
    scene.tell(roll, `${figure.name} ${says[roll.row.outcome]}.`, aboutFigure(figure))
    if (roll.row.outcome === 'down') lieBelow(scene, figure, structureId, met.hazard)
    if (roll.row.outcome === 'injured') hurt(scene, figure, structureId)
    return roll.row.gives.survives ? [figure.id] : []
  })
}

const says = {
  down: 'goes down somewhere below: he is missing unless somebody brings him up',
  injured: 'is hurt: REP -1 below, and Out of the Fight once he is up',
  unharmed: 'comes through unharmed',
} as const

/** He lies there Stunned, and nothing wakes him before somebody has brought him up (FNG p. 66). */
function lieBelow(scene: Scene, figure: Figure, structureId: number, hazard: Hazard): void {
  scene.remove(
    'lasting',
    ({ kind, figureId }) => figureId === figure.id && (kind === 'below' || kind === 'rescue' || kind === 'bringsUp'),
  )
  scene.patch('figures', figure.id, { ...layDown(scene, figure), status: 'stunned', prone: true, satOut: false })
  const name = `${figure.name} lies below`
  addLasting(scene, { kind: 'lyingBelow', name, figureId: figure.id, structureId, amount: impacts[hazard] })
  passCommand(scene, figure.id)
}

function hurt(scene: Scene, figure: Figure, structureId: number): void {
  if (scene.state.lasting.some(({ kind, figureId }) => kind === 'hurtBelow' && figureId === figure.id)) return
  scene.patch('figures', figure.id, { repLoss: figure.repLoss + 1 })
  addLasting(scene, { kind: 'hurtBelow', name: `${figure.name} is hurt`, figureId: figure.id, structureId, amount: 1 })
}

/** What each has of himself: Attributes and weapon (FNG pp. 5-6, 66). */
function survivalOf(state: FngState, figure: Figure, hazard: Hazard): Survival {
  const has = (attribute: string) => hasAttribute(state, figure, attribute)
  const always = switchOf(state, 'tunnelAttributes') === 'always'
  const rat = has('tunnel-rat')
  return {
    clumsyAtTrap: has('clumsy') && (always || hazard === 'boobyTrap'),
    stealthyAtEnemy: has('stealthy') && (always || hazard === 'enemy'),
    tunnelRat: rat,
    ...weaponBelow(state, figure, hazard),
    hardAsNails: has('hard-as-nails'),
    lucky: has('lucky'),
    quickReflexes: has('quick-reflexes') || rat,
    tough: has('tough'),
    trapFinderAtTrap: hazard === 'boobyTrap' && (has('trap-finder') || rat),
    unlucky: has('unlucky'),
  }
}

/** One weapon counts: a pistol before all else; Tunnel Rats have one (FNG pp. 6, 66). */
function weaponBelow(state: FngState, figure: Figure, hazard: Hazard): Survival {
  const families = [figure.weapon, figure.sidearm].flatMap((key) =>
    key === null ? [] : (weaponIn(state, key)?.family ?? []),
  )
  const pistol = families.includes('pistol') || hasAttribute(state, figure, 'tunnel-rat')
  if (pistol) return { pistolAtEnemy: hazard === 'enemy' }
  return families.length > 0 ? { otherFirearm: true } : { noFirearmAtEnemy: hazard === 'enemy' }
}

/** What helps or hinders a party to meet something at all (FNG p. 66). */
export function encounterOf(scene: Scene, figures: readonly Figure[]): Encounter {
  const all = figures.map((figure): Encounter => {
    const has = (attribute: string) => hasAttribute(scene.state, figure, attribute)
    return { clumsy: has('clumsy'), stealthy: has('stealthy'), tunnelRat: has('tunnel-rat') }
  })
  return worstOf(scene.table(tunnelEncounter), all)
}

/** The lowest sum of modifiers among those who are together counts for all of them (FNG p. 65, ruling). */
function worstOf<W extends Circumstances>({ modifiers }: Pick<Table, 'modifiers'>, all: readonly W[]): W {
  const by = new Map(modifiers.map((modifier) => [modifier.when, modifier.by]))
  const sumOf = (own: W) =>
    Object.entries(own).reduce((sum, [when, times]) => sum + Number(times ?? 0) * (by.get(when) ?? 0), 0)
  return all.reduce((worst, own) => (sumOf(own) < sumOf(worst) ? own : worst))
}
