import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** Every command that the README names, in its blocks for a shell and in its lines, each once and without its comment. */
export function commandsOfReadme(): readonly string[] {
  const blocks = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'))
  const inLine = [...readme.matchAll(/`(npm [^`]+)`/g)].map(([, command]) => command!)
  const all = [...blocks, ...inLine].flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
  return [...new Set(all)]
}

/** Every file that the README shows or leads to. */
export const linksOfReadme = (): readonly string[] =>
  [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target]) => target!).filter((target) => !target.startsWith('http'))
