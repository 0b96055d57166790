import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * Which file imports which, types among them: paths below a folder. What is fetched on the way with `import()`, such as
 * a screen by its route, is there to be reached from everywhere and does not count.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const imported = /(?:\bfrom|^import)\s*'(\.[^']+)'/gm

const plain = (path: string): string => path.replaceAll('\\', '/')

/** @param root the folder whose TypeScript and Vue files are read. */
export function importGraph(root: string): ImportGraph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|vue)$/.test(file))
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [
        plain(file),
        [...text.matchAll(imported)].map(([, to]) => plain(relative(root, resolve(root, dirname(file), to!)))),
      ]
    }),
  )
}

/** @returns a way from file to file that comes back to its start, for each file from which one is met first. */
export function circlesIn(graph: ImportGraph): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const follow = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push([...way.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const to of graph.get(file) ?? []) follow(to, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return circles
}
