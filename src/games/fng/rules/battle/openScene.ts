import { readPassing } from '../../../../main/engine/handReading.ts'
import { explain, note } from '../../../../main/engine/lines.ts'
import { rollAllOnTable, rollOnTable } from '../../../../main/engine/rollOnTable.ts'
import { addRows, patchRow, removeRows, rowById } from '../../../../main/engine/state.ts'
import type { StepArgs } from '../../../../main/engine/system.ts'
import type { FngState } from '../state.ts'
import type { HandThrow, Rows, Scene, TurnHooks } from './scene.ts'
import { luckyRoll, luckyThrow } from './luck.ts'

/** Dice that pass or do not say so before they are thrown. */
export function toldBefore(request: HandThrow): HandThrow {
  const { passesAt, readings, key } = request
  if (passesAt === undefined || readings !== undefined) return request
  const named = { title: key, page: 1 }
  return { ...request, readings: [readPassing(named, passesAt, { yes: 'Passed', no: 'Not passed' })] }
}

/** @returns a scene on the state of a step that begins. */
export function openScene(
  { state: start, rules, dice, newId, say }: Omit<StepArgs<FngState, unknown>, 'input'>,
  hooks: readonly TurnHooks[],
): Scene {
  let state = start
  const scene: Scene = {
    hooks,
    get state() {
      return state
    },
    patch(collection, id, patch) {
      state = patchRow(state, collection, id, patch as never)
    },
    add(collection, row) {
      const id = newId()
      state = addRows(state, collection, [{ ...row, id }] as never)
      return id
    },
    remove(collection, drop) {
      state = removeRows(state, collection, drop as never)
    },
    row: (collection, id) => rowById(state[collection] as readonly Rows<typeof collection>[], id),
    table: (book) => rules.table(book),
    roll(book, situation) {
      const roll = () => rollOnTable(rules.table(book), dice, situation)
      return luckyRoll(scene, roll(), situation.subject, roll)
    },
    rollAll(book, situations) {
      const table = rules.table(book)
      return rollAllOnTable(table, dice, situations).map((roll, i) =>
        luckyRoll(scene, roll, situations[i]!.subject, () => rollOnTable(table, dice, situations[i]!)),
      )
    },
    dice: (request) => {
      const told = toldBefore(request)
      return luckyThrow(scene, request, dice.roll(told), () => dice.roll(told))
    },
    diceAll(requests) {
      const told = requests.map(toldBefore)
      return dice.rollAll(told).map((thrown, i) => luckyThrow(scene, requests[i]!, thrown, () => dice.roll(told[i]!)))
    },
    choose: (request) => dice.choose(request),
    draw: (request) => dice.draw(request),
    say,
    tell: (roll, text, about = null) => {
      say(explain(roll, text, about))
    },
    note: (text, more = {}) => {
      say(note(text, more))
    },
  }
  return scene
}
