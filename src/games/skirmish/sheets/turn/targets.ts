import type { Rules } from '../../../../main/engine/system.ts'
import { missing, type Table } from '../../../../main/engine/table.ts'
import { diceOf, reachOf, rowsInLine, spanText } from '../../../../main/sheets/glance/tableWords.ts'
import { bold, joined, words, type Words } from '../../../../main/sheets/glance/words.ts'
import type { Asked } from '../../../../main/sheets/glance/paper.ts'
import { figureIn } from '../../rules/copy/needed.ts'
import { figuresOf, isSealed } from '../../rules/game.ts'
import type { Game, Side, SkirmishState } from '../../rules/state.ts'
import { grenades, movement, weapons } from '../../rules/tables/copy.ts'
import { alternateSpotting, detection, noise, speculativeFire } from '../../rules/tables/hidden.ts'
import { apMine, claymore as claymoreTable } from '../../rules/tables/mines.ts'
import { fireSupportEffect } from '../../rules/tables/support.ts'
import { kiaCheck, phasesTable, radioLost } from '../../rules/tables/turn.ts'
import type { StepId } from './turnSteps.ts'

/** The turn of a player in a game, or nobody's. */
export interface Moment {
  readonly rules: Rules
  readonly now: { readonly state: SkirmishState; readonly game: Game; readonly side: Side } | null
}

/** What stands in the player's copy alone, and has not been filled in: a line to write it on. */
const lacking = '__'

/** @returns a number or words of the player's copy, bold. */
const copied = (table: Table, key: string, figure: string, unit = ''): Words => {
  const value = figureIn(table, key, figure)
  return bold(value === null ? `${lacking}${unit}` : `${String(value)}${unit}`)
}

/** What each step asks for. */
export const asks: Readonly<Record<StepId, (moment: Moment) => Asked>> = {
  check,
  radio: ({ rules }) => {
    const table = rules.table(radioLost)
    const short = { kept: 'still works, another takes it', destroyed: 'destroyed' }
    return { dice: diceOf(table), target: rowsInLine(table, ({ outcome }) => short[outcome]), tables: [table] }
  },
  support,
  phases: ({ rules }) => {
    const table = rules.table(phasesTable)
    const told = rowsInLine(table, ({ gives }) => (gives.phases === 1 ? '1 phase' : `${gives.phases || 'no'} phases`), {
      joint: '; ',
    })
    return { about: 'by its counters as it begins', target: words`counters: ${told}`, tables: [table] }
  },
  move,
  fire,
  guess: ({ rules }) => {
    const table = rules.table(speculativeFire)
    const row = table.rows.find(({ outcome }) => outcome === 'counters')!
    const span = reachOf(table, 'counters')
    const { counters, inches } = 'gives' in row ? row.gives : { counters: 0, inches: 0 }
    return {
      about: 'where nobody has been found',
      dice: diceOf(table),
      target: words`${span === null ? '' : bold(spanText(...span))}: ${counters} counter on each within ${bold(`${inches}"`)} that has none`,
      tables: [table],
    }
  },
  grenade,
  listen: ({ rules }) => {
    const [table, pips] = [rules.table(detection), rules.table(noise)]
    const of = (key: 'ordinary' | 'tactical') => pips.rows.find((row) => row.key === key)!.gives.pips
    return {
      about: 'each noise of their last turn',
      dice: diceOf(table),
      target: words`pips, less ${1} for each full ${bold('10"')}, or under: heard. A phase moved ${of('ordinary')} pip, tactical ${of('tactical')}`,
      tables: [table, pips],
    }
  },
  spot: ({ rules }) => {
    const table = rules.table(alternateSpotting)
    return {
      about: 'once for each pair and turn',
      dice: diceOf(table),
      target: words`added, the range in inches or more: spotted; within ${bold('12"')}`,
      tables: [table],
    }
  },
  claymore: ({ rules }) => {
    const table = rules.table(claymoreTable)
    const told = (['near', 'far'] as const).map((when) => {
      const rows = table.rows.filter((row) => row.when === when && row.gives.counters > 0)
      const hurt = rows.map(({ from, to, gives }) => words`${bold(spanText(from, to))} ${counterWords(gives.counters)}`)
      return words`${table.rows.find((row) => row.when === when)!.cells.circumstance}: ${joined(hurt)}`
    })
    return { about: 'each figure in its arc', dice: diceOf(table), target: joined(told, '; '), tables: [table] }
  },
  mine: ({ rules }) => {
    const table = rules.table(apMine)
    const told = rowsInLine(table, ({ outcome, gives }) =>
      outcome === 'three' ? counterWords(gives.counters) : 'as all others',
    )
    return {
      about: 'who set it off',
      dice: diceOf(table),
      target: words`${told}; all others as by a fragmentation grenade`,
      tables: [table],
    }
  },
  counters: ({ rules, now }) => ({
    about: 'each of your figures',
    target: words`${1} may come off${now === null ? '' : bearing(now)}`,
    tables: [rules.table(phasesTable)],
  }),
  over: () => ({
    about: 'hand over',
    target: words`what lasted until now is over: blasts, noises heard, looks`,
    tables: [],
  }),
}

const counterWords = (count: number): string => (count === 1 ? '1 counter' : `${count} counters`)

/** Figures of the side that stand in the open and have counters: of sealed ones nothing is told. */
const hit = ({ state, side }: NonNullable<Moment['now']>) =>
  figuresOf(state, side.id).filter((figure) => figure.counters > 0 && !isSealed(state, figure))

const mostNamed = 6

function check({ rules, now }: Moment): Asked {
  const table = rules.table(kiaCheck)
  const on = (counters: number): string => spanText(1, Math.min(6, reachOf(table, 'removed', { counters })?.[1] ?? 0))
  const general = words`as many as its counters, or under: removed`
  const base = { about: 'each figure with counters', dice: diceOf(table), tables: [table] }
  const own = now === null ? [] : hit(now)
  if (now === null || now.game.sideId !== now.side.id || own.length === 0) return { ...base, target: general }
  const told = own.slice(0, mostNamed).map(({ name, counters }) => words`${name}: ${bold(on(counters))}`)
  const more = own.length > mostNamed ? words` and ${own.length - mostNamed} more` : []
  return { ...base, target: words`removed on its number. ${joined(told)}${more}` }
}

const bearing = (now: NonNullable<Moment['now']>): Words => {
  const own = hit(now)
  if (own.length === 0) return words`; nobody in the open has any`
  const told = own.slice(0, mostNamed).map(({ name, counters }) => words`${name} has ${counters}`)
  return words`: ${joined(told)}${own.length > mostNamed ? words` and ${own.length - mostNamed} more` : ''}`
}

function support({ rules, now }: Moment): Asked {
  const table = rules.table(fireSupportEffect)
  const told = table.rows.map(
    ({ key, gives }) => words`${key === 'open' ? 'in the open' : 'hard cover'} ${gives.counters}`,
  )
  const [{ gives }] = table.rows
  const effect = words`within ${bold(`${gives.inches}"`)} of where it lands, counters: ${joined(told)}`
  const row = now?.state.gameSides.find(({ gameId, sideId }) => gameId === now.game.id && sideId === now.side.id)
  if (!row) return { about: 'a radio, and who carries it', target: effect, tables: [table] }
  const { shotsPerTurn, supportTurns } = row
  if (shotsPerTurn === 0 || supportTurns === 0)
    return { about: 'none left', target: words`none in this game any more`, tables: [table] }
  const left = supportTurns === 1 ? '1 turn' : `${supportTurns} turns`
  return { about: `${left} left`, target: words`${shotsPerTurn} shots; ${effect}`, tables: [table] }
}

function move({ rules }: Moment): Asked {
  const table = rules.table(movement)
  const { phases } = table.rows.find(({ key }) => key === 'tactical')!.gives
  return {
    about: 'a phase each',
    target: words`ordinary ${copied(table, 'ordinary', 'inches', '"')}, tactical ${copied(table, 'tactical', 'inches', '"')} in ${phases} phases, M113 ${copied(table, 'm113', 'inches', '"')}`,
    tables: [table],
  }
}

/** The weapons that somebody of the side carries; all of the page where nobody is known. */
function fire({ rules, now }: Moment): Asked {
  const table = rules.table(weapons)
  const carried =
    now === null
      ? null
      : new Set(
          figuresOf(now.state, now.side.id).flatMap((one) =>
            isSealed(now.state, one) || one.weapon === null ? [] : [one.weapon],
          ),
        )
  const rows = table.rows.filter(
    ({ key, gives }) =>
      'suppress' in gives && gives.name !== missing && (carried === null || carried.size === 0 || carried.has(key)),
  )
  const told = rows.map(({ key, gives }) => words`${gives.name} ${copied(table, key, 'suppress')}`)
  return { about: 'a phase each; a counter on', dice: '1d6', target: joined(told), tables: [table] }
}

function grenade({ rules }: Moment): Asked {
  const table = rules.table(grenades)
  const fragmentation = words`fragmentation ${copied(table, 'fragmentation', 'counters')} counters within ${copied(table, 'fragmentation', 'inches', '"')}`
  return {
    about: 'thrown 3 phases, fired 2',
    dice: '1d6',
    target: words`${bold('1-2')} on target, else it deviates. Thrown to ${copied(table, 'hand', 'range', '"')}; ${fragmentation}`,
    tables: [table],
  }
}
