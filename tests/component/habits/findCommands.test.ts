import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findCommands } from '../../../src/renderer/components/palette/findCommands.ts'
import type { Command } from '../../../src/renderer/stores/commands.ts'

const command = (id: string, title: string, group: Command['group'], more: Partial<Command> = {}): Command => ({
  id,
  title,
  group,
  run: () => undefined,
  ...more,
})
const all = [
  command('do.undo', 'Undo: Weather: clear', 'Do'),
  command('go.roster', 'Roster', 'Go to', { words: 'men platoon' }),
  command('go.deros', 'DEROS board', 'Go to'),
  command('man.1', 'Pfc Reyes, J.', 'Men', { hint: 'Rifleman, 2nd squad' }),
  command('man.2', 'Sgt Rosen, L.', 'Men', { hint: 'Squad leader, 1st squad' }),
  command('table.weather', 'Weather', 'Tables', { hint: 'p. 59' }),
]
const ids = (typed: string, recent: readonly string[] = []) =>
  findCommands(all, typed, recent).map(({ title, commands }) => [title, ...commands.map(({ id }) => id)])

it('before anything is typed there is what was used last, then what is usual; men and tables are not in the way', () => {
  expect(ids('', ['table.weather', 'gone', 'go.deros'])).toEqual([
    ['Used last', 'table.weather', 'go.deros'],
    ['Do', 'do.undo'],
    ['Go to', 'go.roster'],
  ])
})

it('finds by parts of words, by hints, and by further words', () => {
  expect(ids('reyes')).toEqual([['Men', 'man.1']])
  expect(ids('squad lead')[0]).toEqual(['Men', 'man.2'])
  expect(ids('platoon')).toEqual([['Go to', 'go.roster']])
  expect(ids('rstr').flat()).toContain('go.roster')
  expect(ids('zzz')).toEqual([])
})

it('a title that fits whole stands before one that only holds the word', () => {
  expect(ids('weather')[0]).toEqual(['Tables', 'table.weather'])
})

it('of two that fit alike, the one used lately comes first', () => {
  const twins = [command('a', 'Print a sheet', 'Do'), command('b', 'Print a sheet', 'Do')]
  const first = (recent: readonly string[]) => findCommands(twins, 'print', recent)[0]!.commands[0]!.id
  expect(first([])).toBe('a')
  expect(first(['b'])).toBe('b')
})

it('whatever is typed, no command comes twice, and each stands under its own head', () => {
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.record({ id: text, title: text }), { maxLength: 30 }), text, (made, typed) => {
      const commands = made.map(({ id, title }, i) => command(id, title, i % 2 === 0 ? 'Do' : 'Men'))
      const groups = findCommands(commands, typed, [])
      const found = groups.flatMap((group) => group.commands)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      for (const { title, commands: own } of groups) for (const one of own) expect(one.group).toBe(title)
    }),
  )
})
