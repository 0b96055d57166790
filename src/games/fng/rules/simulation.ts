import { seededNumber } from '../../../main/engine/seeded.ts'
import type { BattleReport, ManReport } from './inputs.ts'
import { nothingOfMan, nothingReported } from './reportFields.ts'
import type { Deed, Evacuation, Fate } from './state.ts'

/**
 * A simulation, not a rule of the book: it makes up what a battle on a table might have brought, for demonstrations,
 * forecasts and long tests. Whoever has a table reports what happened on it.
 */

/** What the simulation looks at: the report form of a turn has all of it. */
export interface BattleToSimulate {
  readonly mission: {
    readonly id: number
    /** Names of the fields of the report that this type of mission asks for. */
    readonly reportFields: readonly string[]
    readonly markers: readonly { readonly kind: 'pef' | 'marker' }[]
    /** How many PCs there are to find; null or left out where that is not counted. */
    readonly reportLimits?: { readonly pcs: number | null }
    /** Kinds of support that stand ready; none where it is not said. */
    readonly supportReady?: readonly string[]
  }
  readonly men: readonly SimulatedMan[]
}

interface SimulatedMan {
  readonly soldierId: number
  readonly rep: number
  readonly star?: boolean
}

/** How likely things are in a battle, in thousandths for each man. */
interface Intensity {
  readonly out: number
  readonly dead: number
  readonly missing: number
  readonly retired: number
  /** Chance of one more kill, asked again after each. */
  readonly kill: number
}

const intensities: readonly Intensity[] = [
  { out: 15, dead: 2, missing: 0, retired: 40, kill: 250 },
  { out: 15, dead: 2, missing: 0, retired: 40, kill: 350 },
  { out: 30, dead: 4, missing: 0, retired: 50, kill: 450 },
  { out: 60, dead: 12, missing: 1, retired: 60, kill: 550 },
]
const mostKills = 5
const thousandths = 1000

/** A number of 0 .. of-1 for one question about one man, or about the mission. */
type Draw = (question: string, of: number, subject?: number) => number

/**
 * @param seed of the tour; the same seed and mission give the same battle.
 * @returns a plausible report, as a player would send it.
 */
export function simulateBattle(battle: BattleToSimulate, seed: number): BattleReport {
  const depth = battle.mission.id
  const draw: Draw = (question, of, subject = 0) =>
    seededNumber({ seed, depth, key: `simulation.${question}`, subject, occurrence: 0 }, of)
  const contacted = draw('contact', 10) > 0
  const intensity = intensities[draw('intensity', intensities.length)]!
  const leftTableInTime = draw('inTime', 10) > 0
  const men = contacted ? battle.men.map((man) => manReport(man, intensity, draw)) : []
  const flown = men.some(({ evacuation }) => evacuation === 'medevac')
  return {
    ...nothingReported,
    contacted,
    men,
    ...enemies(contacted, draw),
    ...ground(battle, draw, leftTableInTime),
    ...support(contacted, flown && battle.mission.supportReady?.includes('helicopters') !== true, draw),
    leftTableInTime,
    otherPoints: [],
    notes: 'Simulated: no battle was played.',
  }
}

function manReport(man: SimulatedMan, intensity: Intensity, draw: Draw): ManReport {
  const fell = fateOf(draw('fate', thousandths, man.soldierId), intensity)
  const star = man.star === true
  const cheatedDeath = star && fell === 'obviouslyDead' && draw('cheatDeath', 4, man.soldierId) > 0
  const fate = cheatedDeath ? 'fine' : star ? starFate(fell) : fell
  const stood = fate === 'fine' || fate === 'retired'
  const kills = fate === 'fine' && !cheatedDeath ? killsOf(man, intensity, draw) : 0
  return {
    ...nothingOfMan,
    soldierId: man.soldierId,
    fate,
    recovered: fate !== 'missing',
    evacuation: fate === 'outOfTheFight' ? evacuationOf(draw('evacuation', 3, man.soldierId)) : 'none',
    wasOut: fate === 'outOfTheFight' || (fate === 'fine' && draw('firstAid', 40, man.soldierId) === 0),
    retired: fate === 'retired',
    cheatedDeath,
    killsToRoll: kills,
    deed: stood ? deedOf(kills, draw('deed', 60, man.soldierId)) : null,
  }
}

function fateOf(drawn: number, { dead, missing, out, retired }: Intensity): Fate {
  if (drawn < dead) return 'obviouslyDead'
  if (drawn < dead + missing) return 'missing'
  if (drawn < dead + missing + out) return 'outOfTheFight'
  return drawn < dead + missing + out + retired ? 'retired' : 'fine'
}

/** His own side always recovers the Star. */
const starFate = (fate: Fate): Fate => (fate === 'missing' ? 'retired' : fate)

/** Better men hit more. */
function killsOf(man: SimulatedMan, intensity: Intensity, draw: Draw): number {
  const chance = Math.round((intensity.kill * man.rep) / 5)
  let kills = 0
  while (kills < mostKills && draw(`kill${kills}`, thousandths, man.soldierId) < chance) kills += 1
  return kills
}

const evacuationOf = (drawn: number): Evacuation => (drawn === 0 ? 'medevac' : drawn === 1 ? 'foot' : 'none')

function deedOf(kills: number, drawn: number): Deed | null {
  if (kills >= 4) return 'fourSingleHanded'
  if (drawn === 0) return 'broughtInWounded'
  if (drawn === 1) return 'destroyedBunker'
  return drawn === 2 && kills >= 2 ? 'twoInMelee' : null
}

function enemies(contacted: boolean, draw: Draw) {
  const of = (question: string, most: number) => (contacted ? Math.max(0, draw(question, most + 3) - 2) : 0)
  return {
    otherKillsToRoll: of('otherKills', 2),
    capturedUnharmed: of('captured', 1),
    capturedWounded: of('capturedWounded', 1),
  }
}

/** Ground covered, as far as the type of the mission asks for it. */
function ground({ mission }: BattleToSimulate, draw: Draw, inTime: boolean) {
  const asked = (field: string) => mission.reportFields.includes(field)
  const { markers } = mission
  const pefs = markers.filter((marker) => marker.kind === 'pef').length
  const pcs = Math.min(markers.length - pefs, mission.reportLimits?.pcs ?? 4)
  const found = asked('pcsRevealed') ? pcs - draw('pcs', Math.min(pcs, 2) + 1) : 0
  return {
    task: asked('task') ? (draw('task', 4) > 0 ? ('completed' as const) : ('failed' as const)) : ('neither' as const),
    pefsRevealed: asked('pefsRevealed') ? pefs - draw('pefs', Math.min(pefs, 2) + 1) : 0,
    pcsRevealed: found,
    sectorsPatrolled: asked('sectorsPatrolled') ? 6 - draw('sectors', 4) : 0,
    allPcsAndOff: asked('allPcsAndOff') && inTime && found === pcs && pcs > 0,
  }
}

/** @param flies was a Medevac called that did not stand ready? */
function support(contacted: boolean, flies: boolean, draw: Draw): Pick<BattleReport, 'onDemand' | 'readyUnused'> {
  const called = contacted && draw('onDemand', 8) === 0
  return {
    onDemand: [...(called ? ['artillery' as const] : []), ...(flies ? ['helicopters' as const] : [])],
    readyUnused: [],
  }
}
