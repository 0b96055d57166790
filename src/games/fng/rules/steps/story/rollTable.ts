import { explain } from '../../../../../main/engine/lines.ts'
import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rollOnTable } from '../../../../../main/engine/rollOnTable.ts'
import { asksOf, missingCircumstance } from '../../../../../main/engine/situation.ts'
import type { Step } from '../../../../../main/engine/system.ts'
import type { Row, Table } from '../../../../../main/engine/table.ts'
import { ownTables } from '../../house/ownTables.ts'
import type { RolledAlone } from '../../inputs.ts'
import { fullName } from '../../naming.ts'
import { soldierById } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { fngTables } from '../../tables/index.ts'

/**
 * Rolls on any one table, of the book or his own, for a player who keeps the rest himself (FNG, all pages): the roll stands in the journal, and
 * changes nothing.
 *
 * @throws RuleError `bad-input` for a table that is not there or is not rolled on, a number that is missing, a
 *   circumstance that the table does not know.
 */
export const rollTable: Step<FngState, RolledAlone> = {
  title: (state, { table }) => tableNamed(state, table).title,
  run({ state, input, rules, dice, say }) {
    const table: Table = rules.table(tableNamed(state, input.table))
    checkSituation(table, input)
    const man = input.soldierId === null ? null : soldierById(state, input.soldierId)
    const roll = rollOnTable(table, dice, {
      subject: man?.id ?? 0,
      why: input.words || (man ? fullName(state, man) : 'rolled alone'),
      when: input.when,
      numbers: input.numbers,
    })
    const whose = [man && fullName(state, man), input.words].filter(Boolean).join(', ')
    const about = man && { collection: 'soldiers', id: man.id, field: 'roll' }
    say(explain(roll, `${whose === '' ? '' : `${whose}: `}${resultOf(roll.row)}`, about))
    return state
  },
}

function tableNamed(state: FngState, id: string): Table {
  const table = fngTables.find((one) => one.id === id) ?? ownTables(state).find((one) => one.id === id)
  if (!table) refuse(`There is no table ${id}.`)
  return table
}

function checkSituation(table: Table, { numbers, when }: RolledAlone): void {
  const asks = asksOf(table)
  if (!asks.rolled) refuse(`${table.title} is looked up, not rolled on.`)
  for (const name of asks.numbers) if (numbers[name] === undefined) refuse(`${table.title} needs a number for ${name}.`)
  const known = new Set(asks.circumstances.map((one) => one.when))
  for (const name of Object.keys(when)) if (!known.has(name)) refuse(`${table.title} knows no circumstance ${name}.`)
  const held = new Set(Object.keys(when).filter((name) => Boolean(when[name])))
  const missing = missingCircumstance(table, held)
  if (missing) {
    const words = asks.circumstances.filter((one) => missing.includes(one.when)).map((one) => one.text)
    refuse(`${table.title}: say which of these holds: ${words.join('; ')}.`)
  }
}

/** What a row says: its result, else its columns. */
const resultOf = (row: Row): string =>
  row.text ??
  (Object.entries(row.cells ?? {})
    .map(([head, cell]) => `${head} ${cell}`)
    .join(', ') ||
    String(row.outcome ?? row.key ?? 'as rolled'))
