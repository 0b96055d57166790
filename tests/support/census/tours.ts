import { fngSteps } from '../../../src/games/fng/contract/fng.ts'
import { bookRules } from '../../../src/main/engine/system.ts'
import { readySupportFor } from '../../../src/games/fng/rules/aftermath/readySupport.ts'
import { missionOf } from '../../../src/games/fng/rules/people.ts'
import { reportFieldsOf } from '../../../src/games/fng/rules/missionRules.ts'
import type { Area, Corps, FngState, FreeWorldList, SupportType } from '../../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../../src/games/fng/rules/system.ts'
import { areasOf } from '../../../src/games/fng/rules/steps/setup/areas.ts'
import { chanceOf, type Chance } from '../battlePlayer.ts'
import { nextStep, platoonOf } from '../playTour.ts'
import type { Census } from './census.ts'

export const lists: readonly FreeWorldList[] = [
  'usmc',
  'us-army-infantry',
  'sf-cidg',
  'anzac',
  'arvn-pre-1968',
  'arvn-post-1968',
]
const corps: readonly Corps[] = ['i', 'ii', 'iii', 'iv']
const supportTypes: readonly SupportType[] = ['artillery', 'tacticalAir', 'helicopters', 'reinforcements']

/** A tour under way. */
export interface Tour {
  readonly state: FngState
  readonly depth: number
}

/** Musters a platoon: the lists in turn, each in every Corps. */
export function mustered(census: Census, seed: number, chance: Chance): Tour {
  const list = lists[seed % lists.length]!
  const input = {
    ...platoonOf(list, chance.below(24)),
    corps: corps[Math.floor(seed / lists.length) % corps.length]!,
    attributesFor: chance.often(0.5) ? 'everyone' : 'starSquad',
    flakJackets: chance.often(0.5),
  }
  return { state: census.play({ before: fngSystem.empty, step: 'muster', input, depth: 1 }, chance).state, depth: 1 }
}

/** Plays one more step of the tour. */
export function goOn(census: Census, { state, depth }: Tour, seed: number, chance: Chance): Tour {
  const next = depth + 1
  const { step, input } = chosen(state, seed, chance)
  const played = census.play({ before: state, step, input, depth: next }, chance)
  if (played.refused === null) return { state: played.state, depth: next }
  const plain = nextStep(state, seed)
  const again = census.play({ before: state, ...plain, depth: next }, chance)
  if (again.refused !== null) throw new Error(`${plain.step}: ${again.refused}`)
  return { state: again.state, depth: next }
}

export const phaseOf = ({ state }: Tour) => state.tour[0]!.phase

function chosen(state: FngState, seed: number, chance: Chance): { step: string; input: unknown } {
  const plain = nextStep(state, seed)
  const phase = state.tour[0]!.phase
  if (phase === 'battle' && chance.often(0.7)) return { step: 'report', input: anyReport(state, chance) }
  if (phase === 'contact' && chance.often(0.15)) return { step: 'moveUnit', input: { corps: chance.one(corps) } }
  if (phase === 'area' && chance.often(0.4)) {
    const areas: readonly Area[] = areasOf(state.tour[0]!.corps, bookRules)
    return { step: 'rollArea', input: { area: chance.one(areas) } }
  }
  if (phase === 'whoGoes' && chance.often(0.3))
    return { step: 'chooseParty', input: { squads: [0, 1, 2, 3], stayBehind: [] } }
  return plain
}

/** A report that might come from any table: everything that its form takes happens now and then. */
function anyReport(state: FngState, chance: Chance): unknown {
  const mission = missionOf(state)
  const starId = state.tour[0]!.starId
  const asked = new Set(reportFieldsOf(mission))
  const men = state.party.filter(({ missionId }) => missionId === mission.id).map(({ soldierId }) => soldierId)
  const some = (most: number) => (chance.often(0.5) ? 0 : 1 + chance.below(most))
  const pefs = state.markers.filter(({ missionId }) => missionId === mission.id).length
  const reported = men.map((soldierId) => anyMan(soldierId, soldierId === starId, chance))
  // Who was flown out had helicopters called; what was called was not left unused (FNG p. 102).
  const flown = reported.some(({ evacuation }) => evacuation === 'medevac')
  const onDemand = supportTypes.filter((kind) => chance.often(0.15) || (flown && kind === 'helicopters'))
  return fngSteps.report.parse({
    contacted: true,
    men: reported,
    otherKillsToRoll: some(5),
    capturedUnharmed: some(2),
    capturedWounded: some(2),
    woundedLeft: asked.has('woundedLeft') ? some(1) : 0,
    leftTableInTime: chance.often(0.7),
    task: asked.has('task') ? chance.one(['completed', 'failed', 'neither']) : 'neither',
    civiliansDetained: asked.has('civiliansDetained') ? some(3) : 0,
    pefsRevealed: asked.has('pefsRevealed') ? chance.below(Math.min(pefs, 3) + 1) : 0,
    pcsRevealed: asked.has('pcsRevealed') ? chance.below(2) : 0,
    sectorsPatrolled: asked.has('sectorsPatrolled') ? chance.below(7) : 0,
    allPcsAndOff: asked.has('allPcsAndOff') && chance.often(0.5),
    civilianCasualties: some(2),
    onDemand,
    readyUnused: readySupportFor(mission, bookRules).filter((kind) => chance.often(0.5) && !onDemand.includes(kind)),
  })
}

function anyMan(soldierId: number, star: boolean, chance: Chance) {
  const hurt = chance.often(0.25)
  const fate = hurt
    ? chance.one(['retired', 'outOfTheFight', 'outOfTheFight', ...(star ? [] : ['obviouslyDead', 'missing'])])
    : 'fine'
  const out = fate === 'outOfTheFight'
  const recovered = fate !== 'missing' && (!out || star || chance.often(0.8))
  return {
    soldierId,
    fate,
    recovered,
    evacuation: out && recovered ? chance.one(['none', 'foot', 'medevac']) : 'none',
    burned: out && chance.often(0.4),
    wasOut: out || chance.often(0.05),
    retired: fate === 'retired',
    killsToRoll: hurt ? 0 : chance.below(3),
    deed: hurt || chance.often(0.7) ? null : chance.one(['broughtInWounded', 'twoInMelee', 'destroyedBunker']),
  }
}

/** Plays tours to their end. */
export function playTours(census: Census, seeds: readonly number[], most = 700): void {
  for (const seed of seeds)
    census.noted({ kind: 'tour', nth: seed, time: 1 }, () => {
      const chance = chanceOf(seed)
      let tour = mustered(census, seed, chance)
      let fruitful = 1
      while (phaseOf(tour) !== 'over' && tour.depth < most) {
        const { met } = census
        tour = goOn(census, tour, seed, chance)
        if (census.met > met) fruitful = tour.depth
      }
      return fruitful
    })
}
