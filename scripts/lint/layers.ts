import { dirname, relative, resolve } from 'node:path'
import type { Rule } from 'eslint'
import type { ExportAllDeclaration, ExportNamedDeclaration, ImportDeclaration, ImportExpression } from 'estree'

/** Who may know whom: the table of the house style. Folders not named here (tests, scripts) may import anything. */
const mayKnow: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'main/engine': [],
  'main/rules': ['main/engine'],
  'main/store': ['main/engine'],
  'main/sheets': ['main/engine', 'main/rules'],
  'main/app': ['main/engine', 'main/rules', 'main/store', 'main/sheets', 'contract'],
  'main/serve': ['main/app', 'contract'],
  'main/shell': ['main/app', 'contract'],
  'main/cli': ['main/app', 'main/serve', 'contract'],
  'main/index.ts': ['main/app', 'main/shell', 'contract'],
  'main/cli.ts': ['main/app', 'main/serve', 'main/cli', 'contract'],
  preload: ['contract'],
  renderer: ['contract'],
}

const source = resolve(import.meta.dirname, '../../src')

type Importing = ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration | ImportExpression

/** @returns the layer that a file of src/ belongs to, or undefined. */
function layerOf(file: string): string | undefined {
  const path = relative(source, file).replaceAll('\\', '/')
  return Object.keys(mayKnow).find((layer) => path === layer || path.startsWith(`${layer}/`))
}

/** Rule of both linters: imports between the folders of src/ point one way only. */
export const layers: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = layerOf(context.filename)
    if (from === undefined) return {}
    const check = (node: Importing) => {
      const target = node.source && 'value' in node.source ? node.source.value : null
      if (typeof target !== 'string' || !target.startsWith('.')) return
      const to = layerOf(resolve(dirname(context.filename), target))
      if (to === from || (to !== undefined && mayKnow[from]?.includes(to))) return
      context.report({ node, message: `${from} must not import ${to ?? target}.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
