import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import { boundValue, type Table } from '../../../../../main/engine/table.ts'
import { diceOf, modifierOf, rowsInLine, signedBold, spanText } from '../../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { switchOf } from '../../../rules/house/switches.ts'
import { ealFor } from '../../../rules/missionRules.ts'
import { hasEffect } from '../../../rules/people.ts'
import { areaKeyOf, areasOf } from '../../../rules/steps/setup/areas.ts'
import { politicalModifiers } from '../../../rules/steps/setup/rollPoliticalStatus.ts'
import {
  aoPoliticalStatus,
  areaOfOperations,
  enemyActivityLevel,
  supportLevel as supportLevelTable,
} from '../../../rules/tables/index.ts'
import { areaNames, corpsNames, inSentence, politicalNames } from '../../../rules/words.ts'
import type { Moment } from '../moment.ts'
import { areaShort } from '../paperWords.ts'

/** Part B: where, with whom, against whom (FNG pp. 54, 58). */

/** More areas than these bear their first letter alone. */
const mostNamed = 3

export function area({ rules, now }: Moment): Asked {
  const table = rules.table(areaOfOperations)
  const by = signedBold(modifierOf(table, 'lastArea'))
  const one = diceOf(table)
  if (now === null) {
    const target = words`the highest; the area of the last mission ${by}. Ties again`
    return { about: 'each area of the Corps', dice: one, target, tables: [table] }
  }
  const areas = areasOf(now.tour.corps, rules)
  const last = areas.find((each) => each === now.tour.lastArea)
  const ties =
    last !== undefined && switchOf(now.state, 'areaTies') === 'without'
      ? words`Ties again, without it`
      : words`Ties again`
  const bonus = last === undefined ? [] : words`; ${areaNames[last]} ${by}, we were there last`
  const short = areas.length > mostNamed
  return {
    about: short
      ? `${corpsNames[now.tour.corps]}: ${areas.map((each) => areaNames[each]).join(', ')}`
      : corpsNames[now.tour.corps],
    dice: `${areas.length} x ${one}`,
    target: words`the highest${bonus}. ${ties}`,
    tables: [table],
    slots: areas.map((each) =>
      lineFor(short ? areaNames[each].charAt(0).toUpperCase() : areaShort[each], short ? 12 : 17),
    ),
  }
}

export function politicalStatus({ rules, now }: Moment): Asked {
  const table = rules.table(aoPoliticalStatus)
  const rows = rowsInLine(table, ({ outcome }) => inSentence(politicalNames[outcome]))
  const base = { dice: diceOf(table), tables: [table], slots: [lineFor('total')] }
  if (now === null) return { ...base, target: words`${generalModifiers(table)}. ${rows}` }
  const { corps } = now.tour
  const known = now.mission?.area ?? null
  const areas = known === null ? areasOf(corps, rules) : [known]
  const by = (each: (typeof areas)[number]) => modifierOf(table, politicalModifiers[areaKeyOf({ corps, area: each })])
  const values = [...new Set(areas.map(by))]
  const told = values.map((value) => {
    const names = areas.filter((each) => by(each) === value).map((each) => areaNames[each])
    return words`${names.join(', ')} ${signedBold(value)}`
  })
  return { ...base, target: words`${joined(told, '; ')}. ${rows}` }
}

/** Whatever the area, between what it can take off and what it can add. */
function generalModifiers({ modifiers }: Table): Words {
  const all = modifiers.map(({ by }) => by)
  return words`by Corps and area ${signedBold(Math.min(...all))} to ${signedBold(Math.max(...all))}`
}

/** How dice are read of which the lower counts, and what its rows make of the score where that is not the score itself. */
function lowerDie({ rows }: Table): Words {
  const moved = rows.filter(({ from, to, outcome }) => outcome !== undefined && (from !== to || outcome !== from))
  const told = moved.map(({ from, to, outcome }) => {
    return words`${bold(spanText(boundValue(from ?? 'less', {}), boundValue(to ?? 'more', {})))} counts as ${Number(outcome)}`
  })
  return joined([words`the lower die; doubles: that score`, ...told], '; ')
}

export function supportLevel({ rules }: Moment): Asked {
  const table = rules.table(supportLevelTable)
  return { dice: diceOf(table), target: lowerDie(table), tables: [table], slots: [lineFor('SL')] }
}

export function enemyActivity({ rules, now }: Moment): Asked {
  const table = rules.table(enemyActivityLevel)
  const [row] = table.rows
  const known = now?.mission?.politicalStatus ?? null
  const statuses = (['pacified', 'contested', 'proCommunist'] as const).filter((status) =>
    known === null ? modifierOf(table, status) !== 0 : status === known,
  )
  const told = statuses.map((status) => {
    const by = modifierOf(table, status)
    return words`${politicalNames[status]} ${by === 0 ? 'moves nothing' : signedBold(by)}`
  })
  const cake = now !== null && hasEffect(now.state, 'cakeWalk') ? ealFor(now.state, row.to) : null
  const limits =
    cake === null ? bold(spanText(row.from, row.to)) : words`${bold(spanText(row.from, cake))}, a cake walk`
  return {
    about: 'EAL',
    dice: diceOf(table),
    target: words`${lowerDie(table)}. ${joined([...told], ', ')}; within ${limits}`,
    tables: [table],
    slots: [lineFor('EAL')],
  }
}
