// Writes NOTICE, the licences of all that is handed out: `npm run notice`. A test holds it to the lock file.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticeOf } from './package/notice.ts'
import { shippedPackages } from './package/shippedPackages.ts'
import { root } from './start/child.ts'
import { ensureBuilt } from './start/ensureBuilt.ts'

process.exitCode = await ensureBuilt()
if (process.exitCode === 0) writeFileSync(join(root, 'NOTICE'), noticeOf(shippedPackages(root)))
