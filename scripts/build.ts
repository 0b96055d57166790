// `npm run build`: builds the program, whether it is out of date or not.
import { buildAlone, runBuild } from './start/ensureBuilt.ts'

process.exitCode = await buildAlone(() => runBuild())
