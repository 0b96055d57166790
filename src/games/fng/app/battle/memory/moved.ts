import type { PastEntry } from '../../../../../main/app/game/past.ts'
import type { AnyRow, Change } from '../../../../../main/engine/state.ts'
import type { Values } from '../../../rules/battle/action.ts'
import type { BattleAction } from '../../../rules/inputs.ts'
import { vcNvaAction } from '../../../rules/tables/index.ts'
import { idsOf, linesOf } from './valuesOf.ts'

/** Whoever is no more where he was: ids of figures, groups and contacts. */
export interface Moved {
  /** Before what the form of the entry says of the table. */
  readonly before: readonly number[]
  /** By the entry itself, after what its form says. */
  readonly after: readonly number[]
}

/** Their move is used up on the spot. */
const onTheSpot: readonly string[] = [
  'setCharge',
  'clearWay',
  'disarm',
  'placeClaymore',
  'radioActivate',
  'subdue',
  'meleeRound',
]

/** @returns who moved in an entry of the battle, by what was played and by what became of it. */
export function movedIn({ input, tape = [], changes }: PastEntry): Moved {
  const action = input as BattleAction
  const { values } = action
  return {
    // Who has moved in this activation did so before he came in sight.
    before: action.action === 'inSight' ? linesOf(values['lines']).flatMap(movedFirst) : [],
    after: [...saidToMove(action, tape), ...changes().flatMap((change) => (wentIn(change, action) ? [change.id] : []))],
  }
}

const movedFirst = (line: Values): number[] => (line['moved'] === true ? idsOf(line['figure']) : [])

function saidToMove({ action, values }: BattleAction, tape: NonNullable<PastEntry['tape']>): number[] {
  switch (action) {
    case 'moves':
      return [...idsOf(values['groups']), ...idsOf(values['figures'])]
    case 'charge':
      return linesOf(values['charges']).flatMap(({ charger = null }) => idsOf(charger))
    case 'pefMoves':
      return idsOf(values['contact'])
    case 'enemyActs':
      // Who defends stays put, but where fortifications are near (FNG p. 70); all others go (p. 69).
      return values['fortified'] === true || tape.some(({ key }) => key === vcNvaAction.id)
        ? idsOf(values['group'])
        : []
    default:
      return []
  }
}

function wentIn({ collection, before, after }: Change, { action, values }: BattleAction): boolean {
  if (before === null || after === null) return false
  const turned = (...columns: readonly string[]) => columns.some((column) => before[column] !== after[column])
  const set = (column: string) => before[column] === false && after[column] === true
  switch (collection) {
    case 'contacts':
      return turned('sector')
    case 'vehicles':
      return turned('sector') || (action === 'vehicleActs' && values['does'] === 'moves')
    case 'groups':
      return turned('sector', 'hidden')
    case 'figures':
      return (
        turned('retiredTurn', 'inTunnel', 'aboardId', 'vehicleId') ||
        (before['posture'] !== null && after['posture'] === null) ||
        set('fastMoving') ||
        (set('moved') && !onTheSpot.includes(action) && !(action === 'posture' && values['does'] !== 'crawl')) ||
        ducksAway(before, after)
      )
    default:
      return false
  }
}

/** Whoever ducks in cover stays behind it; all others make for some. */
const ducksAway = (before: AnyRow, after: AnyRow): boolean =>
  before['status'] !== 'duckBack' &&
  after['status'] === 'duckBack' &&
  !['cover', 'both'].includes(String(before['posture']))
