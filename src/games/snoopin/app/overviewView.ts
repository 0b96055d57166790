import { rowIn } from '../../../main/engine/state.ts'
import type { GameLine, OverviewData } from '../contract/overview.ts'
import { lossesOf } from '../rules/casualties.ts'
import { insurgencyForce } from '../rules/insurgency.ts'
import { byTheBook } from '../rules/scene.ts'
import { isOfSide, offFor } from '../rules/score.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { insurgencyView } from './insurgencyView.ts'
import { missionOf } from '../rules/missions.ts'
import { mustAgree } from '../rules/steps/endCampaign.ts'
import { momentumView } from './momentumView.ts'
import { sitsOut } from '../rules/goingOut.ts'
import { nextView } from './nextView.ts'
import { nameIn, words } from './outcomeWords.ts'
import { marginWords, overWords, scoresOf, standingOf, totalsOf } from './scores.ts'
import { hidesRanks } from './sealedFrom.ts'
import { stepViews } from './stepsView.ts'
import { platoonsOf, playerOf } from '../rules/forces.ts'
import { turnNow } from '../rules/turn.ts'
import { ofTurn, turnUnderWay } from './who.ts'

/** @param holder the side whose player looks; null: what anybody may see. @returns the desk of the campaign. */
export function overviewView(state: SnoopinState, holder: number | null): OverviewData {
  const [tour] = state.tour
  const turn = turnUnderWay(state)
  return {
    title: tour?.title ?? '',
    kind: tour?.kind ?? 'free',
    setting: tour?.setting ?? '',
    length: tour?.length ?? null,
    turn: turnNow(state)?.number ?? 0,
    coop: tour?.coop ?? false,
    next: nextView(state),
    steps: stepViews(state),
    sides: totalsOf(state).map((side) => ({ ...side, scores: scoresOf(state, side.id) })),
    ...standingOf(state),
    games: state.turns
      .filter(({ margin }) => margin !== null)
      .map((one) => gameLine(state, one))
      .reverse(),
    powPoints: offFor(byTheBook(state), 1),
    mustAgree: mustAgree(state).map(({ id, name, player }) => ({ side: id, name, player })),
    missions: turn === null ? [] : missionLines(state, turn),
    momentum: platoonsOf(state).map((force) => {
      const { rolled, left, assets, teamPrice, squadPrice } = momentumView(state, turn, force.id)
      const own = [
        { name: 'Fireteam from own platoon', price: teamPrice },
        { name: 'Squad from own platoon', price: squadPrice },
      ]
      // What was agreed for its own teams is their price already.
      const others = assets.filter((asset) => asset.own === null)
      const prices = [...own, ...others.map(({ name, price }) => ({ name, price }))]
      const home = turn !== null && sitsOut(state, turn, force.id)
      return { force: force.id, name: force.name, rolled, left, sitsOut: home, prices }
    }),
    pools: {
      returning: countOf(state, 'returnPool'),
      replacing: countOf(state, 'replacementPool'),
      unknown: countOf(state, 'unknown'),
      captured: countOf(state, 'captured'),
    },
    insurgency: insurgencyAtAGlance(state, holder),
    over: overWords(state),
  }
}

const countOf = ({ men }: SnoopinState, wanted: SnoopinState['men'][number]['status']): number =>
  men.filter(({ status }) => status === wanted).length

const missionLines = (state: SnoopinState, turn: Turn): OverviewData['missions'] =>
  ofTurn(state.missions, turn).map(({ sideId, known }) => ({
    side: sideId,
    name: rowIn(state.sides, sideId)?.name ?? '',
    sealed: known === null,
    known: known === null ? null : nameIn(words.mission, known),
  }))

function insurgencyAtAGlance(state: SnoopinState, holder: number | null): OverviewData['insurgency'] {
  const force = insurgencyForce(state)
  if (!force) return null
  const { id, name, sideId } = force
  return {
    force: id,
    name,
    player: playerOf(state, force),
    ...insurgencyView(state, force, hidesRanks(state, sideId, holder)),
  }
}

function gameLine(state: SnoopinState, turn: Turn): GameLine {
  const { number, scenario, winnerId } = turn
  const rows = ofTurn(state.sideTurns, turn)
  return {
    ...{ turn: number, scenario, winner: winnerId, margin: marginWords(turn.margin) },
    missions: state.sides.flatMap(({ id }) => {
      const mission = missionOf(state, turn, id)
      if (!mission || mission.known === null) return []
      return [{ side: id, name: nameIn(words.mission, mission.known), achieved: mission.achieved }]
    }),
    points: state.sides.map(({ id }) => rows.find(({ sideId }) => sideId === id)?.points ?? null),
    losses: state.sides.map(({ id }) => lossWords(state, turn, id)),
  }
}

/** @returns "4 hurt, 1 POW"; empty of a side without losses, and of insurgents, whose losses are not kept man by man. */
function lossWords(state: SnoopinState, turn: Turn, side: number): string {
  const ofSide = lossesOf(state, turn.id).filter(({ casualty }) => isOfSide(state, casualty, side))
  const count = (fits: (one: (typeof ofSide)[number]) => boolean, what: string) => {
    const found = ofSide.filter(fits).length
    return found === 0 ? [] : [`${found} ${what}`]
  }
  const isPow = ({ casualty, category }: (typeof ofSide)[number]) =>
    casualty.fate === 'captured' || category === 'captured'
  return [
    ...count(({ casualty }) => casualty.fate === 'killed', 'killed'),
    ...count((one) => one.casualty.fate === 'wounded' && !one.isFound && !isPow(one), 'hurt'),
    ...count(isPow, 'POW'),
  ].join(', ')
}
