import { explain, explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf, type Table } from '../../../../../main/engine/table.ts'
import type { Arms, WeaponKind } from '../../forces/forces.ts'
import { halfMonthOf } from '../../platoon/weapons.ts'
import type { EnemyType } from '../../state.ts'
import { genericWeaponNames, politicalOfficerWeapon, vcWeapons } from '../../tables/index.ts'
import { weaponShortName } from '../../weapons.ts'
import type { Scene } from '../scene.ts'
import { listArms } from './arms.ts'
import { spanOf } from './spans.ts'
import { halfMonthIn, rulesIn } from './means.ts'
import { weaponNamed } from './weaponNamed.ts'

/** A figure that is to be armed. */
export interface ToArm {
  readonly id: number
  readonly name: string
  readonly list: EnemyType
  readonly arms: Arms
}

/**
 * Rolls what each figure is armed with, kind by kind, everybody's dice in one go (FNG pp. 12, 71, 96).
 * @returns keys of weapons, in the order given.
 */
export function rollWeapons(scene: Scene, figures: readonly ToArm[]): string[] {
  let men: ToArm[] = figures.map((each) => ({ ...each, arms: ofKind(scene, listArms(scene, each.list, each.arms)) }))
  men = byTable(scene, men)
  men = byDie(scene, byDie(scene, men))
  while (men.some(({ arms }) => isBy(arms, 'vc'))) men = byVcWeapons(scene, men)
  return men.map(({ arms }) => ('key' in arms ? arms.key : 'mosin-nagant'))
}

/** A chart that names a kind of weapon means that of the Communist list. */
const ofKind = (scene: Scene, arms: Arms): Arms =>
  'named' in arms ? { key: weaponNamed(scene, arms.named, 'CF') } : arms

const isBy = (arms: Arms, by: string): boolean => 'by' in arms && arms.by === by

/** Before 1 July 1967 the Main Force has no AK-47 (FNG p. 12). */
const isEarly = (scene: Scene, list: EnemyType): boolean =>
  list === 'mfvc' && halfMonthIn(scene) < halfMonthOf(rulesIn(scene), 'mfvcAk47')

/** What a weapon comes to in his hands: an AK-47 before its date is rolled for again (rulings to FNG p. 12). */
const held = (scene: Scene, list: EnemyType, key: string): Arms =>
  key === 'smg' ? { by: 'smg' } : key === 'ak-47' && isEarly(scene, list) ? { by: 'vc' } : ofKind(scene, kindOrKey(key))

/** The second of "SMG or M-2 carbine" is a kind. */
const carbine: WeaponKind = 'M-2 carbine'
const kindOrKey = (word: string): Arms => (word === carbine ? { named: carbine } : { key: word })

const carries = (scene: Scene, { name }: ToArm, arms: Arms): string =>
  'key' in arms ? `${name} carries ${weaponShortName(arms.key, rulesIn(scene))}.` : `${name}: rolled for once more.`

function byTable(scene: Scene, men: readonly ToArm[]): ToArm[] {
  const officers = men.filter(({ arms }) => isBy(arms, 'officer'))
  const situations = officers.map(({ id, name }) => ({ subject: id, why: name }))
  const rolls = new Map(scene.rollAll(politicalOfficerWeapon, situations).map((roll, i) => [officers[i]!, roll]))
  return men.map((man) => {
    const roll = rolls.get(man)
    if (!roll) return man
    const arms = held(scene, man.list, roll.row.outcome)
    scene.say(explain(roll, carries(scene, man, arms), about(man)))
    return { ...man, arms }
  })
}

const about = ({ id }: ToArm) => ({ collection: 'figures', id, field: 'weapon' })

/** One die for "A or B" and for the names that have several weapons. */
function byDie(scene: Scene, men: readonly ToArm[]): ToArm[] {
  const open = men.flatMap((man) => {
    const spans = spansOf(scene, man)
    return spans ? [{ man, spans }] : []
  })
  const throws = scene.diceAll(
    open.map(({ man }) => ({ key: 'battle.weapon', subject: man.id, count: 1, why: `Weapon of ${man.name}` })),
  )
  const armed = new Map(
    open.map(({ man, spans }, i) => {
      const thrown = throws[i]!
      const arms = held(scene, man.list, spanOf(spans, thrown.faces[0]!))
      scene.say(
        explainDice(carries(scene, man, arms), thrown, { about: about(man), table: genericWeaponNames.id, page: 12 }),
      )
      return [man, arms] as const
    }),
  )
  return men.map((man) => ({ ...man, arms: armed.get(man) ?? sure(scene, man) }))
}

/** The weapons of a name or a choice, each with the last face that means it; null where no die is wanted. */
function spansOf(scene: Scene, { arms, list }: ToArm): readonly (readonly [number, string])[] | null {
  if ('either' in arms) return [[arms.firstTo, arms.either[0]] as const, [6, arms.either[1]] as const]
  if (isBy(arms, 'smg')) return namedSpans(scene, 'SMG')
  return isBy(arms, 'lmg') && list !== 'nva' ? namedSpans(scene, 'LMG') : null
}

function namedSpans(scene: Scene, name: string): readonly (readonly [number, string])[] {
  const { gives = {} } = rowOf<Table>(scene.table(genericWeaponNames), name)
  return (['first', 'second', 'third'] as const).flatMap((which) => {
    const [to, key] = [gives[`${which}To`], gives[which]]
    return typeof to === 'number' && typeof key === 'string' ? [[to, key] as const] : []
  })
}

/** The light machine gun of the NVA is always the same (FNG p. 12). */
function sure(scene: Scene, { arms, list }: ToArm): Arms {
  if (!isBy(arms, 'lmg') || list !== 'nva') return arms
  const { gives } = rowOf<Table>(scene.table(genericWeaponNames), 'LMG')
  return { key: String(gives?.['nva']) }
}

function byVcWeapons(scene: Scene, men: readonly ToArm[]): ToArm[] {
  const open = men.filter(({ arms }) => isBy(arms, 'vc'))
  const rolls = scene.rollAll(
    vcWeapons,
    open.map(({ id, name }) => ({ subject: id, why: name })),
  )
  const armed = new Map(
    open.map((man, i) => {
      const roll = rolls[i]!
      const arms = held(scene, man.list, roll.row.outcome)
      scene.say(explain(roll, carries(scene, man, arms), about(man)))
      return [man, arms] as const
    }),
  )
  return men.map((man) => ({ ...man, arms: armed.get(man) ?? man.arms }))
}
