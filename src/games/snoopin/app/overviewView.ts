import { rowIn } from '../../../main/engine/state.ts'
import type { OverviewData } from '../contract/overview.ts'
import { insurgencyForce } from '../rules/insurgency.ts'
import { byTheBook } from '../rules/scene.ts'
import { offFor } from '../rules/score.ts'
import type { SnoopinState, Turn } from '../rules/state.ts'
import { gameLines } from './gameLines.ts'
import { insurgencyView } from './insurgencyView.ts'
import { mustAgree } from '../rules/steps/endCampaign.ts'
import { momentumView } from './momentumView.ts'
import { sitsOut } from '../rules/goingOut.ts'
import { nextView } from './nextView.ts'
import { nameIn, words } from './outcomeWords.ts'
import { overWords, scoresOf, standingOf, totalsOf } from './scores.ts'
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
    games: gameLines(state),
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
