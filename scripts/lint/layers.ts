import { dirname, relative, resolve } from 'node:path'
import type { Rule } from 'eslint'
import type { ExportAllDeclaration, ExportNamedDeclaration, ImportDeclaration, ImportExpression } from 'estree'

/**
 * Who may know whom: the table of the house style. Folders not named here (tests, scripts) may import anything. A game
 * knows of the wings its own alone: `own/rules`; the lists of games know one part of each: `any/screens`.
 */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  contract: ['games/contracts.ts'],
  'games/contracts.ts': ['any/contract'],
  'main/engine': [],
  'main/store': ['main/engine'],
  'main/sheets': ['main/engine'],
  // The version of the program stands there, and nowhere else.
  '../package.json': [],
  'main/app': ['main/engine', 'main/store', 'main/sheets', 'contract', 'games/games.ts', '../package.json'],
  'games/games.ts': ['any/app', 'main/app'],
  // A door that the desktop program has too.
  'main/serve/friends': ['main/serve', 'main/app', 'contract'],
  'main/serve': ['main/app', 'contract'],
  'main/shell': ['main/app', 'contract', 'games/contracts.ts'],
  'main/cli': ['main/app', 'main/serve', 'main/serve/friends', 'contract'],
  'main/index.ts': ['main/app', 'main/serve/friends', 'main/shell', 'contract'],
  'main/cli.ts': ['main/app', 'main/serve', 'main/cli', 'contract'],
  preload: ['contract'],
  renderer: ['contract', 'games/screens.ts'],
  'games/screens.ts': ['any/screens', 'renderer'],
  'own/contract': ['contract'],
  'own/rules': ['main/engine'],
  'own/sheets': ['own/rules', 'main/engine', 'main/sheets'],
  'own/app': [
    'own/contract',
    'own/rules',
    'own/sheets',
    'contract',
    'main/engine',
    'main/store',
    'main/sheets',
    'main/app',
  ],
  'own/screens': ['own/contract', 'contract', 'renderer'],
}

const source = resolve(import.meta.dirname, '../../src')

interface Place {
  /** The path below src/. */
  readonly path: string
  readonly layer: string | undefined
  /** The wing that it lies in. */
  readonly game: string | undefined
}

type Importing = ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration | ImportExpression

function placeOf(file: string): Place {
  const path = relative(source, file).replaceAll('\\', '/')
  const [, game, part] = /^games\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  const inLayer = part === undefined ? path : `own/${part}/`
  return { path, game, layer: Object.keys(mayKnow).find((one) => inLayer === one || inLayer.startsWith(`${one}/`)) }
}

/** @returns whether a file may import another. */
function isAllowed(from: Place, to: Place): boolean {
  if (to.game !== undefined && to.game !== from.game) return from.game === undefined && isListed(from, to)
  return to.layer === from.layer || (to.layer !== undefined && mayKnow[from.layer!]!.includes(to.layer))
}

/** A list of the games knows one part of every wing. */
const isListed = ({ layer }: Place, to: Place): boolean =>
  mayKnow[layer!]!.includes(to.layer?.replace('own/', 'any/') ?? '')

const nameOf = ({ game, layer, path }: Place): string =>
  layer === undefined ? path : layer.replace('own', `games/${game}`)

/** Rule of both linters: imports between the folders of src/ point one way only. */
export const layers: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = placeOf(context.filename)
    if (from.layer === undefined) return {}
    const check = (node: Importing) => {
      const target = node.source && 'value' in node.source ? node.source.value : null
      if (typeof target !== 'string' || !target.startsWith('.')) return
      const to = placeOf(resolve(dirname(context.filename), target))
      if (isAllowed(from, to)) return
      context.report({ node, message: `${nameOf(from)} must not import ${nameOf(to)}.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
