import { explainDice } from '../../../../../main/engine/lines.ts'
import { forceOf, type Arms, type Force, type ForceId, type Men, type Unit } from '../../forces/forces.ts'
import { squadsOf, strengthOf, type Slot } from '../../platoon/slots.ts'
import type { EnemyType } from '../../state.ts'
import { roles } from '../begin/deployed.ts'
import type { Figure } from '../battle.ts'
import type { FigureRole } from '../collections.ts'
import type { Scene } from '../scene.ts'
import { armsOfSlot, hqSlots, paperStrength, squadSlots } from './arms.ts'
import { enemyIn, rulesIn } from './means.ts'
import { rollQuantities } from './quantities.ts'
import { spanOf } from './spans.ts'
import { weaponNamed } from './weaponNamed.ts'

/** One man of a force before he is placed. */
export interface Planned {
  readonly role: FigureRole
  readonly arms: Arms
  readonly sidearm: string | null
  /** Null where his army list's die says it. */
  readonly rep: number | null
  readonly list: EnemyType
  /** A Political Officer or Cadre (FNG p. 96). */
  readonly post: Figure['post']
  readonly traits: readonly string[]
  readonly items: readonly string[]
}

/** One group of a force before it is placed. */
export interface PlannedUnit {
  readonly men: readonly Planned[]
  /** Part of an army list, which brings its equipment: a squad, the HQ; null for teams. */
  readonly equipment: 'squad' | 'hq' | null
}

/** The dice of one force are matched by this id, and `why` names it. */
export interface Whose {
  readonly subject: number
  readonly why: string
}

/**
 * @returns the force that an either-or comes to, by its die (FNG p. 95).
 */
export function settledForce(scene: Scene, id: ForceId, { subject, why }: Whose): ForceId {
  const { either } = forceOf(id)
  if (!either) return id
  const thrown = scene.dice({ key: 'battle.force', subject, count: 1, why: `${why}: which of two` })
  const chosen = spanOf([[3, either[0]] as const, [6, either[1]] as const], thrown.faces[0]!)
  scene.say(explainDice(`${why}: ${thrown.faces[0]} says which of the two.`, thrown, { page: 95 }))
  return chosen
}

/** @returns the groups of a force with their men, by the dice that say how many there are. */
export function planUnits(scene: Scene, { units }: Force, whose: Whose): PlannedUnit[] {
  return units.flatMap((unit) => planUnit(scene, unit, whose)).filter(({ men }) => men.length > 0)
}

function planUnit(scene: Scene, unit: Unit, whose: Whose): PlannedUnit[] {
  const list = enemyIn(scene)
  switch (unit.kind) {
    case 'men':
      return [{ men: planMen(scene, unit.men, whose), equipment: null }]
    case 'platoonHq':
      return [hq(scene, list)]
    case 'halfSquad':
      return [{ men: [...halfSquad(scene, list, whose), ...planMen(scene, unit.with ?? [], whose)], equipment: null }]
    case 'squad': {
      const [strength] = strengths(scene, list, unit.full, 1, whose)
      return [
        { men: [...squad(scene, list, strength!), ...planMen(scene, unit.with ?? [], whose)], equipment: 'squad' },
      ]
    }
    case 'platoon': {
      const all = strengths(scene, list, unit.full, squadsOf(rulesIn(scene), list).number, whose)
      const squads = all.map((men): PlannedUnit => ({ men: squad(scene, list, men), equipment: 'squad' }))
      return [hq(scene, list), ...squads]
    }
  }
}

function planMen(scene: Scene, men: readonly Men[], whose: Whose): Planned[] {
  const counts = rollQuantities(
    scene,
    men.map(({ count }) => ({ quantity: count, subject: whose.subject, what: `${whose.why}, men` })),
  )
  return men.flatMap((each, i) => Array.from({ length: counts[i]! }, () => planMan(scene, each, whose)))
}

function planMan(scene: Scene, { role, arms, sidearm, rep, of, traits, items }: Men, whose: Whose): Planned {
  return {
    role,
    arms,
    sidearm: sidearm === undefined ? null : weaponNamed(scene, sidearm, 'CF'),
    rep: rep ?? null,
    list: of ?? enemyIn(scene),
    post: 'by' in arms && arms.by === 'officer' ? 'politicalOfficer' : null,
    traits: traits ?? [],
    items: (items ?? []).flatMap((item) => counted(scene, item, whose)),
  }
}

/** "1d6 rocket" is so many rockets. */
function counted(scene: Scene, item: string, { subject, why }: Whose): string[] {
  const [dice, what] = item.split(' ')
  if (what === undefined) return [item]
  const [count] = rollQuantities(scene, [{ quantity: dice as '1d6', subject, what: `${why}, ${what}s` }])
  return Array.from({ length: count! }, () => what)
}

/** How strong squads are: paper strength, or the list's base and a die, never above it (FNG pp. 8, 12). */
function strengths(scene: Scene, list: EnemyType, full: boolean, squads: number, { subject, why }: Whose): number[] {
  const { base, paper } = strengthOf(rulesIn(scene), list)
  if (full) return Array.from({ length: squads }, () => paper)
  const asked = { key: 'battle.squad-strength', subject, count: 1, why: `${why}: strength of a squad` }
  return scene.diceAll(Array.from({ length: squads }, () => asked)).map((thrown) => {
    const men = Math.min(paper, base + thrown.faces[0]!)
    scene.say(explainDice(`${why}: a squad of ${men}.`, thrown, { page: 12, score: men }))
    return men
  })
}

const squad = (scene: Scene, list: EnemyType, strength: number): Planned[] =>
  squadSlots(scene, list, strength).map((slot) => planSlot(scene, list, slot))

const hq = (scene: Scene, list: EnemyType): PlannedUnit => ({
  men: hqSlots(scene, list).map((slot) => planSlot(scene, list, slot)),
  equipment: 'hq',
})

function planSlot(scene: Scene, list: EnemyType, slot: Slot): Planned {
  const role = roles[slot.post]
  return {
    role: role === 'grenadier' ? 'rpg' : slot.post === 'platoonSergeant' ? 'other' : role,
    arms: armsOfSlot(scene, list, slot),
    sidearm: slot.sidearm,
    rep: null,
    list,
    post: slot.post === 'politicalOfficer' ? slot.post : null,
    traits: [],
    items: role === 'rto' ? ['radio'] : [],
  }
}

/** Half squads of the Local VC have no figure in the book: five (ruling to FNG p. 95). */
const halfSquadOf: Readonly<Record<EnemyType, number>> = { lvc: 5, mfvc: 6, nva: 6 }

/**
 * Half a squad: a Jr NCO who leads it, riflemen, and, of the Main Force and the NVA, one weapon: an LMG with its loader
 * on 1 to 3, an RPG on 4 to 6 (FNG p. 95).
 */
function halfSquad(scene: Scene, list: EnemyType, { subject, why }: Whose): Planned[] {
  const slots = squadSlots(scene, list, paperStrength(scene, list))
  const one = (post: Slot['post']) => slots.filter((slot) => slot.post === post).slice(0, 1)
  const weapon =
    list === 'lvc'
      ? []
      : heavyWeapon(scene, { subject, why })
        ? (['lmgGunner', 'lmgAssistant'] as const)
        : (['grenadier'] as const)
  const special = [...one('jrNco'), ...weapon.flatMap((post) => one(post))].map((slot) => planSlot(scene, list, slot))
  const [leader, ...others] = special
  const riflemen = slots.filter(({ post }) => post === 'rifleman').map((slot) => planSlot(scene, list, slot))
  const missing = Math.max(0, halfSquadOf[list] - special.length)
  const rest = Array.from({ length: missing }, (_, i) => riflemen[i % riflemen.length]!)
  return [{ ...leader!, role: 'leader' }, ...others, ...rest]
}

function heavyWeapon(scene: Scene, { subject, why }: Whose): boolean {
  const thrown = scene.dice({
    key: 'battle.half-squad-weapon',
    subject,
    count: 1,
    why: `${why}: weapon of the half squad`,
  })
  const lmg = thrown.faces[0]! <= 3
  scene.say(explainDice(`${why}: the half squad has an ${lmg ? 'LMG' : 'RPG'}.`, thrown, { page: 95 }))
  return lmg
}
