import { isOnTable, isUp, type Figure } from '../../src/games/fng/rules/battle/battle.ts'
import type { FigureStatus } from '../../src/games/fng/rules/battle/collections.ts'
import type { FngState } from '../../src/games/fng/rules/state.ts'
import type { BattleEntry } from './battlePlayer.ts'

/**
 * What a status may become within one action (FNG pp. 18, 24, 38-39): a Stunned
 * man who had retired before is so again. Who has left does not come back; a man taken for
 * dead lives by a random event alone, which comes with the dice of a new turn (FNG p. 71); by another that comes with them
 * he is up again at once.
 */
const paths: Readonly<Record<FigureStatus, readonly FigureStatus[]>> = {
  carryOn: ['duckBack', 'retired', 'stunned', 'outOfTheFight', 'obviouslyDead', 'captured', 'left'],
  duckBack: ['carryOn', 'retired', 'stunned', 'outOfTheFight', 'obviouslyDead', 'captured', 'left'],
  retired: ['carryOn', 'stunned', 'outOfTheFight', 'obviouslyDead', 'captured', 'left'],
  stunned: ['carryOn', 'retired', 'outOfTheFight', 'obviouslyDead', 'captured', 'left'],
  outOfTheFight: ['carryOn', 'obviouslyDead', 'captured', 'left'],
  captured: ['stunned', 'outOfTheFight', 'obviouslyDead', 'left'],
  obviouslyDead: [],
  left: [],
}

/** What two random events of one turn may make of a man taken for dead. */
const risen: readonly FigureStatus[] = ['outOfTheFight', 'carryOn']

/** @returns what went from one status to another on no path there is. */
export function strayPaths({ before, after, input }: BattleEntry): string[] {
  const was = new Map(before.figures.map((figure) => [figure.id, figure]))
  return after.figures.flatMap((now) => {
    const old = was.get(now.id)
    if (!old || old.status === now.status || paths[old.status].includes(now.status)) return []
    const lives = old.status === 'obviouslyDead' && input.action === 'nextTurn' && risen.includes(now.status)
    if (lives) return []
    return [`${input.action}: ${now.name} went from ${old.status} to ${now.status}`]
  })
}

/** @returns figures that are in two places, or stand where they cannot be. */
export function misplaced(state: FngState): string[] {
  const byId = new Map(state.figures.map((figure) => [figure.id, figure]))
  const held = new Map<number, number>()
  for (const { carries } of state.figures) if (carries !== null) held.set(carries, (held.get(carries) ?? 0) + 1)
  return [
    ...state.figures.flatMap((figure) => wrongWith(figure, byId, held).map((what) => `${figure.name}: ${what}`)),
    ...state.groups.flatMap(({ id, name, leaderId, strength }) => {
      const leader = leaderId === null ? undefined : byId.get(leaderId)
      const foreign = leader && leader.groupId !== id ? [`${name} is led from another group`] : []
      return strength < 0 ? [...foreign, `${name}: strength ${strength}`] : foreign
    }),
  ]
}

function wrongWith(figure: Figure, byId: ReadonlyMap<number, Figure>, held: ReadonlyMap<number, number>): string[] {
  const found: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) found.push(what)
  }
  const carriers = held.get(figure.id) ?? 0
  must(carriers === (figure.carried ? 1 : 0), `carried by ${carriers}, and carried is ${String(figure.carried)}`)
  must(!figure.carried || !isUp(figure), 'is carried and stands')
  must((figure.status === 'left') === (figure.leftHow !== null), `${figure.status}, left ${String(figure.leftHow)}`)
  must(figure.carries !== figure.id && figure.matchedWith !== figure.id, 'holds on to himself')
  must(
    figure.carries === null || isOnTable(figure) === isOnTable(byId.get(figure.carries)!),
    'carries who is elsewhere',
  )
  must(figure.matchedWith === null || byId.get(figure.matchedWith)!.side !== figure.side, 'fights his own side')
  must(figure.starDice >= 0 && figure.starDice <= 7, `${figure.starDice} Star Power dice`)
  // A random event may put a man a point above his own REP (FNG p. 71).
  must(figure.repLoss >= -1, `REP loss ${figure.repLoss}`)
  return found
}

/** @returns figures that used active fire which they had used before (FNG p. 17). */
export function actsTwice({ input, before, after, refused }: BattleEntry): string[] {
  if (input.action !== 'fire' || refused !== null) return []
  const shooters = input.values['shooters'] as readonly number[]
  const fired = (state: FngState, id: number) => state.figures.find((figure) => figure.id === id)!.fired
  return shooters.filter((id) => fired(before, id) || !fired(after, id)).map((id) => `figure ${id} fires twice`)
}

/** @returns sentences of the log that say something else than English. */
export const garbled = ({ lines }: BattleEntry): string[] =>
  lines.map(({ text }) => text).filter((text) => /undefined|NaN|null|\[object| {2}|^ | $|^$/.test(text))
