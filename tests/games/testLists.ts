import { dirname, join, resolve } from 'node:path'

/**
 * Puts the lists of this folder, which name the toy too, in the place of the program's three. For Vite and Vitest.
 * @param root of the checkout.
 */
export function testLists(root: string) {
  const [real, ours] = [join(root, 'src/games'), join(root, 'tests/games')]
  return {
    name: 'test-lists',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined): string | undefined {
      const list = /\/(contracts|games|screens)\.ts$/.exec(source)?.[1]
      if (list === undefined || importer === undefined || importer === join(ours, `${list}.ts`)) return undefined
      return resolve(dirname(importer), source) === join(real, `${list}.ts`) ? join(ours, `${list}.ts`) : undefined
    },
  }
}
