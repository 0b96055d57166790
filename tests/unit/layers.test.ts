import { resolve } from 'node:path'
import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { layers } from '../../scripts/lint/layers.ts'

/** @returns what the rule says of an import in a file of src/. */
function complaints(file: string, specifier: string): string[] {
  const linter = new Linter({ cwd: resolve('.') })
  const config = { files: ['**/*.ts'], plugins: { local: { rules: { layers } } }, rules: { 'local/layers': 'error' } }
  const code = `import x from '${specifier}'\nexport { y } from '${specifier}'\nexport const z = import('${specifier}')\nx()`
  return linter.verify(code, [config] as Linter.Config[], resolve('src', file)).map(({ message }) => message)
}

it.each([
  ['main/engine/tape.ts', '../rules/fng/state.ts', 'main/engine must not import main/rules.'],
  ['main/rules/fng/people.ts', '../../store/library.ts', 'main/rules must not import main/store.'],
  ['main/rules/fng/people.ts', '../../../contract/views.ts', 'main/rules must not import contract.'],
  ['main/store/library.ts', '../app/program.ts', 'main/store must not import main/app.'],
  ['main/app/program.ts', '../serve/server.ts', 'main/app must not import main/serve.'],
  ['main/shell/menu.ts', '../rules/fng/state.ts', 'main/shell must not import main/rules.'],
  ['main/shell/menu.ts', '../serve/server.ts', 'main/shell must not import main/serve.'],
  ['main/cli/demo.ts', '../rules/fng/simulation.ts', 'main/cli must not import main/rules.'],
  ['main/index.ts', './serve/server.ts', 'main/index.ts must not import main/serve.'],
  ['contract/views.ts', '../main/app/program.ts', 'contract must not import main/app.'],
  ['preload/index.ts', '../main/shell/ipc.ts', 'preload must not import main/shell.'],
  ['renderer/bridge.ts', '../main/app/program.ts', 'renderer must not import main/app.'],
  ['renderer/bridge.ts', '../preload/index.ts', 'renderer must not import preload.'],
])('src/%s importing %s is reported, in every way of importing', (file, specifier, message) => {
  expect(complaints(file, specifier)).toEqual([message, message, message])
})

it.each([
  ['main/rules/fng/people.ts', '../../engine/errors.ts'],
  ['main/rules/fng/people.ts', './state.ts'],
  ['main/app/program.ts', '../../contract/rpc.ts'],
  ['main/serve/server.ts', '../app/program.ts'],
  ['main/cli/commands/serve.ts', '../../serve/server.ts'],
  ['main/cli.ts', './cli/run.ts'],
  ['main/index.ts', './shell/menu.ts'],
  ['renderer/bridge.ts', '../contract/rpc.ts'],
  ['main/serve/server.ts', 'node:http'],
])('src/%s may import %s', (file, specifier) => {
  expect(complaints(file, specifier)).toEqual([])
})
