import { expect, it } from 'vitest'
import { playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import type { HouseRow } from '../../../../../../src/games/fng/rules/state.ts'
import { fngTables } from '../../../../../../src/games/fng/rules/tables/index.ts'
import type { Given } from '../../../../../../src/main/engine/houseRules.ts'
import type { Table } from '../../../../../../src/main/engine/table.ts'
import { house, tourOf, withHouse } from './aidOf.ts'

const tour = tourOf()
const saidBy = (...rows: HouseRow[]): string => {
  const aid = playerAid(withHouse(tour, ...rows))
  return JSON.stringify(
    [...aid.blocks.values()].map(({ title, hint, heads, rows: all, notes }) => [title, hint, heads, all, notes]),
  )
}
const inBook = saidBy()

interface Figure {
  /** "fast-move athlete" of a modifier, "fast-move extraInches 3" of a row. */
  readonly name: string
  readonly rule: HouseRow
}

/** Every number of a table's rows and modifiers, each with a house rule that changes it. */
const figuresOf = ({ id, rows, modifiers }: Table): Figure[] => [
  ...modifiers.flatMap(({ when, by, sets, effect }, place) =>
    sets !== undefined || (effect !== undefined && by === 0)
      ? []
      : [{ name: `${id} ${when}`, rule: house(id, 'modifier', place, { by: by + 1 }) }],
  ),
  ...rows.flatMap(({ gives = {} }, place) =>
    Object.entries<Given>(gives).flatMap(([figure, value]) =>
      typeof value === 'number'
        ? [{ name: `${id} ${figure} ${place}`, rule: house(id, 'row', place, { gives: { [figure]: value + 1 } }) }]
        : [],
    ),
  ),
]

/** Figures of tables that the player aid tells, which it leaves to the book, with the reason. */
const because = (why: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, why]))
const leftOut: Readonly<Record<string, string>> = {
  ...because('on the squad sheet, beside the man', [
    'combat-damage chickenPlate',
    'fast-move athlete',
    'reaction.cohesion bornLeader',
    'reaction.man-down bornLeader',
    'reaction.received-fire bornLeader',
  ]),
  ...because('on the support card, for the level of the mission', [
    'support-level.1 medevac',
    'support-level.2 reinforcements',
    'support-level.3 allOther',
    'support-level.3 reinforcements',
    'support-level.4 allOther',
    'support-level.4 reinforcements',
  ]),
  ...because('on the briefing, for its kind of mission', [
    'mission.game-length minimumTurns 0',
    'mission.game-length minimumTurns 1',
    'mission.game-length minimumTurns 2',
    'mission.game-length minimumTurns 3',
    'mission.game-length minimumTurns 4',
  ]),
  ...because('buildings and fires stand in the booklet', [
    'after-the-battle-recovery burned',
    'building-dv burnsAsDv 4',
    'building-dv burnsAsDv 5',
    'building-dv burnsAsDv 6',
    'building-dv burnsAsDv 7',
    'combat-damage throughBuilding',
  ]),
  ...because('a row that grants nothing', [
    'artillery.request turns 0',
    'artillery.request turns 1',
    'artillery.request weapons 0',
    'artillery.request weapons 1',
  ]),
  ...because('a row of Attributes', ['fast-move extraInches 0', 'fast-move extraInches 3']),
  ...because('a row whose outcome does not ask for it', [
    'melee-results impactPerSuccess 1',
    'throwing-a-grenade escapeDice 0',
    'throwing-a-grenade escapeDice 1',
    'throwing-a-grenade escapeDice 2',
  ]),
}

it('a house rule on any figure of a table that the player aid tells changes what it says', () => {
  const silent = fngTables.flatMap((table) => {
    const figures = figuresOf(table)
    const told = figures.filter(({ rule }) => saidBy(rule) !== inBook)
    return told.length === 0 ? [] : figures.filter((one) => !told.includes(one)).map(({ name }) => name)
  })
  expect(silent.toSorted()).toEqual(Object.keys(leftOut).toSorted())
})
