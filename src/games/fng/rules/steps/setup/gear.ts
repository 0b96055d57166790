import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { fullName } from '../../naming.ts'
import { tourOf } from '../../people.ts'
import { halfMonthOf } from '../../platoon/weapons.ts'
import type { FngState, Soldier } from '../../state.ts'
import { gear as gearTable } from '../../tables/index.ts'
import type { Carried } from './attachments.ts'
import { handOf, listed, rollOne } from './common.ts'
import type { Goes } from './whoGoes.ts'

interface Means {
  readonly rules: Rules
  readonly dice: AnswerSource
  readonly say: (line: Line) => void
}

/**
 * Rolls what each man carries beyond his weapons: one die for each man and item, for this mission (FNG pp. 6-7). From
 * July 1967 the platoon's one starlight scope goes with whoever leads.
 */
export function rollGear(
  state: FngState,
  going: readonly Goes[],
  leader: Soldier,
  { rules, dice, say }: Means,
): Carried[] {
  const table = rules.table(gearTable)
  const items = table.rows.flatMap(({ key, gives, cells }) =>
    gives.chanceTo === null ? [] : [{ key, chanceTo: gives.chanceTo, name: cells.item }],
  )
  const asked = going.flatMap(({ soldier }) => items.map((item) => ({ soldier, ...item })))
  const rolled = rollOne(
    dice,
    asked.map(({ soldier, key, chanceTo, name }) => ({
      key: `${table.id}.${key}`,
      subject: soldier.id,
      why: `${name} for ${fullName(state, soldier)} on 1-${chanceTo}`,
    })),
  ).map((die, i) => ({ ...asked[i]!, die, has: isPossible(die.face, 1, asked[i]!.chanceTo) }))
  for (const { soldier } of going) {
    const own = rolled.filter((item) => item.soldier.id === soldier.id)
    const has = own.filter((item) => item.has).map((item) => item.name.toLowerCase())
    const text = `${fullName(state, soldier)}: ${has.length === 0 ? 'nothing extra' : listed(has)}.`
    const thrown = { faces: own.map(({ die }) => die.face), ...handOf(own.map(({ die }) => die)) }
    say(
      explainDice(text, thrown, {
        about: { collection: 'soldiers', id: soldier.id },
        table: table.id,
        page: table.page,
      }),
    )
  }
  const carried = rolled.filter(({ has }) => has).map(({ soldier, key }) => ({ soldierId: soldier.id, item: key }))
  return [...carried, ...scope(state, leader, { rules, say })]
}

/** One starlight scope for the platoon from its date on: 1 July 1967 (ruling to FNG p. 6). */
function scope(state: FngState, leader: Soldier, { rules, say }: Omit<Means, 'dice'>): Carried[] {
  if (tourOf(state).halfMonth < halfMonthOf(rules, 'starlightScopes')) return []
  const item = 'starlight-scope'
  say(
    note(`${fullName(state, leader)} has the platoon's starlight scope.`, {
      about: { collection: 'soldiers', id: leader.id },
      table: gearTable.id,
      row: gearTable.rows.findIndex(({ key }) => key === item),
      page: gearTable.page,
    }),
  )
  return [{ soldierId: leader.id, item }]
}
