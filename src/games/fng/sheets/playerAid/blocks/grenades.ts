import type { AidDraft } from '../../../../../main/sheets/aid/block.ts'
import type { KeyOf, Row } from '../../../../../main/engine/table.ts'
import { ballPlayerRange } from '../../../rules/battle/fire/grenade.ts'
import { dudsOf } from '../../../rules/battle/fire/throwing.ts'
import { weaponFigures } from '../../../rules/battle/fire/weapons.ts'
import * as t from '../../../rules/tables/index.ts'
import type { Campaign } from '../campaign.ts'
import { tableNumber } from '../cited.ts'
import { diceOf, effect, grouped, passes, shortly } from '../saying.ts'

/** A grenade or a LAW is made ready first (FNG p. 33). */
export function readying({ rules }: Campaign): AidDraft {
  const table = rules.table(t.readyTheGrenade)
  const says = shortly(t.readyTheGrenade, rules, {
    now: 'now',
    inReaction: 'in reaction, or when next active',
    nextActive: 'when next active',
  })
  return {
    number: '3.1',
    tables: [t.readyTheGrenade.id],
    title: 'Ready it',
    hint: diceOf(table),
    pages: 'p. 33',
    rows: table.rows.map((row) => [passes(row), says(row)]),
    notes: ['Grenade, LAW, charge, M203. One a figure a turn.'],
  }
}

/** Then it is thrown (FNG p. 34). */
export function throwing({ rules }: Campaign): AidDraft {
  const table = rules.table(t.throwingAGrenade)
  const says = shortly(t.throwingAGrenade, rules, {
    onSpot: 'on the spot',
    missed: 'missed, Received Fire',
    dropped: `at his own feet${escape(rules)}`,
  })
  const grenade = weaponFigures(rules, 'grenade-fwf')
  return {
    number: '3.2',
    tables: [t.throwingAGrenade.id],
    title: `Throw, ${grenade.range}"`,
    hint: diceOf(table),
    pages: 'p. 34',
    rows: grouped(table.rows, passes).map(([passed, rows]) => [passed, atSpot(rows, says)]),
    notes: [`Ball Player ${ballPlayerRange}".`],
  }
}

/** "; each there 1d6, REP or less: prone, unhurt"; nothing where no die saves anybody. */
function escape(rules: Rules): string {
  const dropped = rules.table(t.throwingAGrenade).rows.find(({ outcome }) => outcome === 'dropped')
  const dice = dropped?.gives.escapeDice ?? 0
  return dice === 0 ? '' : `; each there ${dice}d6, REP or less: prone, unhurt`
}

/** "Blind: missed, Received Fire. Seen, dropped over or rolled in: on the spot". */
function atSpot(rows: readonly Row[], says: (row: Row) => string): string {
  const blind = rows.find(({ when }) => when === 'cannotSeeSpot')
  const seen = rows.find(({ when }) => when === undefined)!
  if (blind === undefined || says(blind) === says(seen)) return says(seen)
  return `sees it, or dropped over or in: ${says(seen)}. Blind: ${says(blind)}`
}

/** And bursts (FNG pp. 34, 41-42). */
export function blast({ rules, state }: Campaign): AidDraft {
  const { blast: circle, impact } = weaponFigures(rules, 'grenade-fwf')
  const { from, to, late } = dudsOf(state)
  return {
    number: '3.3',
    tables: [t.buildingDv.id],
    title: `Blast, ${circle ?? 0}"`,
    pages: 'p. 34, 42',
    notes: [
      `Impact ${impact} on everyone in the circle, ours too: ${tableNumber(t.combatDamage.id)}. Cover of DV ${impact} or more between: Duck Back only. Inside a building: ${effect(t.combatDamage, rules, 'explosionInBuilding')}. **Theirs:** 1d6, ${from}-${to} dud${late ? ' after a good throw' : ': Received Fire, not outgunned'}.`,
      `**DV:** ${dvs(rules)}.`,
    ],
  }
}

type Rules = Campaign['rules']

/** The structures that one meets, by what stops a blast (FNG p. 41). */
const names: Readonly<Record<KeyOf<typeof t.buildingDv>, string>> = {
  hooch: 'hooch',
  frame: 'frame',
  sandbagged: 'sandbags',
  masonry: 'brick',
  concrete: 'concrete',
  logBunker: 'log bunker',
  bunker: 'bunker',
  dirtBerm: 'berm',
  concreteSteel: 'steel and concrete',
}

/** "hooch 0, frame 1, ... concrete, log bunker 4". */
function dvs(rules: Rules): string {
  const rows = rules.table(t.buildingDv).rows.toSorted((a, b) => a.gives.dv - b.gives.dv)
  return grouped(rows, ({ gives }) => gives.dv)
    .map(([dv, those]) => `${those.map(({ key }) => names[key]).join(', ')} ${dv}`)
    .join(', ')
}
