import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionNamed, actions } from '../../../../../../src/games/fng/rules/battle/chapters.ts'
import { fngTables } from '../../../../../../src/games/fng/rules/tables/index.ts'

const rules = resolve('src/games/fng/rules')
const tables = join(rules, 'tables')

/** All code of the rules but the tables themselves, which name every table. */
const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .map((file) => join(rules, file))
  .filter((file) => file.endsWith('.ts') && !file.startsWith(tables))
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** Names by which code gets at a table: its own, and that of the family it is in. */
async function namesOfTables(): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>()
  for (const file of readdirSync(tables).filter((one) => one.endsWith('.ts') && one !== 'index.ts')) {
    const module = (await import(join(tables, file))) as Readonly<Record<string, unknown>>
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null) continue
      const held = 'id' in value ? [value] : Object.values(value)
      for (const one of held as readonly { readonly id?: unknown }[])
        if (typeof one.id === 'string') names.set(one.id, [...(names.get(one.id) ?? []), name])
    }
  }
  return names
}

/** The file of an action and all that it reaches. */
function reachedFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !textOf.has(file)) return seen
  seen.add(file)
  for (const [, path] of textOf.get(file)!.matchAll(/from '(\.[^']+)'/g))
    reachedFrom(resolve(dirname(file), path!), seen)
  return seen
}

const fileOf = (name: string): string => files.find((file) => textOf.get(file)!.includes(`\n  name: '${name}',`))!

/** Is the table read anywhere but in the list that leads from it to the action? */
const isRead = (text: string, name: string): boolean => {
  const alias = new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1] ?? name
  const rest = text.replace(/import [^;]*?from '[^']*'/g, '').replace(/\n {2}tables: \[[^\]]*\],/g, '')
  return new RegExp(`\\b${alias}\\b`).test(rest)
}

const linked = actions.filter((action) => (action.tables ?? []).length > 0)

describe('from a table to the action that plays it', () => {
  it('leads to an action that there is, from a table of the book', () => {
    expect(linked.length).toBeGreaterThan(30)
    for (const { name, tables: own = [] } of linked) {
      expect(actionNamed(name), name).toBeDefined()
      for (const { id } of own) expect(fngTables.map((table) => table.id)).toContain(id)
      expect(new Set(own).size, name).toBe(own.length)
    }
  })

  it.each(linked.map(({ name, tables: own = [] }) => [name, own] as const))(
    '%s reads the tables that lead to it',
    async (name, own) => {
      const names = await namesOfTables()
      // What an action begins may be rolled when the turn ends: that lies in the hooks beside it.
      const hooks = join(dirname(fileOf(name)), 'hooks.ts')
      const texts = [...reachedFrom(fileOf(name)), ...reachedFrom(hooks)].map((file) => textOf.get(file)!)
      for (const { id } of own)
        expect(
          names.get(id)!.some((one) => texts.some((text) => isRead(text, one))),
          id,
        ).toBe(true)
    },
  )
})
