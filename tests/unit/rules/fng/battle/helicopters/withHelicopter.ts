import type { Craft, Figure } from '../../../../../../src/main/rules/fng/battle/battle.ts'
import { freshFigure } from '../../../../../../src/main/rules/fng/battle/begin/deployed.ts'
import type { CallKind } from '../../../../../../src/main/rules/fng/battle/collections.ts'
import type { FngState } from '../../../../../../src/main/rules/fng/state.ts'
import { battleWith, type TestBattle } from '../../../../../support/battle.ts'
import { craftId, onStation } from '../air/onStation.ts'

export { craftId, craftIn } from '../air/onStation.ts'

/** Ids of a crew, the pilot first. */
export const crew = (nth: number): number => 4000 + nth
const crewGroup = 990

/** A Slick with its crew of four beside the battle: pilot and co-pilot of REP 4 and 5, two gunners of REP 4. */
export function withSlick(setUp: TestBattle, more: Partial<Craft> & { readonly kind?: CallKind } = {}): FngState {
  const state = battleWith(setUp)
  const helicopter = { type: 'uh-1d-slick', name: 'UH-1D/H Slick', service: 'usArmy', doorGunners: 2 } as const
  const flown = onStation(state, { kind: 'medevac', ...helicopter, ...more })
  const posts = ['pilot', 'co-pilot', 'door gunner 1', 'door gunner 2']
  return {
    ...flown,
    groups: [
      ...flown.groups,
      {
        id: crewGroup,
        side: 'ours',
        name: 'Z',
        squad: null,
        leaderId: crew(1),
        sector: 5,
        strength: 4,
        activated: false,
        unseenTurns: 0,
        hidden: false,
      },
    ],
    figures: [
      ...flown.figures,
      ...posts.map((post, i): Figure => ({
        ...freshFigure,
        id: crew(i + 1),
        groupId: crewGroup,
        side: 'ours',
        soldierId: null,
        name: `Slick ${post}`,
        rep: i === 1 ? 5 : 4,
        role: 'aircrew',
        weapon: i > 1 ? 'm60' : 'unarmed',
        sidearm: 'm1911a1',
        setUp: true,
        aboardId: craftId,
      })),
    ],
  }
}

/** The figure sits in the helicopter. */
export const seat = (state: FngState, ...ids: readonly number[]): FngState => ({
  ...state,
  figures: state.figures.map((figure) => (ids.includes(figure.id) ? { ...figure, aboardId: craftId } : figure)),
})

/** One turn on, our side active. */
export const nextTurnOf = (state: FngState): FngState => ({
  ...state,
  battle: state.battle.map((row) => ({ ...row, turn: row.turn + 1 })),
})
