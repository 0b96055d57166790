import { cell, hmg, mob } from '../../src/games/bookgun/rules/organisation/irregulars.ts'
import { nations } from '../../src/games/bookgun/rules/organisation/nations.ts'
import { figuresOf, type Nation, type NationId, type Part } from '../../src/games/bookgun/rules/organisation/shape.ts'
import {
  empty,
  type BookgunState,
  type FigureRow,
  type Force,
  type Sealed,
  type Troop,
  type Unit,
} from '../../src/games/bookgun/rules/state.ts'

/** Campaigns of The Book and The Gun as states, for what only shows them: nothing in them has been played. */

interface Named {
  /** What becomes of every name: a long one is hard on a page. */
  readonly named?: (name: string) => string
}

/** @returns an army of the organisation. */
export const nationOf = (id: NationId): Nation => nations.find((nation) => nation.id === id)!

/** An army of a nation with a platoon and its armor, three cells and a crowd. */
export function rosterState(nation: NationId, { named = asItIs }: Named = {}): BookgunState {
  const units: Unit[] = []
  const figures: FigureRow[] = []
  let id = 100
  const add = (part: Part, force: Force, name: string, leader = '', more: Partial<Unit> = {}) => {
    const unit: Unit = {
      ...{ id: id++, force, nation: force === 'army' ? nation : null, formationId: null, part: part.id, choice: null },
      ...{ name: named(name), leader: leader === '' ? '' : named(leader), mobility: 'foot', games: 0 },
      ...more,
    }
    units.push(unit)
    for (const figure of figuresOf(part))
      figures.push({
        ...{ id: id++, unitId: unit.id, kind: 'man' },
        ...figure,
        lostIn: figures.length % 17 === 5 ? 1 : null,
      })
    for (let i = 0; i < (part.vehicles ?? 0); i++) {
      const kind = 'vehicle'
      figures.push({
        ...{ id: id++, unitId: unit.id, kind, role: kind, weapon: 'Leopard', team: null },
        ...{ leads: i === 0, lostIn: null },
      })
    }
  }
  const { squad, platoons, armor } = nationOf(nation)
  const [headquarters, ...support] = platoons[0]!.parts
  const inPlatoon = { formationId: 11 }
  add(headquarters!.part, 'army', 'Platoon HQ', 'Lt Gagnon, M.', inPlatoon)
  for (const [i, leader] of ['Sgt Tremblay, K.', 'Sgt Boucher, A.', 'MCpl Roy, D.'].entries())
    add(squad, 'army', `Section ${i + 1}`, leader, inPlatoon)
  for (const { part, count } of support) for (let i = 0; i < count; i++) add(part, 'army', part.title, '', inPlatoon)
  add(armor, 'army', armor.title, 'Lt Caron, P.', { mobility: 'heavyTracked' })
  for (const [i, leader] of ['Dawud', 'Yasin', 'Farid'].entries())
    add(cell, 'insurgents', `Cell ${i + 1}`, leader, { formationId: 12 })
  add(hmg, 'insurgents', 'HMG team', '', { formationId: 12 })
  add({ ...mob, figures: [{ role: 'civilian', count: 37, weapon: null }] }, 'civilians', 'Market crowd')
  return {
    ...empty,
    tour: [{ id: 1, title: named('Darreh'), leaderBesides: false, gameId: null }],
    sides: [
      { id: 1, kind: 'army', name: named('Noor'), force: named('B Company'), nation },
      { id: 2, kind: 'insurgents', name: named('Idris'), force: named('Northern Front'), nation: null },
    ],
    formations: [
      {
        ...{ id: 10, force: 'army', kind: 'company', nation, type: null },
        ...{ name: named('B Company'), parentId: null },
      },
      {
        ...{ id: 11, force: 'army', kind: 'platoon', nation, type: platoons[0]!.id },
        ...{ name: named('1st Platoon'), parentId: 10 },
      },
      {
        ...{ id: 12, force: 'insurgents', kind: 'group', nation: null, type: null },
        ...{ name: named('Wadi group'), parentId: null },
      },
    ],
    units,
    figures,
    cells: [
      ['bag.spotting', 'army12', 'withLeader', '12'],
      ['bag.movement', 'heavyTracked', 'cross', '4'],
      ['bag.rally', 'army', 'hasLeader', '1-4'],
    ].map(([tableId, rowKey, figure, value], i) => ({
      ...{ id: i + 1, tableId: tableId!, rowKey: rowKey! },
      ...{ figure: figure!, value: value! },
    })),
  } satisfies BookgunState
}

const asItIs = (name: string): string => name

/**
 * A game of such an army in its fire phase, with insurgents who have sealed what lies under their markers.
 * @param times how many of each unit are in it.
 */
export function playedState(
  nation: NationId,
  { named = asItIs, times = 1 }: Named & { times?: number } = {},
): BookgunState {
  const state = rosterState(nation, { named })
  const troop = (more: Partial<Troop>) =>
    ({
      gameId: 1,
      kind: 'unit',
      lost: 0,
      wounded: 0,
      friendly: null,
      spirit: 'fit',
      reload: 0,
      acted: false,
      ...more,
    }) as Troop
  const troops = Array.from({ length: times }).flatMap((_, k) =>
    state.units.map((unit, i) =>
      troop({
        ...{ id: 1000 + k * 100 + i, force: unit.force, sideId: unit.force === 'army' ? 1 : 2, unitId: unit.id },
        ...{ name: unit.name, leader: unit.leader, mobility: unit.mobility, lost: i % 3, reload: i % 4 },
        figures: state.figures.filter(({ unitId }) => unitId === unit.id).length,
        spirit: i === 2 ? 'shaken' : i === 9 ? 'routed' : 'fit',
        acted: i % 2 === 0,
        friendly: unit.force === 'civilians' ? 'insurgents' : null,
      }),
    ),
  )
  const markers = Array.from({ length: times * 7 }, (_, i) => i + 1).map((number) =>
    troop({ id: 2000 + number, kind: 'marker', force: 'insurgents', sideId: 2, name: `Marker ${number}`, figures: 0 }),
  )
  const sealed = { sealId: 1, gameId: 1, sideId: 2, opened: false }
  return {
    ...state,
    tour: [{ ...state.tour[0]!, gameId: 1 }],
    games: [
      {
        ...{ id: 1, number: 2, scenario: named('Market day'), setsUp: 'insurgents', sky: 'clear', weather: 'dry' },
        ...{ night: false, cardPerFigure: false, roe: 'ROE3', turn: 4, phase: 'fire', winnerId: null, words: '' },
      },
    ],
    troops: [...troops, ...markers],
    dealt: ['KS', '10H', 'JR', '3C', 'AD'].map((card, i) => ({ id: 3000 + i, deck: 'bag.initiative', card })),
    seals: [{ id: 1, gameId: 1, sideId: 2, digest: '0123456789abcdef'.repeat(4), salt: 'salt', agreedTurn: null }],
    sealed: [
      ...Array.from({ length: times * 9 }, (_, i): Sealed => ({
        ...{ id: 10 + i, ...sealed, kind: 'marker', number: i + 1, troopId: 2001, unitId: i % 3 === 2 ? null : 130 },
        ...{
          what: i % 3 === 2 ? 'dummy' : named(`Cell ${i + 1}, 14 figures`),
          place: named(['mill', 'well', 'roof'][i % 3]!),
        },
      })),
      {
        ...{ id: 9, ...sealed, kind: 'commander', number: 0, troopId: null, unitId: null },
        ...{ what: named('Dawud, Cell 1'), place: '' },
      },
    ],
  }
}
