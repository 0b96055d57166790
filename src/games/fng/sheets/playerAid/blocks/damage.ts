import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { rowCounts, rowFits, type OutcomeOf } from '../../../../../main/engine/table.ts'
import * as t from '../../../rules/tables/index.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Campaign } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { diceOf, effect, modifierOf, passes, shortly } from '../saying.ts'
import { wearsFlak } from './moves.ts'

/** Impacts that have a row of their own: weapons have no greater ones (FNG pp. 11, 13). */
const impacts = [1, 2, 3, 4, 5] as const
const faces = [1, 2, 3, 4, 5, 6] as const

type Damage = OutcomeOf<typeof t.combatDamage>

/** What stands in the field of Combat Damage: a word each, for there is room for no more. */
export const damageWords: Readonly<Record<Damage, string>> = {
  obviouslyDead: 'Dead',
  outOfTheFight: 'Out',
  knockedDown: 'Down',
  stoppedByCover: 'saved',
}
export const asAbove = 'as above'

/** Combat Damage as a field: a row for each Impact, a column for each face of the die (FNG p. 32). */
export function combatDamage(campaign: Campaign): AidDraft {
  const { rules } = campaign
  const { rows } = rules.table(t.combatDamage)
  const cell = (impact: number, face: number, covered: boolean): string => {
    const when = { targetInCover: covered }
    const row = rows.find((one) => rowCounts(one, when) && rowFits(one, face, { Impact: impact }))
    return row === undefined ? '' : damageWords[row.outcome]
  }
  const inCover = faces.map((face) => {
    const all = impacts.map((impact) => cell(impact, face, true))
    const same = impacts.every((impact, i) => cell(impact, face, false) === all[i])
    return same ? asAbove : all[0]!
  })
  const flak = modifierOf(t.combatDamage, rules, 'flakJacket')
  return {
    number: '2.6',
    tables: [t.combatDamage.id],
    title: 'Combat Damage',
    hint: 'by Impact',
    pages: 'p. 32',
    rows: [
      ...impacts.map((impact) => [`Impact **\`${impact}\`**`, ...faces.map((face) => cell(impact, face, false))]),
      ['In cover', ...inCover],
    ],
    notes: [
      `Saved counts as missed. Cover does not help in melee and against blast: there DV (${tableNumber(t.buildingDv.id)}).` +
        (wearsFlak(campaign)
          ? ` Flak jacket, blast only: Impact ${signed(flak.by)}, not under ${flak.atLeast ?? 0}.`
          : ''),
    ],
  }
}

/** Recover From Knock Down (FNG p. 23). */
export function recovery(campaign: Campaign): AidDraft {
  const { rules } = campaign
  const table = rules.table(t.recoverFromKnockDown)
  const says = shortly(t.recoverFromKnockDown, rules, {
    stunned: '**Stunned**',
    outOfTheFight: '**Out of the Fight**',
    obviouslyDead: '**Obviously Dead**',
  })
  return {
    number: '2.7',
    tables: [t.recoverFromKnockDown.id],
    title: 'Recover From Knock Down',
    pages: 'p. 23',
    rows: table.rows.map((row) => [passes(row), says(row)]),
    notes: [`${diceOf(table)}, at once. **${special(campaign)}.** No Leader Die, no Star's choice`],
  }
}

/** "Flak jacket or Hard As Nails: 3d6": who rolls other dice than most, each with his own where they differ. */
function special(campaign: Campaign): string {
  const dice = (when: 'flakJacket' | 'hardAsNails') => effect(t.recoverFromKnockDown, campaign.rules, when)
  const [jacket, nails] = [dice('flakJacket'), dice('hardAsNails')]
  if (!wearsFlak(campaign)) return `Hard As Nails: ${nails}`
  return jacket === nails ? `Flak jacket or Hard As Nails: ${nails}` : `Flak jacket: ${jacket}; Hard As Nails: ${nails}`
}

/** First Aid (FNG p. 39). */
export function firstAid({ rules }: Campaign): AidDraft {
  const table = rules.table(t.firstAid)
  const says = shortly(t.firstAid, rules, {
    fit: 'back at once, full REP',
    fitRepDown: 'back at once, -1 REP for the battle',
    stillOut: 'stays Out of the Fight',
  })
  return {
    number: '2.8',
    tables: [t.firstAid.id],
    title: 'First Aid',
    pages: 'p. 39',
    rows: table.rows.map((row) => [passes(row), says(row)]),
    notes: ["One whole turn beside him, then 1d6 against the Medic's REP and 1d6 against the victim's. Once a man."],
  }
}
