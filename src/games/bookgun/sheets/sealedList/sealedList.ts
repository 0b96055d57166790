import { notNow, refuse } from '../../../../main/engine/mustBe.ts'
import { commanderOf } from '../../rules/sealing.ts'
import type { BookgunState } from '../../rules/state.ts'
import { dummy, type MarkerLine } from '../shared/listRows.ts'

/** What one player has sealed and nobody has met yet. */
export interface SealedListModel {
  /** Whose eyes it is for. */
  readonly name: string
  readonly campaign: string
  /** "Game 2, Market day" */
  readonly game: string
  readonly markers: readonly MarkerLine[]
  /** Who is Commander-in-Chief, or was until he was shown; null where none was named. */
  readonly commander: string | null
  /** As they stand in the journal, to prove the list by. */
  readonly digests: readonly string[]
}

/** @throws RuleError `not-now` for a player who has sealed nothing. */
export function sealedListModel(state: BookgunState, name: string, holder: number): SealedListModel {
  const side = state.sides.find(({ id }) => id === holder)
  if (side === undefined) refuse(`There is no player ${holder}. Nothing was printed.`)
  const kept = state.sealed.filter(({ sideId, opened }) => sideId === holder && !opened)
  if (kept.length === 0) notNow(`${side.name} has sealed nothing that is still closed.`)
  const game = state.games.find(({ id }) => id === kept[0]!.gameId)
  return {
    name: side.name,
    campaign: state.tour[0]?.title ?? name,
    game: game === undefined ? '' : `Game ${game.number}${game.scenario === '' ? '' : `, ${game.scenario}`}`,
    markers: kept
      .filter(({ kind }) => kind === 'marker')
      .map(({ number, unitId, what, place }) => ({
        ...{ number, where: place },
        what: unitId === null ? dummy : what + underWhom(state, unitId, what),
      }))
      .toSorted((a, b) => a.number - b.number),
    commander: commanderWords(state, holder),
    digests: state.seals.filter(({ sideId }) => sideId === holder).map(({ digest }) => digest),
  }
}

/** He is shown when he is killed or captured (p. 8). */
function commanderWords(state: BookgunState, holder: number): string | null {
  const row = commanderOf(state, holder)
  if (row === undefined) return null
  return row.opened ? `${row.what}: killed or captured, and so shown` : row.what
}

/** ", under Omid"; nothing of a unit that nobody leads, or whose leader has no name. */
function underWhom({ units, figures }: BookgunState, id: number, what: string): string {
  const name = units.find((unit) => unit.id === id)?.leader ?? ''
  const leads = figures.some((one) => one.unitId === id && one.leads && one.lostIn === null)
  return name === '' || !leads || what.includes(name) ? '' : `, under ${name}`
}
