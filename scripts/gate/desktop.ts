// `npm run desktop`: what a Linux desktop is told of the program, looked at by the desktops' own validators.
import { spawnSync } from 'node:child_process'
import { findCommand } from './machine.ts'

const why = 'Looking at what Linux is told of the program takes two validators. Run this:'
const packages = ['desktop-file-utils', 'appstream']
const validators = [
  { command: 'desktop-file-validate', args: ['resources/short-timer.desktop'] },
  { command: 'appstreamcli', args: ['validate', '--no-net', 'resources/app.shorttimer.ShortTimer.metainfo.xml'] },
] as const

if (process.platform !== 'linux') console.log('The validators of Linux desktops run on Linux only.')
else
  for (const { command, args } of validators) {
    const path = findCommand({ commands: [command], packages, why })
    const { status } = spawnSync(path, args, { stdio: 'inherit' })
    console.log(`${command} ${args.at(-1)}: ${status === 0 ? 'ok' : 'found faults'}`)
    if (status !== 0) process.exitCode = 1
  }
