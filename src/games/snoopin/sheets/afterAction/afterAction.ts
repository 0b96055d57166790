import { ranksAreSealed } from '../../rules/kept.ts'
import { builtIn } from '../../rules/learnt.ts'
import type { Moments } from '../../rules/moments.ts'
import { missionName, missionOf } from '../../rules/missions.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { byTheBook } from '../../rules/scene.ts'
import { furtherPows, offFor, scoreLines, signed, sumOf } from '../../rules/score.ts'
import type { Side, SnoopinState, Turn } from '../../rules/state.ts'
import { margin } from '../../rules/tables/victory.ts'
import { sideTurnOf } from '../../rules/turn.ts'
import type { Field } from '../shared/logParts.ts'
import { nameIn, turnWords } from '../shared/words.ts'
import { byHandIn } from './byHand.ts'
import { partsOfTurn, type Section } from './sections.ts'

/** What a side did in a turn. */
export interface SideReport {
  readonly name: string
  /** "Over Run: achieved"; empty of who had none. */
  readonly mission: string
  readonly lines: readonly { readonly text: string; readonly count: string; readonly points: string }[]
  readonly totals: readonly { readonly text: string; readonly points: string }[]
}

/** What a turn of the campaign brought. */
export interface AfterActionModel {
  readonly title: string
  readonly whose: string
  readonly when: string
  readonly fields: readonly (readonly Field[])[]
  readonly sides: readonly SideReport[]
  readonly sections: readonly Section[]
  /** The players' own. */
  readonly words: string
}

/** @param at the campaign at the moments of the turn. */
export function afterActionModel(at: Moments, name: string, turn: Turn): AfterActionModel {
  const { now: state } = at
  const [tour] = state.tour
  const sealed = ranksAreSealed(state)
  return {
    title: 'After action report',
    whose: tour?.title ?? name,
    when: turnWords(state, tour, turn.id),
    fields: fieldsOf(at, turn),
    sides: state.sides.map((side) => sideReport(at, turn, side, sealed)),
    sections: partsOfTurn(at, turn, sealed),
    words: turn.words,
  }
}

/** @returns the last turn that was assessed; undefined while none was. */
export const lastPlayed = ({ turns }: SnoopinState): Turn | undefined => turns.findLast((turn) => turn.margin !== null)

function fieldsOf({ now: state, reason }: Moments, turn: Turn): readonly (readonly Field[])[] {
  const [tour] = state.tour
  const winner = state.sides.find(({ id }) => id === turn.winnerId)
  const how = turn.margin === null ? '' : nameIn(margin, turn.margin)
  const edges = state.sideTurns.flatMap(({ turnId, sideId, edge }) => {
    const side = state.sides.find(({ id }) => id === sideId)
    return turnId === turn.id && side && edge !== '' ? [`${side.name} ${edge}`] : []
  })
  return [
    [
      { label: 'Scenario', value: turn.scenario || 'Random mission', share: 2 },
      { label: 'Setting', value: tour?.setting ?? '', share: 2 },
      { label: 'Game turns', value: turn.gameTurn === null ? '' : String(turn.gameTurn), share: 0.8 },
      { label: 'Result', value: winner ? `${how}, ${winner.name}` : how, share: 2 },
    ],
    [
      { label: 'Terrain', value: turn.pieces === null ? '' : `${turn.pieces} pieces`, share: 0.9 },
      { label: 'Hot spots', value: turn.hotSpots, share: 2 },
      { label: 'Edges', value: edges.join(', '), share: 2.4 },
    ],
    [
      { label: 'Came along', value: along(state, turn), share: 3 },
      { label: 'Fog of War cards', value: cards(state, turn), share: 2.3 },
      ...(reason === '' ? [] : [{ label: 'The game was ended', value: reason, share: 2.3 }]),
    ],
  ]
}

/** From the headquarters; empty before the plan was initiated. */
function along({ accompanying, men }: SnoopinState, { id, gameTurn }: Turn): string {
  const came = accompanying.filter(({ turnId }) => turnId === id).map(({ manId }) => manId)
  const names = men.filter((man) => came.includes(man.id)).map(({ name }) => name)
  return names.length === 0 && gameTurn !== null ? 'nobody' : names.join(', ')
}

/** Drawn before the game, by side. */
function cards({ sideTurns, sides }: SnoopinState, { id, gameTurn }: Turn): string {
  const drawn = sideTurns.filter(({ turnId, fogCards }) => turnId === id && fogCards > 0)
  const words = drawn.map((one) => `${sides.find((side) => side.id === one.sideId)?.name ?? ''} ${one.fogCards}`)
  return words.length === 0 && gameTurn !== null ? 'none' : words.join(', ')
}

/** Losses that stand on no log, of attached units: the tables below name nobody. */
const ofThem = (count: number): string => (count === 0 ? '' : `; ${count} counted by hand`)

function sideReport(at: Moments, turn: Turn, side: Side, sealed: boolean): SideReport {
  const { now: state } = at
  const list = scoreLines(byTheBook(state), turn, side.id)
  const row = sideTurnOf(state, turn, side.id)
  const points = row?.points ?? sumOf(list)
  const built = row?.built ?? null
  return {
    name: side.name,
    mission: missionWords(state, turn, side),
    lines: list.map((line) => ({
      text: `${capital(line.text)}, ${signed(line.points)}${ofThem(byHandIn(line))}`,
      count: line.count === 0 ? '' : String(line.count),
      points: line.count === 0 ? '' : signed(line.count * line.points),
    })),
    totals: [
      { text: 'Points of the game', points: String(points) },
      {
        text: `POWs of the turn, ${offFor(byTheBook(state), 1)} off each${ofThem(furtherPows(state, turn.id, side.id))}`,
        points: row && row.pows > 0 ? String(-offFor(byTheBook(state), row.pows)) : '0',
      },
      { text: 'Campaign Victory Points', points: row?.campaignPoints == null ? '' : String(row.campaignPoints) },
      ...(built === null
        ? []
        : [{ text: `Built: ${sealed ? 'sealed' : (builtIn(at, turn)?.brought ?? '')}`, points: '' }]),
    ],
  }
}

function missionWords(state: SnoopinState, turn: Turn, { id }: Side): string {
  const mission = missionOf(state, turn, id)
  if (!mission) return ''
  if (mission.known === null) return 'sealed'
  const how = mission.achieved === null ? '' : mission.achieved ? ': achieved' : ': failed'
  return `${missionName(byTheBook(state), mission.known)}${how}`
}
