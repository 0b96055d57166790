import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import { capital } from '../../../../../main/sheets/phrases.ts'
import { rowAt, type OutcomeOf, type WhenOf } from '../../../../../main/engine/table.ts'
import { mostAround } from '../../../rules/battle/melee/charge.ts'
import { outnumberedBy } from '../../../rules/battle/melee/chargeTest.ts'
import { normalMove } from '../../../rules/battle/ground/rollFastMove.ts'
import * as t from '../../../rules/tables/index.ts'
import { signed } from '../../shared/sheetWords.ts'
import type { Campaign } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { diceOf, effect, effectOf, grouped, modifierOf, shortly } from '../saying.ts'

const counts: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four' }

/** Who may charge whom (FNG pp. 35, 37). */
export const mayCharge = (): AidDraft => ({
  number: '3.4',
  tables: [],
  title: 'May he charge?',
  pages: 'p. 35',
  rows: [
    `Sees and can reach him: ${normalMove}", or Fast Move. Too short: **In Sight** instead.`,
    'Say who charges whom. No other test until it is settled.',
    `${counts[mostAround] ?? mostAround} against one at most, one after the other.`,
  ].map((text) => [text]),
})

type ChargeWhen = WhenOf<typeof t.chargeIntoMelee>

/** Attributes that change the dice of a charge. */
const nerves: readonly (readonly [ChargeWhen, string])[] = [
  ['brawler', 'Brawler'],
  ['nervesOfSteel', 'Nerves of Steel'],
  ['tough', 'Tough'],
  ['coward', 'Coward'],
  ['poser', 'Poser'],
  ['wuss', 'Wuss'],
]

/** What changes the dice of Charging into Melee, of the target and of both (FNG p. 36). */
export function chargeDice({ rules }: Campaign): AidDraft {
  const of = (when: ChargeWhen) => effect(t.chargeIntoMelee, rules, when)
  const target = [
    ['in cover', of('targetInCover')],
    ['charged in the flank', of('chargedInFlank')],
    ['charged from behind', of('chargedInRear')],
    [`outnumbered ${outnumberedBy} to 1, either`, of('outnumbered')],
  ]
  const wave = modifierOf(t.chargeIntoMelee, rules, 'humanWave').by
  const byDice = grouped(nerves, ([when]) => of(when)).map(([dice, those]) => [namesOf(those, ', '), dice] as const)
  const own = [
    ...atMost(byDice, 3, ', '),
    [`they only harass (${tableNumber(t.vcNvaAction.id)})`, of('harassing')],
    [`human wave (${tableNumber(t.vcNvaAction.id)})`, `${signed(wave)} passed`],
  ]
  const rows = Array.from({ length: Math.max(target.length, own.length) }, (_, i) => [
    ...(target[i] ?? ['', '']),
    ...(own[i] ?? ['', '']),
  ])
  return {
    number: '3.5',
    tables: [t.chargeIntoMelee.id],
    title: 'Both roll: Charge into Melee',
    hint: `${diceOf(t.chargeIntoMelee)} against REP`,
    pages: 'p. 36',
    heads: ["target's dice", '', 'own dice, both men', ''],
    rows,
    pairs: true,
  }
}

const namesOf = (those: readonly (readonly [string, string])[], joint: string): string =>
  those.map(([, name]) => name).join(joint)

/** Rows of names and what they bring; where house rules make more of them than have room, the last ones share a row. */
function atMost(rows: readonly (readonly [string, string])[], most: number, joint: string): string[][] {
  if (rows.length <= most) return rows.map((row) => [...row])
  const rest = rows.slice(most - 1).map(([names, brings]) => `${names} ${brings}`)
  return [...rows.slice(0, most - 1).map((row) => [...row]), [rest.join(joint), '']]
}

const leads = [3, 2, 1] as const

/** What follows, by who has passed more dice and by how many (FNG p. 36). */
export function chargeResolution({ rules }: Campaign): AidDraft {
  const table = rules.table(t.chargeResolution)
  const says = shortly(t.chargeResolution, rules, {
    targetTests: 'target takes **Cohesion**; melee unless it goes',
    noFire: 'target may not fire; **melee**',
    oneShot: 'target fires one die; **melee**',
    fullFire: 'fires all dice; **melee**',
    chargerTests: 'fires all dice; charger takes **Cohesion**',
  } satisfies Record<OutcomeOf<typeof t.chargeResolution>, string>)
  const at = (lead: number) => says(rowAt(table, lead))
  const even = at(0)
  return {
    number: '3.6',
    tables: [t.chargeResolution.id],
    title: 'Who passed more?',
    pages: 'p. 36',
    heads: ['by', 'charger', 'target'],
    rows: [
      ...leads.map((lead) => [String(lead), at(lead), at(-lead)]),
      [
        'same',
        `${even.startsWith('fires') ? `target ${even}` : even}. Charger counts as charging (${tableNumber(t.rangedCombat.id)}), no snap`,
        '<',
      ],
    ],
  }
}

type MeleeWhen = WhenOf<typeof t.meleeCombat>

/** In the order in which they are named, those of one effect in one row (FNG pp. 35, 37). */
const inMelee: readonly (readonly [MeleeWhen, string])[] = [
  ['rifleBayonet', 'bayonet on the rifle, machete'],
  ['handHeldBlade', 'knife'],
  ['brawler', 'Brawler'],
  ['knifeman', 'Knifeman with it'],
  ['improvised', 'improvised'],
  ['unarmed', 'unarmed'],
  ['slight', 'Slight'],
  ['wuss', 'Wuss'],
  ['evenlyMatched', 'second opponent'],
  ['attackedFromBehind', 'from behind'],
  ['prone', 'prone'],
  ['keepsHoldOfWounded', 'keeps a wounded man'],
]

/** A round of melee (FNG pp. 37-38). */
export function melee({ rules }: Campaign): AidDraft {
  const by = (when: MeleeWhen) => modifierOf(t.meleeCombat, rules, when)
  const counted = inMelee.filter(([when]) => by(when).by !== 0)
  const table = rules.table(t.meleeResults)
  const { impactPerSuccess: each } = table.rows.find(({ outcome }) => outcome === 'knockedDown')!.gives
  const says = shortly(t.meleeResults, rules, {
    knockedDown: `other is hit, **Impact = ${each === 1 ? '' : `${each} x `}difference** (${tableNumber(t.combatDamage.id)}, no cover)`,
    evenlyMatched: 'Evenly Matched',
  })
  const rows = grouped(counted, ([when]) => by(when).by)
    .toSorted(([a], [b]) => b - a)
    .map(([, those]) => {
      const dice = effectOf(by(those[0]![0])).replace('d6', '')
      return [namesOf(those, '; '), those.length === 1 ? dice : `${dice} each`] as const
    })
  return {
    number: '3.7',
    tables: [t.meleeCombat.id, t.meleeResults.id],
    title: 'Melee',
    hint: 'REP dice, count 1-3',
    pages: 'p. 37',
    rows: atMost(rows, 5, '; '),
    pairs: true,
    notes: [
      `**More successes:** ${says(rowAt(table, 1))}. **Same:** ${capital(says(rowAt(table, 0)))}; when active 1d6: REP or less fights on, else breaks off 1d6".`,
    ],
  }
}
