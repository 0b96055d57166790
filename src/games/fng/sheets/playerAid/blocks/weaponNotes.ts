import { backBlastOf } from '../../../rules/battle/fire/backBlast.ts'
import { behindImpact } from '../../../rules/battle/fire/setOffMine.ts'
import { weaponFigures } from '../../../rules/battle/fire/weapons.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { reach } from '../../../rules/reach.ts'
import * as t from '../../../rules/tables/index.ts'
import { weaponShortName } from '../../../rules/weapons.ts'
import type { Campaign } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { diceOf, effect, grouped, passes, scores, shortly } from '../saying.ts'

/** What the figures of weapons do not tell (FNG pp. 26-29). */
export function ourNotes(campaign: Campaign): string[] {
  const { rules, state } = campaign
  const hip = switchOf(state, 'hipFire') === 'both' ? 'one die less, ' : ''
  const [rocket, recoilless] = ['m72-law', 'rr-90mm'].map((id) => backBlastOf(state, weaponFigures(rules, id))!)
  const isSame = rocket!.inches === recoilless!.inches && rocket!.impact === recoilless!.impact
  const others = isSame ? '' : ` (recoilless ${recoilless!.inches}", ${recoilless!.impact})`
  return [
    `**LMG** (p. 26), both men: prone is set up; elsewhere a whole turn. **Not set up** (M-14A1, BAR too): ${hip}REP ${effect(t.rangedCombat, rules, 'weaponPenalty')}. **MMG, HMG:** only set up. **Hasty**, full crew, ${hasty(campaign)}.`,
    `**Back blast** ${rocket!.inches}", Impact ${rocket!.impact}${others}. Not from inside.`,
    `**M-79, RPG** once a turn. **LAW, grenade:** ready it (${tableNumber(t.readyTheGrenade.id)}).`,
    `**Claymore:** a whole turn to set up; off from ${reach.mineFrom}"; behind it ${reach.behindMine}", Impact ${behindImpact}. **C-4:** a whole turn to rig for 1-4 turns, then ready it; blocks add up.`,
  ]
}

/** "2d6: 2 now, 1 in reaction, 0 next time" (FNG p. 27). */
function hasty({ rules }: Campaign): string {
  const table = rules.table(t.hastyMgSetup)
  const says = shortly(t.hastyMgSetup, rules, { now: 'now', inReaction: 'in reaction', nextActive: 'next time' })
  return `${diceOf(table)}: ${table.rows.map((row) => `${passes(row).replace('+', '')} ${says(row)}`).join(', ')}`
}

/** What a man of the Viet Cong carries, by two dice in turn (FNG p. 12). */
export function theirNotes({ rules }: Campaign): string[] {
  const parts = grouped(rules.table(t.vcWeapons).rows, scores).map(([first, rows]) => {
    const arms = rows.map((row) => {
      const name = weaponShortName(row.outcome, rules)
      return 'then' in row ? `${scores(row.then)}\u00a0${name}` : name
    })
    return `**${first}:** ${arms.join(', ')}.`
  })
  return [`**VC weapon**, two dice in turn (p. ${t.vcWeapons.page}). ${parts.join(' ')}`]
}
