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
  ['main/engine/tape.ts', '../../games/fng/rules/state.ts', 'main/engine must not import games/fng/rules.'],
  ['games/fng/rules/people.ts', '../../../main/store/library.ts', 'games/fng/rules must not import main/store.'],
  ['games/fng/rules/people.ts', '../../../contract/journal.ts', 'games/fng/rules must not import contract.'],
  ['games/fng/rules/people.ts', '../sheets/roster/roster.ts', 'games/fng/rules must not import games/fng/sheets.'],
  ['games/fng/sheets/aar/aar.ts', '../../app/stops.ts', 'games/fng/sheets must not import games/fng/app.'],
  ['games/fng/screens/words.ts', '../rules/words.ts', 'games/fng/screens must not import games/fng/rules.'],
  ['games/fng/contract/fng.ts', '../app/index.ts', 'games/fng/contract must not import games/fng/app.'],
  ['games/fng/app/index.ts', '../../other/app/index.ts', 'games/fng/app must not import games/other/app.'],
  ['games/other/app/index.ts', '../../fng/rules/system.ts', 'games/other/app must not import games/fng/rules.'],
  ['main/app/print/source.ts', '../../../games/fng/rules/state.ts', 'main/app must not import games/fng/rules.'],
  ['renderer/bridge.ts', '../games/fng/screens/words.ts', 'renderer must not import games/fng/screens.'],
  ['main/store/library.ts', '../app/program.ts', 'main/store must not import main/app.'],
  ['main/app/program.ts', '../serve/server.ts', 'main/app must not import main/serve.'],
  ['main/shell/menu.ts', '../../games/fng/rules/state.ts', 'main/shell must not import games/fng/rules.'],
  ['main/shell/menu.ts', '../serve/server.ts', 'main/shell must not import main/serve.'],
  ['main/cli/run.ts', '../../games/fng/rules/simulation.ts', 'main/cli must not import games/fng/rules.'],
  ['main/shell/menu.ts', '../serve/friends/friendsDoor.ts', 'main/shell must not import main/serve/friends.'],
  ['main/index.ts', './serve/server.ts', 'main/index.ts must not import main/serve.'],
  ['contract/journal.ts', '../main/app/program.ts', 'contract must not import main/app.'],
  ['preload/index.ts', '../main/shell/ipc.ts', 'preload must not import main/shell.'],
  ['renderer/bridge.ts', '../main/app/program.ts', 'renderer must not import main/app.'],
  ['renderer/bridge.ts', '../preload/index.ts', 'renderer must not import preload.'],
])('src/%s importing %s is reported, in every way of importing', (file, specifier, message) => {
  expect(complaints(file, specifier)).toEqual([message, message, message])
})

it.each([
  ['games/fng/rules/people.ts', '../../../main/engine/errors.ts'],
  ['games/fng/rules/people.ts', './state.ts'],
  ['games/other/rules/people.ts', './state.ts'],
  ['games/fng/app/index.ts', '../rules/system.ts'],
  ['games/fng/screens/words.ts', '../contract/roster.ts'],
  ['games/fng/screens/words.ts', '../../../renderer/bridge.ts'],
  ['main/app/program.ts', '../../contract/rpc.ts'],
  ['main/serve/server.ts', '../app/program.ts'],
  ['main/cli/commands/serve.ts', '../../serve/server.ts'],
  ['main/cli.ts', './cli/run.ts'],
  ['main/index.ts', './shell/menu.ts'],
  ['main/index.ts', './serve/friends/friendsDoor.ts'],
  ['main/serve/friends/friendsDoor.ts', '../guard.ts'],
  ['renderer/bridge.ts', '../contract/rpc.ts'],
  ['main/serve/server.ts', 'node:http'],
])('src/%s may import %s', (file, specifier) => {
  expect(complaints(file, specifier)).toEqual([])
})
