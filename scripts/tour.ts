// `npm run tour`: the program in a terminal, from one bundle, which is built anew when a source is newer.
import { enableCompileCache } from 'node:module'
import { compiled } from './start/child.ts'
import { isBuilt } from './start/fresh.ts'

enableCompileCache(compiled)
const code = isBuilt() ? 0 : await (await import('./start/ensureBuilt.ts')).ensureBuilt()
const cli = '../out/main/cli.js'
if (code === 0) await import(cli)
else process.exitCode = code
