// Runs a built Electron main process under plain Node; launch.ts starts it, and shows its windows.
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startUp } from './control.ts'

const entry = process.argv[2]
if (entry === undefined) throw new Error('usage: node run.ts <built main entry>')
const standin = new URL('./electron.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' || specifier === 'electron/main'
      ? { url: standin, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})
await import(pathToFileURL(resolve(entry)).href)
startUp()
