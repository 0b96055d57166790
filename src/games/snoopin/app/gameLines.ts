import type { GameLine } from '../contract/overview.ts'
import { lossesByTurn, type Loss } from '../rules/casualties.ts'
import type { SnoopinState } from '../rules/state.ts'
import { nameIn, words } from './outcomeWords.ts'
import { marginWords } from './scores.ts'

/**
 * @returns a line for each game that has been assessed, the newest first. Each step of a campaign asks for them: all rows
 * are gone over once, not once a game.
 */
export function gameLines(state: SnoopinState): GameLine[] {
  const missions = rowsByTurn(state.missions)
  const sideTurns = rowsByTurn(state.sideTurns)
  const losses = lossesByTurn(state)
  const sideOfMan = sidesOfMen(state)
  const lines = state.turns.flatMap(({ id, number, scenario, winnerId, margin }): GameLine[] => {
    if (margin === null) return []
    const own = losses.get(id) ?? []
    return [
      {
        ...{ turn: number, scenario, winner: winnerId, margin: marginWords(margin) },
        missions: state.sides.flatMap((side) => {
          const mission = missions.get(id)?.find(({ sideId }) => sideId === side.id)
          if (!mission || mission.known === null) return []
          return [{ side: side.id, name: nameIn(words.mission, mission.known), achieved: mission.achieved }]
        }),
        points: state.sides.map((side) => sideTurns.get(id)?.find(({ sideId }) => sideId === side.id)?.points ?? null),
        losses: state.sides.map((side) =>
          lossWords(own.filter(({ casualty }) => sideOfMan.get(casualty.manId) === side.id)),
        ),
      },
    ]
  })
  return lines.reverse()
}

function rowsByTurn<R extends { readonly turnId: number }>(rows: readonly R[]): ReadonlyMap<number, readonly R[]> {
  const found = new Map<number, R[]>()
  for (const row of rows) {
    const own = found.get(row.turnId)
    if (own) own.push(row)
    else found.set(row.turnId, [row])
  }
  return found
}

function sidesOfMen({ men, forces }: SnoopinState): ReadonlyMap<number, number | undefined> {
  const sides = new Map(forces.map(({ id, sideId }) => [id, sideId]))
  return new Map(men.map(({ id, forceId }) => [id, sides.get(forceId)]))
}

/** @returns "4 hurt, 1 POW"; empty of a side without losses, and of insurgents, whose losses are not kept man by man. */
function lossWords(ofSide: readonly Loss[]): string {
  const count = (fits: (one: Loss) => boolean, what: string) => {
    const found = ofSide.filter(fits).length
    return found === 0 ? [] : [`${found} ${what}`]
  }
  const isPow = ({ casualty, category }: Loss) => casualty.fate === 'captured' || category === 'captured'
  return [
    ...count(({ casualty }) => casualty.fate === 'killed', 'killed'),
    ...count((one) => one.casualty.fate === 'wounded' && !one.isFound && !isPow(one), 'hurt'),
    ...count(isPow, 'POW'),
  ].join(', ')
}
