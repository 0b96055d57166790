import type { Step } from '../../../../../main/engine/system.ts'
import { RuleError } from '../../../../../main/engine/errors.ts'
import { note } from '../../../../../main/engine/lines.ts'
import { addRows } from '../../../../../main/engine/state.ts'
import { deployed } from '../../battle/begin/deployed.ts'
import { missionOf, mustStandAt } from '../../people.ts'
import type { FngState } from '../../state.ts'
import { counted } from '../../aftermath/hands.ts'

/**
 * Begins to track the battle of this half-month's mission: the men who go stand in groups by squad, the enemy's markers
 * lie on their sectors (FNG pp. 14, 60). No dice: nobody has acted.
 *
 * @throws RuleError `not-now` when a battle is being tracked already.
 */
export const beginBattle: Step<FngState> = {
  title: 'Begin the battle',
  run({ state, rules, newId, say }) {
    mustStandAt(state, 'battle')
    if (state.battle.length > 0) throw new RuleError('not-now', 'This battle is being tracked already.')
    const mission = missionOf(state)
    const { battle, groups, figures, contacts, lasting } = deployed(state, mission, newId, rules)
    const men = counted(figures.length, 'man', 'men')
    say(
      note(
        `${men} in ${counted(groups.length, 'group', 'groups')}; ${counted(contacts.length, 'marker', 'markers')} on the table.`,
        { page: 14 },
      ),
    )
    const withUs = addRows(addRows(addRows(state, 'battle', [battle]), 'groups', groups), 'figures', figures)
    return addRows(addRows(withUs, 'contacts', contacts), 'lasting', lasting)
  },
}
