import { app } from './app.ts'
import { clickMenu, menuLabels } from './desk.ts'
import { pageActs, showIn } from './page.ts'
import { calls, laidReady } from './record.ts'
import { permissions } from './scheme.ts'
import { wire, type Acts } from './wire.ts'

/** What a test may tell the program that it runs. */
const acts: Acts = {
  answer: (method: string, result: unknown) => {
    laidReady.push({ method, result })
  },
  calls: () => calls,
  quit: () => {
    app.quit()
  },
  menu: (path: string[]) => {
    clickMenu(path)
  },
  labels: (path: string[]) => menuLabels(path),
  secondInstance: (commandLine: string[]) => app.emit('second-instance', {}, commandLine, process.cwd()),
  permission: (name: string) => {
    let granted = null
    permissions.request?.(null, name, (answer) => (granted = answer))
    return { request: granted, check: permissions.check?.(null, name), device: permissions.device?.() }
  },
}

/** As in Electron, `ready` comes only after the entry module has been evaluated. */
export function startUp(): void {
  showIn(wire(process, { ...acts, ...pageActs }))
  app.becomeReady()
  // A failed test must not leave the program running.
  process.on('disconnect', () => {
    app.exit(1)
  })
}
