import { go, prepare } from 'fuzzysort'
import { saysWords } from '../saysWords.ts'
import type { Command } from '../../stores/commands.ts'

/** Commands under one head. */
export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

/** More than this nobody reads; a further letter finds it sooner. */
const most = 40
/** How well letters scattered over a title must fit, and how well what is a real match does; of 1. */
const scattered = 0.3
const real = 0.5
/** More than any other difference. */
const exact = 1
/** What is offered before anything has been typed. */
const offered: readonly Command['group'][] = ['Do', 'Go to', 'Tours']
const mostOffered = 7

/**
 * @param typed what the player has typed.
 * @param recent ids of the commands used last, newest first.
 * @returns what fits, best first, under its heads; before anything is typed, what was used last and what is usual.
 */
export function findCommands(all: readonly Command[], typed: string, recent: readonly string[]): CommandGroup[] {
  const commands = withoutDoubles(all)
  const query = typed.trim()
  return query === '' ? usual(commands, recent) : grouped(fitting(commands, query, recent))
}

/** Two parts of the program may offer the same; the first to do so is kept. */
function withoutDoubles(commands: readonly Command[]): readonly Command[] {
  const seen = new Set<string>()
  return commands.filter(({ id }) => {
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  })
}

function usual(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const used = recent.flatMap((id) => commands.find((command) => command.id === id) ?? []).slice(0, mostOffered)
  const isUsed = new Set(used.map(({ id }) => id))
  const groups = offered.map((title) => {
    const own = commands.filter(({ group, id }) => group === title && !isUsed.has(id))
    return { title, commands: title === 'Tours' ? own.slice(0, mostOffered) : own }
  })
  return [{ title: 'Used last', commands: used }, ...groups].filter((group) => group.commands.length > 0)
}

function fitting(commands: readonly Command[], query: string, recent: readonly string[]): Command[] {
  const targets = commands.map((command, index) => ({
    command,
    index,
    title: prepare(command.title),
    more: prepare(`${command.title} ${command.hint ?? ''} ${command.words ?? ''}`),
  }))
  const found = go(query, targets, {
    keys: [(one) => one.title, (one) => one.more],
    threshold: scattered,
    limit: most,
    scoreFn(fit) {
      const score = scoreOf(fit[0]?.score ?? 0, fit[1]?.score ?? 0)
      const { title } = fit.obj.command
      // What says the very words stands before all else. Alike, they keep the order in which they are offered.
      return score < scattered
        ? 0
        : score +
            (saysWords(title, query) ? exact : 0) +
            bonus(recent.indexOf(fit.obj.command.id)) -
            fit.obj.index * 1e-6
    },
  })
  // Scattered letters are of use only where nothing fits better.
  const least = (found[0]?.score ?? 0) >= real ? real : 0
  return found.filter(({ score }) => score >= least).map(({ obj }) => obj.command)
}

/** Hints and further words count for a little less than the title, and only where they really match. */
const scoreOf = (title: number, more: number) => Math.max(title, more >= real ? more * 0.9 : 0)

/** Of two that fit alike, the one used lately comes first. */
const bonus = (place: number) => (place < 0 ? 0 : 0.1 / (1 + place))

/** Heads in the order of their best command. */
const grouped = (commands: readonly Command[]): CommandGroup[] =>
  [...Map.groupBy(commands, ({ group }) => group)].map(([title, own]) => ({ title, commands: own }))
