import { join } from 'node:path'
import './cli/fitNode.js'

// Only now: what is imported at the top of a bundle, the database among it, is loaded before any of its own lines.
const { main } = await import('./cli/main.ts')

/** Beside this bundle (`out/main/cli.js`), the page that browser mode shows. */
process.exitCode = await main(join(import.meta.dirname, '../renderer'))
