import { existsSync } from 'node:fs'

/**
 * @param from `import.meta.url` of the module beside which the script of the thread lies as source.
 * @returns the script; where all is built, it lies in the folder of what the program starts by name.
 */
export function workerFile(from: string, name: string): URL {
  const places = [`./${name}.ts`, `./${name}.js`, `../${name}.js`]
  const found = places.map((place) => new URL(place, from)).find((place) => existsSync(place))
  if (!found) throw new Error(`A part of the program is missing, ${name}. Build it again.`)
  return found
}
