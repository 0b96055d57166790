import { readySupportFor } from '../../aftermath/readySupport.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import type { BattleReport } from '../../inputs.ts'
import { missionOf } from '../../people.ts'
import { nothingReported } from '../../reportFields.ts'
import type { FngState, SupportType } from '../../state.ts'
import { pefCount } from '../../tables/missions.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { battleOf, type Figure } from '../battle.ts'
import type { TallyEvent } from '../tally.ts'
import { manReport } from './manReport.ts'
import { otherPointsOf } from './others.ts'

/**
 * The report that the battle gives of itself, as far as it has been fought: fates, kills by whom, deeds, markers,
 * support, points of other chapters (FNG pp. 98-103). The player may change all of it.
 *
 * @throws RuleError `not-now` when no battle has been tracked.
 */
export function reportOfBattle(state: FngState): BattleReport {
  battleOf(state)
  const mission = missionOf(state)
  const men = figuresOfParty(state).map((figure) => manReport(state, figure))
  const captured = prisonersOf(state)
  const offInTime = countOf(state, 'leftTableInTime') > 0
  const asksWhetherOff = mission.type === 'patrol' || mission.type === 'recon'
  const pcs = countOf(state, 'pcRevealed')
  return {
    ...nothingReported,
    contacted: wasContacted(state),
    men,
    otherKillsToRoll: countOf(state, 'kill') - men.reduce((sum, { killsToRoll }) => sum + killsToRoll, 0),
    capturedUnharmed: captured.unharmed,
    capturedWounded: captured.wounded,
    woundedLeft: mission.type === 'patrol' ? men.filter(isLying).length : 0,
    leftTableInTime: offInTime || !asksWhetherOff,
    task: taskOf(state),
    civiliansDetained: countOf(state, 'civilianDetained'),
    pefsRevealed: countOf(state, 'pefRevealed'),
    pcsRevealed: pcs,
    sectorsPatrolled: countOf(state, 'sectorPatrolled'),
    allPcsAndOff: mission.type === 'recon' && offInTime && pcs >= pcsToFind(state),
    civilianCasualties: countOf(state, 'civilianCasualty'),
    onDemand: supportIn(state, 'support.onDemand'),
    readyUnused: readyUnused(state),
    otherPoints: otherPointsOf(state),
    notes: '',
  }
}

/** Men of the party on the table, in the party's order. */
function figuresOfParty(state: FngState): (Figure & { readonly soldierId: number })[] {
  const { id } = missionOf(state)
  return state.party
    .filter(({ missionId }) => missionId === id)
    .flatMap(({ soldierId }) => {
      const figure = state.figures.find((each) => each.soldierId === soldierId)
      return figure ? [{ ...figure, soldierId }] : []
    })
}

const countOf = ({ tallies }: FngState, event: TallyEvent): number =>
  tallies.filter((row) => row.event === event).reduce((sum, { count }) => sum + count, 0)

const wasContacted = (state: FngState): boolean =>
  state.figures.some(({ side }) => side === 'theirs') ||
  (['enemyPlaced', 'kill', 'captured.unharmed', 'captured.wounded'] as const).some((event) => countOf(state, event) > 0)

/** Prisoners by their state at the end (ruling to FNG pp. 98-101), and those that no figure stands for. */
function prisonersOf(state: FngState): { readonly unharmed: number; readonly wounded: number } {
  const held = state.figures.filter(({ side, status }) => side === 'theirs' && status === 'captured')
  const without = (event: TallyEvent) =>
    state.tallies.filter((row) => row.event === event && row.about === null).reduce((sum, { count }) => sum + count, 0)
  const wounded = held.filter(({ wasOut }) => wasOut).length
  return {
    unharmed: held.length - wounded + without('captured.unharmed'),
    wounded: wounded + without('captured.wounded'),
  }
}

/** Wounded on the table among friends, not brought off (FNG p. 100). */
const isLying = ({ fate, recovered, evacuation }: BattleReport['men'][number]): boolean =>
  fate === 'outOfTheFight' && recovered && evacuation === 'none'

function taskOf(state: FngState): BattleReport['task'] {
  if (countOf(state, 'taskFailed') > 0) return 'failed'
  return countOf(state, 'taskCompleted') > 0 ? 'completed' : 'neither'
}

/** PCs that a Recon has to find (FNG p. 101). */
function pcsToFind(state: FngState): number {
  const { maximumPcs } = rowOf(rulesOf(state).table(pefCount), 'recon').gives
  return Math.min(battleOf(state).eal, maximumPcs)
}

const kinds: readonly SupportType[] = ['artillery', 'tacticalAir', 'helicopters', 'reinforcements']

const supportIn = (state: FngState, event: TallyEvent): SupportType[] =>
  kinds.filter((kind) => state.tallies.some((row) => row.event === event && row.text === kind))

/** Ready Support that was neither used nor called (FNG p. 102). */
function readyUnused(state: FngState): SupportType[] {
  const used = [...supportIn(state, 'support.readyUsed'), ...supportIn(state, 'support.onDemand')]
  return readySupportFor(missionOf(state), rulesOf(state)).filter((kind) => !used.includes(kind))
}
