// `npm run advisories`: whether a fault has been made known in a package that is handed out with the program.
import { spawnSync } from 'node:child_process'
import { shippedPackages } from '../package/shippedPackages.ts'
import { root } from '../start/child.ts'
import { advisories, readAudit } from './audit.ts'

// One question, and none of the waiting that an installation may do: where nobody answers, the gate goes on.
const asked = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
const { stdout } = spawnSync('npm', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
const audit = readAudit(stdout)
if ('refused' in audit) console.log(`The registry tells nothing of advisories here: ${audit.refused}`)
else {
  const found = advisories(
    audit,
    shippedPackages(root).map(({ name }) => name),
  )
  for (const { name, severity, title, url, isGrave } of found)
    console.log(`${isGrave ? 'must be mended' : 'to be known'}: ${name}, ${severity}: ${title} ${url}`)
  console.log(`${found.length} advisories of what is handed out.`)
  if (found.some(({ isGrave }) => isGrave)) process.exitCode = 1
}
