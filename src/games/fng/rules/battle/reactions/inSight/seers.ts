import { aboutFigure, figureById, type Figure } from '../../battle.ts'
import { bunkerDv } from '../../buildings/inBunker.ts'
import type { Around } from '../../fire/aftermath.ts'
import type { GroundStance } from '../../fire/stances.ts'
import { carriesScope } from '../../fire/scope.ts'
import { targetRating } from '../../fire/weaponClasses.ts'
import { flamethrower } from '../../fire/flames.ts'
import { isRocket, leftOf, squadOf } from '../../fire/launchable.ts'
import type { WeaponFigures } from '../../fire/weapons.ts'
import { shine } from '../../fire/light.ts'
import { isInMelee } from '../../melee/inMelee.ts'
import type { FngState } from '../../../state.ts'
import type { Scene } from '../../scene.ts'
import { hasBeamFor, mustSee, sees, withinSight, type Lit } from '../../turn/sight.ts'
import { armsOf, isSquadLauncher, type Arms } from './arms.ts'
import { strikesOf, type Strikes } from './strikes.ts'
import { declared, isOnMove, mayHaveMoved, plainLine, standsOf, type InSightValues } from './form.ts'
import { refuse } from '../../refuse.ts'

/** One figure in this round, with what the form says of it. */
export interface Seer {
  readonly id: number
  /** As it was when the round began. */
  readonly figure: Figure
  /** Of the side whose activation it is. */
  readonly active: boolean
  readonly targets: readonly number[]
  /** He sees nobody until the man he aims at charges into his sight (FNG pp. 21-22). */
  readonly newcomer: boolean
  readonly inches: number
  /** Dice spent on the gaps between his targets. */
  readonly bridging: number
  readonly stands: GroundStance
  readonly moved: boolean
  readonly point: boolean
  readonly charge: boolean
  /** He does not see so far just now, but is seen: he has no action (FNG pp. 19, 30). */
  readonly blind: boolean
  /** DV of his cover against a blast, and whether he stands in bamboo (FNG pp. 34, 47). */
  readonly coverDv: number
  readonly bamboo: boolean
  /** The weapon it can fire at that distance; null for none, and in smoke. */
  readonly weapon: string | null
  /** What of it goes so far; null for a weapon of none. */
  readonly round: WeaponFigures | null
  /** For his targets, the gaps between them paid. */
  readonly dice: number
  /** Others whom his fire strikes. */
  readonly strikes: Strikes
}

/** Who stands beside a figure of the round, and who of them in cover, as the form says it (FNG p. 22). */
export type Beside = Around & { readonly sheltered: readonly number[] }

/** @returns it for each figure; without a line he stands alone, but for what an entry from before says of all of a side. */
export function aroundEach(state: FngState, values: InSightValues): readonly Beside[] {
  const once = values.near.map((id) => figureById(state, id))
  return [...values.ours, ...values.theirs].map((target) => {
    const line = values.lines.find(({ figure }) => figure === target)
    const { side } = figureById(state, target)
    const near = once.filter((figure) => figure.side === side && figure.id !== target).map(({ id }) => id)
    const { inches, sheltered, near: beside } = line ?? { inches: plainLine.inches, sheltered: [], near }
    return { target, near: beside, sheltered, inches }
  })
}

/** @returns who has two lines of the same table, in a sentence; null where nobody has. */
export function twoLines(state: FngState, { lines, newcomers }: InSightValues): string | null {
  const twice = [lines, newcomers].flatMap((table) =>
    table.map(({ figure }) => figure).filter((id, i, all) => all.indexOf(id) < i),
  )
  return twice.length === 0 ? null : `${figureById(state, twice[0]!).name} has two lines.`
}

/**
 * Reads the form: a line for each figure, those of the rule where there is none.
 * @throws RuleError `bad-input` for two lines about one figure, more targets than dice, or two who do not see one another.
 */
export function seersOf(scene: Scene, values: InSightValues): Seer[] {
  const twice = twoLines(scene.state, values)
  if (twice !== null) refuse(twice)
  const involved = [...values.ours, ...values.theirs].map((id) => figureById(scene.state, id))
  const targets = declared(scene.state, involved)
  const shining = values.lines
    .filter(
      ({ figure: id, beam, inches }) => beam && hasBeamFor(scene.state, scene, figureById(scene.state, id), inches),
    )
    .map(({ figure: id }) => id)
  const seerOf = (figure: Figure, line: AnyLine, at: readonly number[], newcomer: boolean): Seer => {
    const active = isOnMove(scene.state, figure)
    const shone = at.some((id) => shining.includes(id))
    const blind = isBlind(scene, figure, at, line.inches, (id) => ({
      lit: line.lit || shone,
      beam: line.beam,
      clear: line.clear || isClearFrom(values, id, figure),
    }))
    // From within smoke nobody fires (FNG p. 28).
    const arms = blind || line.stands === 'smoke' ? null : armsFor(scene, figure, line)
    const weapon = arms?.held ?? null
    const round = arms?.round ?? null
    const dice = arms === null ? 0 : diceFor(scene, figure, arms, line, at.length)
    const { inches, bridging, stands, moved, point, charge, coverDv, bamboo } = line
    const strikes = strikesOf(line, at[0]!, values)
    const charges = charge && !blind && mayChargeInSight(scene, figure)
    const asked = { inches, bridging, stands, moved, point, charge: charges, coverDv, bamboo, strikes }
    return { id: figure.id, figure, active, targets: at, newcomer, ...asked, blind, weapon, round, dice }
  }
  const seers = involved.map((figure) => {
    const lines = values.lines.filter((line) => line.figure === figure.id)
    const line: AnyLine = lines[0] ?? lineFor(scene, figure, targets.get(figure.id)!)
    return seerOf(figure, line, line.targets.length > 0 ? line.targets : [targets.get(figure.id)!], false)
  })
  const newcomers = values.newcomers.map(({ figure: id, charger, inches, clear, stands }) => {
    const figure = figureById(scene.state, id)
    const scope = carriesScope(figure)
    return seerOf(figure, { ...lineFor(scene, figure, charger), inches, clear, stands, scope }, [charger], true)
  })
  mustHaveEach(scene.state, [...seers, ...newcomers])
  for (const seer of [...seers, ...newcomers]) if (seer.blind) mustBeSeen(scene, seer, seers)
  for (const id of shining) shine(scene, figureById(scene.state, id))
  return [...seers, ...newcomers]
}

type Line = InSightValues['lines'][number]
type AnyLine = Omit<Line, 'figure' | 'near' | 'sheltered'>

/** What holds for a figure that has no line. */
const lineFor = (scene: Scene, figure: Figure, target: number): AnyLine => ({
  ...plainLine,
  inches: withinSight(scene.state, scene, plainLine.inches, {
    viewers: [figure],
    target: figureById(scene.state, target),
  }),
  stands: standsOf(scene.state, figure),
  coverDv: bunkerDv(scene.state, figure.id),
  targets: [],
  moved: mayHaveMoved(scene.state, figure),
})

/** Does the line of whom he looks at say that nothing lies between the two? Then it is so from either end. */
const isClearFrom = ({ lines }: InSightValues, other: number, { id }: Figure): boolean =>
  lines.some(({ figure, targets, clear }) => figure === other && clear && targets.includes(id))

/**
 * Does he see nobody of those he aims at, so far off?
 * @param lightOn what helps him to see one of them.
 * @throws RuleError `bad-input`, with the figure, where he sees some and not others (FNG pp. 19, 30, 47).
 */
function isBlind(
  scene: Scene,
  figure: Figure,
  at: readonly number[],
  inches: number,
  lightOn: (target: number) => Lit,
): boolean {
  const seen = (id: number) => sees(scene.state, scene, figure, inches, lightOn(id), figureById(scene.state, id))
  if (!at.some(seen)) return true
  for (const id of at) mustSee(scene, figure, figureById(scene.state, id), inches, lightOn(id))
  return false
}

/** One sees the other by starlight, who does not see him: that is an In Sight all the same, else it is none. */
function mustBeSeen(scene: Scene, seer: Seer, seers: readonly Seer[]): void {
  const { figure, targets, inches } = seer
  if (seers.some((other) => !other.blind && other.targets.includes(seer.id))) {
    scene.note(`${figure.name} sees nobody at ${inches}" and has no action.`, { about: aboutFigure(figure), page: 30 })
    return
  }
  mustSee(scene, figure, figureById(scene.state, targets[0]!), inches)
}

/** His hands are free, and nobody has him by the throat. */
const mayChargeInSight = ({ state }: Scene, figure: Figure): boolean =>
  figure.carries === null && !figure.suppressed && !isInMelee(state, figure)

/** What he can fire so far; no rocket from inside, nor with a figure behind it (FNG pp. 27-28). */
function armsFor(
  scene: Scene,
  figure: Figure,
  line: Pick<Line, 'with' | 'inches' | 'scope' | 'indoors' | 'behind'>,
): Arms | null {
  const arms = armsOf(scene, scene.state, figure, line)
  if (arms === null || !isRocket(scene.state, arms.held)) return arms
  const [behind] = line.behind
  if (!line.indoors && behind === undefined) return arms
  const why = line.indoors ? 'is inside' : `has ${figureById(scene.state, behind!).name} behind him`
  scene.note(`${figure.name} ${why} and cannot fire his ${arms.round.name}.`, { about: aboutFigure(figure), page: 27 })
  return null
}

/**
 * @returns the dice for his targets: his Target Rating, less those that bridge the gaps between them (FNG p. 31).
 * @throws RuleError `bad-input` for more targets than dice.
 */
function diceFor(
  { state }: Scene,
  figure: Figure,
  { held, round }: Arms,
  { inches, bridging }: Pick<Line, 'inches' | 'bridging'>,
  targets: number,
): number {
  // A die for everybody in the path of the flames (FNG p. 29).
  if (held === flamethrower) return targets
  const dice = targetRating(state, figure, round, inches) - bridging
  if (targets > dice) {
    const less = bridging > 0 ? ', the gaps between them bridged' : ''
    const left = Math.max(0, dice)
    refuse(`${figure.name} has ${left} ${left === 1 ? 'die' : 'dice'} for ${targets} targets${less}.`)
  }
  return dice
}

/** @throws RuleError `bad-input` where more men act with a launcher of their squad than it has (FNG pp. 9-12). */
function mustHaveEach(state: FngState, seers: readonly Seer[]): void {
  const shared = seers.filter(({ weapon, figure }) => weapon !== figure.weapon && isSquadLauncher(weapon ?? ''))
  for (const { weapon, round, figure } of shared) {
    const squad = squadOf(state, figure)
    const others = shared.filter((other) => other.weapon === weapon && squadOf(state, other.figure) === squad)
    if (others.length > leftOf(state, figure, weapon!)) refuse(`The squad has not so many of the ${round!.name}.`)
  }
}

/** In cover or concealed, and be it by smoke (FNG pp. 28, 31). */
export const isHidden = ({ stands }: Seer): boolean => stands !== 'open'
export const inCover = ({ stands }: Seer): boolean => stands === 'cover' || stands === 'both' || isDugIn({ stands })
/** Prone in a foxhole or trench (FNG p. 51). */
export const isDugIn = ({ stands }: Pick<Seer, 'stands'>): boolean => stands === 'hole'
export const isConcealed = ({ stands }: Seer): boolean => stands === 'concealed' || stands === 'both'
