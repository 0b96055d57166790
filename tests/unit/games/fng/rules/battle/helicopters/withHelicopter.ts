import type { Craft, Figure } from '../../../../../../../src/games/fng/rules/battle/battle.ts'
import { freshFigure } from '../../../../../../../src/games/fng/rules/battle/begin/deployed.ts'
import type { CallKind } from '../../../../../../../src/games/fng/rules/battle/collections.ts'
import type { FngState } from '../../../../../../../src/games/fng/rules/state.ts'
import { battleWith, type TestBattle } from '../../../../../../support/battle.ts'
import { craftId, onStation } from '../air/onStation.ts'

export { craftId, craftIn } from '../air/onStation.ts'

/** Ids of a crew, the pilot first. */
export const crew = (nth: number): number => 4000 + nth
const crewGroup = 990

interface Crewman {
  readonly post: string
  readonly rep?: number
  readonly weapon?: string
}

/** A helicopter with its crew beside the battle; who is said nothing else about has REP 4 and no weapon. */
function withCrew(
  setUp: TestBattle,
  craft: Partial<Craft> & { readonly kind?: CallKind },
  posts: readonly Crewman[],
): FngState {
  const flown = onStation(battleWith(setUp), craft)
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
        strength: posts.length,
        activated: false,
        unseenTurns: 0,
        hidden: false,
      },
    ],
    figures: [
      ...flown.figures,
      ...posts.map(({ post, rep = 4, weapon = 'unarmed' }, i): Figure => ({
        ...freshFigure,
        id: crew(i + 1),
        groupId: crewGroup,
        side: 'ours',
        soldierId: null,
        name: post,
        rep,
        role: 'aircrew',
        weapon,
        sidearm: 'm1911a1',
        setUp: true,
        aboardId: craftId,
      })),
    ],
  }
}

type More = Partial<Craft> & { readonly kind?: CallKind }

/** A Slick with its crew of four: pilot and co-pilot of REP 4 and 5, two gunners of REP 4. */
export const withSlick = (setUp: TestBattle, more: More = {}): FngState =>
  withCrew(
    setUp,
    { kind: 'medevac', type: 'uh-1d-slick', name: 'UH-1D/H Slick', service: 'usArmy', doorGunners: 2, ...more },
    [
      { post: 'Slick pilot' },
      { post: 'Slick co-pilot', rep: 5 },
      { post: 'Slick door gunner 1', weapon: 'm60' },
      { post: 'Slick door gunner 2', weapon: 'm60' },
    ],
  )

/** A Loach: pilot, observer with a rifle, door gunner. */
export const withLoach = (setUp: TestBattle, more: More = {}): FngState =>
  withCrew(setUp, { kind: 'fac', type: 'oh-6', name: 'OH-6 Loach', service: 'usArmy', doorGunners: 1, ...more }, [
    { post: 'Loach pilot' },
    { post: 'Loach observer', weapon: 'm16' },
    { post: 'Loach door gunner', weapon: 'm60' },
  ])

/** A Cobra: pilot, and a gunner of REP 5. */
export const withCobra = (setUp: TestBattle, more: More = {}): FngState =>
  withCrew(setUp, { kind: 'gunship', type: 'ah-1g', name: 'AH-1G Cobra', service: 'usArmy', load: 'a', ...more }, [
    { post: 'Cobra pilot' },
    { post: 'Cobra gunner', rep: 5 },
  ])

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
