import type { Row, Table } from '../../../../main/engine/table.ts'
import { afterName } from '../../rules/abilities.ts'
import { rankNames } from '../../rules/leaders.ts'
import { isGone } from '../../rules/pools.ts'
import type { Force, Man, Side, SnoopinState, Team, Tour } from '../../rules/state.ts'
import { combatFatigue, leadershipDevelopment, specialDevelopment } from '../../rules/tables/development.ts'
import type { Chip } from './chips.ts'

/** Words that several sheets say. */

const rowNamed = ({ rows }: Table, key: string): Row | undefined =>
  rows.find((row) => row.outcome === key || row.key === key)

/** @returns what a row is called; the key itself where it is the players' own word. */
export function nameIn(table: Table, key: string): string {
  const row = rowNamed(table, key)
  return String(row?.gives?.['name'] ?? row?.cells?.['category'] ?? row?.text ?? key)
}

/** @returns what a row does, without its name. */
export const doesIn = (table: Table, key: string): string =>
  afterName(rowNamed(table, key)?.text ?? '', nameIn(table, key))

/** What each role is called on a roll of names. */
export const roleWords: Readonly<Record<Man['role'], string>> = { ...rankNames, man: 'Man' }

/** @returns "Leadership +1"; nothing of who has none. */
export const leadershipWords = ({ leadership }: Pick<Man, 'leadership'>): string =>
  leadership === null ? '' : `Leadership ${leadership > 0 ? '+' : ''}${leadership}`

/** @returns "Trained, d8": a Troop Quality by the one name that the book gives. */
export const qualityWords = (sides: number): string => (sides === 8 ? 'Trained, d8' : `d${sides}`)

/** @returns "turn 6 of 10"; nothing before the first. */
export function turnWords({ turns }: SnoopinState, tour: Tour | undefined, id = tour?.turnId ?? null): string {
  const turn = turns.find((one) => one.id === id)
  if (!turn) return ''
  return tour?.length == null ? `turn ${turn.number}` : `turn ${turn.number} of ${tour.length}`
}

/** @returns the other side of a campaign. */
export const otherSide = ({ sides }: SnoopinState, side: number): Side | undefined =>
  sides.find(({ id }) => id !== side)

/** @returns men of a team who have a place in it, whoever is lost for good left out. */
export const menOf = ({ men }: SnoopinState, team: number): Man[] =>
  men.filter((man) => man.teamId === team && !man.replaced && !isGone(man))

/** @returns special and leadership developments of a team by name, those held twice said once. */
export const gainedBy = ({ developments }: SnoopinState, team: number): { key: string; name: string; does: string }[] =>
  developments
    .filter(
      (one, i, all) =>
        one.teamId === team && all.findIndex(({ teamId, key }) => teamId === team && key === one.key) === i,
    )
    .map(({ kind, key }) => {
      const table: Table = kind === 'special' ? specialDevelopment : leadershipDevelopment
      return { key, name: nameIn(table, key), does: doesIn(table, key) }
    })

/** @returns what a team is tired by, each result once with how often it bears it. */
export function tiredBy({ fatigues }: SnoopinState, team: number): { name: string; does: string }[] {
  const keys = fatigues.filter(({ teamId }) => teamId === team).map(({ key }) => key)
  return [...new Set(keys)].map((key) => {
    const times = keys.filter((one) => one === key).length
    const name = nameIn(combatFatigue, key)
    return { name: times > 1 ? `${name} x${times}` : name, does: doesIn(combatFatigue, key) }
  })
}

/** @returns a team's gains, its fatigue, and its dice where they are not those of its force. */
export function chipsOf(state: SnoopinState, team: Team, force: Force, sealed: boolean): Chip[] {
  const chip = (kind: Chip['kind']) => (text: string) => ({ kind, text })
  const own = [
    ...(team.troopQuality === force.troopQuality ? [] : [`TQ d${team.troopQuality}`]),
    ...(team.morale === force.morale ? [] : [`Morale d${team.morale}`]),
  ]
  return [
    ...(sealed ? [] : gainedBy(state, team.id).map(({ name }) => chip('gained')(name))),
    ...tiredBy(state, team.id).map(({ name }) => chip('tired')(name)),
    ...own.map(chip('plain')),
  ]
}
