import type { AnswerSource } from '../../../../../main/engine/answers.ts'
import { countPassed } from '../../../../../main/engine/checks.ts'
import { explainDice, note, type Line } from '../../../../../main/engine/lines.ts'
import { fullName } from '../../naming.ts'
import { squadName } from '../../people.ts'
import type { FngState, Mission, Soldier } from '../../state.ts'
import { rollOne } from './common.ts'

/** The die of an ambushing squad. */
export const claymoresKey = 'mission.ambush-claymores'

/**
 * May the Claymores be set out before the battle? An ambushing squad rolls one die against its leader's REP (FNG p. 98);
 * a Defense may, unless civilians are present (FNG p. 99). Nothing is rolled where the squad has none.
 */
export function rollClaymores(
  state: FngState,
  mission: Mission,
  squad: number,
  leader: Soldier,
  { dice, say }: { readonly dice: AnswerSource; readonly say: (line: Line) => void },
): void {
  const has = state.equipment.some((row) => row.squad === squad && row.item === 'claymore' && row.quantity > 0)
  if (!has) return
  const about = { collection: 'missions', id: mission.id }
  if (mission.type === 'defense') {
    const text = mission.civilians === true ? 'No Claymores: civilians are present.' : 'Claymores may be set out.'
    say(note(text, { about, page: 99 }))
  }
  if (mission.ambushSide !== 'player') return
  const why = `May ${squadName(squad)} set out its Claymores? ${fullName(state, leader)}, REP ${leader.rep}`
  const die = rollOne(dice, [{ key: claymoresKey, subject: leader.id, why }])[0]!
  const passed = countPassed(die.faces, leader.rep) > 0
  const text = `${fullName(state, leader)}, REP ${leader.rep}: ${passed ? 'the Claymores may be set out' : 'no time for the Claymores'}.`
  say(explainDice(text, die, { about, page: 98 }))
}
