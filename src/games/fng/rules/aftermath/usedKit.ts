import { note } from '../../../../main/engine/lines.ts'
import { squadOf } from '../battle/fire/launchable.ts'
import { switchOf } from '../house/switches.ts'
import { squadName } from '../people.ts'
import type { Equipment, FngState } from '../state.ts'
import { weaponShortName } from '../weapons.ts'
import type { Hands } from './hands.ts'

/** What one squad has used of one kind. */
interface Used {
  readonly squad: number
  readonly item: string
  readonly count: number
}

/**
 * LAWs fired, mines set out and charges laid in the battle are off the squad's kit. The lists hand it out once, when the
 * platoon is made (FNG pp. 7-10), and the book knows no supply between missions: a switch for those who do.
 */
export function takeOffUsed(state: FngState, { rules, say }: Pick<Hands, 'rules' | 'say'>): FngState {
  if (switchOf(state, 'usedKit') === 'replaced') return state
  return usedUp(state).reduce((now, used) => {
    const equipment = takeOff(now.equipment, used)
    const left = countOf(equipment, used)
    const row = now.equipment.find((each) => isOf(each, used))!
    const about = { collection: 'equipment', id: row.id, field: 'quantity' }
    const text = `${squadName(used.squad)} has used ${used.count} ${weaponShortName(used.item, rules)}: ${left} left.`
    say(note(text, { about, page: 27 }))
    return { ...now, equipment }
  }, state)
}

const isOf = (row: Equipment, { squad, item }: Pick<Used, 'squad' | 'item'>): boolean =>
  row.squad === squad && row.item === item

const countOf = (equipment: readonly Equipment[], used: Pick<Used, 'squad' | 'item'>): number =>
  equipment.filter((row) => isOf(row, used)).reduce((sum, { quantity }) => sum + quantity, 0)

/** @returns what the tracked battle says was used, never more than a squad has: what a man brings himself is not its. */
function usedUp(state: FngState): Used[] {
  const rows = state.tallies.flatMap(({ event, figureId, text }) => {
    const figure = event === 'lawFired' ? state.figures.find(({ id }) => id === figureId) : undefined
    const squad = figure ? squadOf(state, figure) : null
    return squad === null ? [] : [{ squad, item: text }]
  })
  const kinds = new Map(rows.map((row) => [`${row.squad} ${row.item}`, row]))
  return [...kinds.values()].flatMap(({ squad, item }) => {
    const used = rows.filter((row) => row.squad === squad && row.item === item).length
    const count = Math.min(used, countOf(state.equipment, { squad, item }))
    return count > 0 ? [{ squad, item, count }] : []
  })
}

/** What nobody in particular carries goes first; a row of which nothing is left goes. */
function takeOff(equipment: readonly Equipment[], used: Used): Equipment[] {
  let open = used.count
  const taken = new Map<number, number>()
  const own = equipment.filter((row) => isOf(row, used))
  for (const { id, quantity } of own.toSorted((a, b) => Number(a.soldierId !== null) - Number(b.soldierId !== null))) {
    const off = Math.min(open, quantity)
    taken.set(id, off)
    open -= off
  }
  return equipment
    .map((row) => ({ ...row, quantity: row.quantity - (taken.get(row.id) ?? 0) }))
    .filter((row) => row.quantity > 0 || !taken.has(row.id))
}
