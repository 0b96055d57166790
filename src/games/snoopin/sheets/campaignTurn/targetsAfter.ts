import type { Table } from '../../../../main/engine/table.ts'
import { diceOf, modifierOf, rowsInLine, signedBold } from '../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../main/sheets/glance/words.ts'
import { free, lineFor, type Asked } from '../../../../main/sheets/glance/paper.ts'
import { unrecovered } from '../../rules/casualties.ts'
import { teamsOut } from '../../rules/development.ts'
import { mayBuild } from '../../rules/insurgency.ts'
import { poolDice, type PoolKind } from '../../rules/pools.ts'
import {
  casualtyAccompanied,
  casualtyEvacuated,
  casualtyStatus,
  casualtyStraggler,
} from '../../rules/tables/casualties.ts'
import {
  combatFatigue,
  leadershipDevelopment,
  specialDevelopment,
  unitDevelopment,
} from '../../rules/tables/development.ts'
import { insurgency as insurgencyTable, insurgencySpecial } from '../../rules/tables/insurgency.ts'
import {
  lossOfDevelopments,
  replacement,
  replacementPool as replacementPoolTable,
  returnToDuty,
} from '../../rules/tables/replacements.ts'
import { margin, vpFreeWorld, vpVc } from '../../rules/tables/victory.ts'
import { qualityDice, type Moment } from './moment.ts'

/** After the game (p. 10-21). */

/** "each WIA" is "WIA" in a list. */
const eventWords = (event: string): string => event.replace(/^each /, '').replace(/^(remaining|regular|enemy) /, '')

export function regularList({ rules }: Moment): Asked {
  const table = rules.table(vpFreeWorld)
  const told = table.rows.map(({ gives, cells }) => {
    const officer = 'officer' in gives ? words` (officer ${signedBold(gives.officer)})` : []
    return words`${eventWords(cells.event)} ${signedBold(gives.points)}${officer}`
  })
  return { about: 'each of them', target: joined(told), tables: [table], slots: [lineFor('total')] }
}

export function insurgentList({ rules }: Moment): Asked {
  const table = rules.table(vpVc)
  const told = table.rows.map(({ gives, cells }) => words`${eventWords(cells.event)} ${signedBold(gives.points)}`)
  return { about: 'each of them', target: joined(told), tables: [table], slots: [lineFor('total')] }
}

export function assessment({ rules }: Moment): Asked {
  const table = rules.table(margin)
  const short = {
    draw: 'equal: a draw',
    marginal: 'less than twice: Marginal',
    victory: 'twice: Victory',
    decisive: '3 times: Decisive',
  }
  const told = table.rows.map(({ outcome }) => words`${short[outcome]}`)
  return {
    about: 'open the missions',
    target: words`the higher total holds the lower: ${joined(told, '; ')}`,
    tables: [table],
    slots: [lineFor('winner', 60)],
  }
}

export function casualties(moment: Moment): Asked {
  const { now } = moment
  const hurt = now === null ? null : unrecovered(now.state, now.turn.id)
  const counted = (left: string) => hurt?.filter((one) => one.left === left).length ?? 0
  const told = (['straggler', 'accompanied', 'evacuated'] as const).map((left) => words`${left} ${counted(left)}`)
  return {
    about: 'each Serious Wound',
    dice: qualityDice(moment, 2),
    target: words`added, by how he left the table${hurt === null || hurt.length === 0 ? '' : words`. Today: ${joined(told)}`}`,
    tables: [moment.rules.table(casualtyStatus)],
    slots: [],
  }
}

/** What becomes of him, in the words of the categories. */
function categories(table: Table, moment: Moment): Words {
  const status = moment.rules.table(casualtyStatus)
  const named = (outcome: unknown): string => {
    if (outcome === 'accompanied' || outcome === 'evacuated') return `back, roll as ${outcome}`
    const name = status.rows.find(({ key }) => key === outcome)?.cells.category ?? ''
    return name.replace(/^Duty Status - /, '').replace(/ Injury$/, '')
  }
  return rowsInLine(table, ({ outcome }) => named(outcome))
}

const fromTable =
  (table: Table, about: string) =>
  (moment: Moment): Asked => {
    const live = moment.rules.table(table)
    return { about, dice: qualityDice(moment, 2), target: categories(live, moment), tables: [live] }
  }

export const stragglers = fromTable(casualtyStraggler, 'on the table, alone')
export const accompanied = fromTable(casualtyAccompanied, 'on the table, friends in 2"')
export const evacuated = fromTable(casualtyEvacuated, 'left it before the end')

export function points({ rules, now }: Moment): Asked {
  const table = rules.table(casualtyStatus)
  const off = table.rows.find((row) => row.key === 'captured')!.gives.campaignPoints
  const names = now?.state.sides.map(({ name }) => name) ?? []
  const short = names.length > 0 && names.every((name) => name.length <= 12)
  return {
    about: 'each side',
    target: words`the points of the game, ${signedBold(off)} for each POW lost`,
    tables: [table],
    slots: short ? names.map((name) => lineFor(name, 26)) : free,
  }
}

export function development({ rules, now }: Moment): Asked {
  const table = rules.table(unitDevelopment)
  const short = {
    fatigue: 'fatigue',
    none: '',
    firepower: 'Firepower',
    defence: 'Defence',
    reaction: 'Reaction',
    special: 'Special',
    leadership: 'Leadership',
  } as const
  const out = now === null ? 0 : teamsOut(now.state, now.turn.id).length
  return {
    about: out === 0 ? 'teams that fought well' : `${out} teams went out`,
    dice: diceOf(table),
    target: words`hurt them, was engaged, lost nobody killed or taken: ${rowsInLine(table, ({ outcome }) => short[outcome])}`,
    tables: [table],
  }
}

export function fatigue(moment: Moment): Asked {
  const table = moment.rules.table(combatFatigue)
  const tired = moment.now?.state.committed.filter(
    ({ turnId, wasFatigued }) => turnId === moment.now!.turn.id && wasFatigued,
  )
  const again = tired?.length ? `${tired.length} went out tired` : 'told so, or went out tired'
  return {
    about: again,
    dice: qualityDice(moment, 2),
    target: words`${rowsInLine(table, ({ gives }) => gives.name.replace(/^Degraded /, ''))}. Who sat out recovers`,
    tables: [table],
  }
}

export function gains({ rules }: Moment): Asked {
  const [special, leading] = [rules.table(specialDevelopment), rules.table(leadershipDevelopment)]
  return {
    about: 'who is told to',
    dice: `${diceOf(special)}, ${diceOf(leading)}`,
    target: words`Special ${bold(diceOf(special))}, Leadership ${bold(diceOf(leading))}; one that it has again`,
    tables: [special, leading],
  }
}

export function insurgency({ rules, now }: Moment): Asked {
  const [table, special] = [rules.table(insurgencyTable), rules.table(insurgencySpecial)]
  const short = {
    disillusionment: 'disillusioned',
    none: '',
    supplies: 'Supplies',
    troops: 'Troops',
    tactics: 'Tactics',
    special: `Special, ${diceOf(special)}`,
    leadership: 'Leadership',
  } as const
  const base = { about: 'after a draw or better', tables: [table, special], pages: [table.page, special.page] }
  if (now !== null && now.turn.margin !== null && !mayBuild(now.state, now.turn))
    return { ...base, target: words`not after this game`, slots: [] }
  return { ...base, dice: diceOf(table), target: rowsInLine(table, ({ outcome }) => short[outcome]) }
}

/** Whose dice are rolled: men who were not hit in this very turn. */
function waiting({ now }: Moment, pool: PoolKind): readonly string[] | null {
  return now === null
    ? null
    : poolDice(now.state, now.turn.id)
        .filter((one) => one.pool === pool)
        .map(({ man }) => man.name)
}

const countWords = (names: readonly string[] | null, one: string, none: string): string =>
  names === null ? one : names.length === 0 ? none : names.length === 1 ? names[0]! : `${names.length} men`

export function returned(moment: Moment): Asked {
  const table = moment.rules.table(returnToDuty)
  return {
    about: countWords(waiting(moment, 'return'), 'each in the pool', 'nobody is in the pool'),
    dice: qualityDice(moment, 1),
    target: rowsInLine(table, ({ outcome }) => ({ stays: 'stays in the pool', rejoins: 'rejoins his unit' })[outcome]),
    tables: [table],
  }
}

export function replacementPool(moment: Moment): Asked {
  const table = moment.rules.table(replacementPoolTable)
  const short = { unfit: 'unfit, a new man comes', returnToDuty: 'to the Return to Duty Pool' }
  return {
    about: countWords(waiting(moment, 'replacement'), 'each Serious Injury', 'nobody is in the pool'),
    dice: qualityDice(moment, 1),
    target: rowsInLine(table, ({ outcome }) => short[outcome]),
    tables: [table],
  }
}

export function replacements(moment: Moment): Asked {
  const table = moment.rules.table(replacement)
  return {
    about: countWords(waiting(moment, 'new'), 'for who is gone or unfit', 'for who is unfit'),
    dice: diceOf(table),
    target: rowsInLine(table, ({ gives: { name, quality, morale } }) => `${name} d${quality}, Morale d${morale}`, {
      joint: '; ',
    }),
    tables: [table],
  }
}

export function loss(moment: Moment): Asked {
  const table = moment.rules.table(lossOfDevelopments)
  const by = modifierOf(table, 'replacement')
  return {
    about: 'half a unit or more is new',
    dice: qualityDice(moment, 1),
    target: words`${signedBold(by)} for each new man: ${rowsInLine(table, ({ outcome }) => ({ lost: 'all lost', kept: 'kept' })[outcome])}`,
    tables: [table],
  }
}
